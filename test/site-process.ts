import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/throw-away-postgres.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

export type SiteProcess = {
  address: string
  child: ChildProcess
  exit: Promise<number | null>
  output: () => string
}

/** The site as an operator runs it: a process of its own, with settings from the environment. */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'izz-process-'))
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  after(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { address: `http://127.0.0.1:${port}`, child, exit, output: () => output }
}

export async function untilReady({ address, exit, output }: SiteProcess): Promise<void> {
  let ended = false
  exit.then(() => (ended = true))
  await until(async () => {
    if (ended) throw new Error(`The site ended: ${output()}`)
    return (await fetch(`${address}/readyz`)).ok
  })
}

/** Waits for a condition; a refused connection is a no. */
export async function until(condition: () => Promise<boolean>, seconds = 15): Promise<void> {
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
