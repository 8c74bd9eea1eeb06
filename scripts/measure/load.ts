import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const autocannon = createRequire(import.meta.url).resolve('autocannon/autocannon.js')

export type Load = { perSecond: number; count: number; p99: number; failed: number }

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
  return resultOf(args)
}

export type Saving = { url: string; headers: Record<string, string>; profile: object }

/** The same, saving a profile that differs each time. */
export async function loadOfSaves(saving: Saving, seconds: number): Promise<Load> {
  const script = new URL('./saves.ts', import.meta.url).pathname
  return resultOf([script, JSON.stringify({ ...saving, seconds })])
}

async function resultOf(args: string[]): Promise<Load> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const result = JSON.parse(Buffer.concat(await child.stdout.toArray()).toString())
  return {
    perSecond: result.requests.average,
    count: result.requests.total,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
