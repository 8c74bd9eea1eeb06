import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteEnvironment, siteFlags, siteProgram } from '../../../scripts/prepare.mjs'
import { freePort } from './throw-away-postgres.mjs'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

export type SiteProcess = {
  address: string
  port: number
  child: ChildProcess
  exit: Promise<number | null>
  output: () => string
  /** Ends it, and removes the data folder unless it was given one. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** What we started does not outlive us. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Where it runs, on which Node, what stands before that on the command line, and what else is started in its place. */
export type Surroundings = { root?: string; node?: string; wrapper?: string[]; program?: string }

/** The site as an operator runs it: a process of its own, with settings from the environment. */
export async function startSite(
  environment: Record<string, string> = {},
  { root = projectRoot, node = process.execPath, wrapper = [], program = siteProgram }: Surroundings = {},
): Promise<SiteProcess> {
  const port = Number(environment.PORT ?? (await freePort()))
  const folder = mkdtempSync(join(tmpdir(), 'izz-process-'))
  const [command = '', ...args] = [...wrapper, node, ...siteFlags, program]
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...siteEnvironment, DATA_DIR: folder, ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  exit.then(() => running.delete(child))
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const code = await exit
    rmSync(folder, { recursive: true, force: true })
    return code
  }
  return { address: `http://127.0.0.1:${port}`, port, child, exit, output: () => output, end }
}

/** Started, and asked for the start page until it is there. */
export async function startAndWait(
  environment: Record<string, string> = {},
  surroundings: Surroundings = {},
): Promise<SiteProcess & { millisecondsToStart: number }> {
  const start = performance.now()
  const site = await startSite({ LOG_LEVEL: 'warn', ...environment }, surroundings)
  await untilAnswered(site, '/')
  return { ...site, millisecondsToStart: performance.now() - start }
}

/** A busy machine is slow, not wrong. */
export const patienceInSeconds = 300

export function untilReady(site: SiteProcess): Promise<void> {
  return untilAnswered(site, '/readyz')
}

async function untilAnswered({ address, exit, output }: SiteProcess, path: string): Promise<void> {
  let ended = false
  exit.then(() => (ended = true))
  await until(async () => {
    if (ended) throw new Error(`The site ended: ${output()}`)
    return (await fetch(address + path)).ok
  })
}

/** Waits for a condition; a refused connection is a no. */
export async function until(condition: () => Promise<boolean>, seconds = patienceInSeconds): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await condition().catch(notWhenEnded))) {
    if (Date.now() > end) throw new Error(`It did not happen within ${seconds} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

function notWhenEnded(error: Error): boolean {
  if (error.message.startsWith('The site ended')) throw error
  return false
}
