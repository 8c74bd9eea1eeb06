import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js')

export type Load = { perSecond: number; p99: number; failed: number }

/** Requests from a process of its own, so that the load does not slow what it measures. */
export async function load(url: string, seconds: number, options: string[] = []): Promise<Load> {
  const args = [
    autocannon,
    '--json',
    '-c',
    '32',
    '-d',
    String(seconds),
    '-H',
    'accept-encoding: br',
    ...options,
    url,
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const result = JSON.parse(Buffer.concat(await child.stdout.toArray()).toString())
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
