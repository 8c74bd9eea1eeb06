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
  return toLoad(await resultOf(args))
}

export type Saving = { url: string; headers: Record<string, string>; profile: object }

/** The same, saving a profile that differs each time. */
export async function loadOfSaves(saving: Saving, seconds: number): Promise<Load> {
  const script = new URL('./saves.ts', import.meta.url).pathname
  return toLoad(await resultOf([script, JSON.stringify({ ...saving, seconds })]))
}

/** Searches, each for what nobody asked before, in rounds of so many seconds. */
export async function loadOfSearches(address: string, rounds: number[]): Promise<Load[]> {
  const script = new URL('./search/searches.ts', import.meta.url).pathname
  const loads = (await resultOf<Result[]>([script, JSON.stringify({ address, rounds })])).map(toLoad)
  for (const { failed } of loads) if (failed > 0) throw new Error(`${failed} searches failed.`)
  return loads
}

type Result = {
  requests: { average: number; total: number }
  latency: { p99: number }
  non2xx: number
  errors: number
}

async function resultOf<Answer = Result>(args: string[]): Promise<Answer> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  return JSON.parse(Buffer.concat(await child.stdout.toArray()).toString())
}

function toLoad({ requests, latency, non2xx, errors }: Result): Load {
  return {
    perSecond: requests.average,
    count: requests.total,
    p99: latency.p99,
    failed: non2xx + errors,
  }
}
