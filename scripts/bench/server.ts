import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteEnvironment, siteFlags } from '../prepare.mjs'
import { freePort } from '../throw-away-postgres.mjs'

export type Server = {
  address: string
  child: ChildProcess
  millisecondsToStart: number
  stop: () => Promise<void>
}

/** A program that serves on `PORT`, with a data folder of its own unless it is given one. */
export async function startServer(file: string, environment: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'izz-bench-'))
  const address = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, [...siteFlags, file], {
    env: {
      ...siteEnvironment,
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const millisecondsToStart = performance.now() - start
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { address, child, millisecondsToStart, stop }
}

/** Every page that the site itself lists. */
export async function pathsOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
