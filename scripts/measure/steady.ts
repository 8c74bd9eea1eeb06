import type { SiteProcess } from '#test/machine/site-process.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { load } from './load.ts'

const perSecond = 200
const seconds = 10
const secondsToWarmUp = 4
const mostInMilliseconds = 10

/** What people type, letter by letter. */
const beginnings = ['f', 'tan', 'eigen r', 'vergoe', 'zorgtoesl']

/** What 99 of 100 answers stay below while so many are asked each second. */
export async function benchSteady({ address }: SiteProcess, cookie: string): Promise<Figure[]> {
  const suggestions = beginnings.map((q) => `/api/v1/search/suggest?${new URLSearchParams({ q })}`)
  return [
    await steady('the data of the account page', address, ['/api/v1/user/profile'], cookie),
    await steady('the account page itself', address, ['/mijn-account'], cookie),
    await steady('suggestions, the slowest of five beginnings', address, suggestions, cookie),
  ]
}

async function steady(what: string, address: string, paths: string[], cookie: string): Promise<Figure> {
  const options = ['--overallRate', String(perSecond), '-H', `cookie: ${cookie}`]
  const found: number[] = []
  for (const path of paths) {
    await load(address + path, secondsToWarmUp, options)
    const { p99, failed } = await load(address + path, seconds, options)
    if (failed > 0) throw new Error(`${failed} of ${path} were not answered.`)
    found.push(p99)
  }
  const p99 = Math.max(...found)
  return {
    what: `p99 of ${what}, at ${perSecond} requests a second`,
    figure: `${p99.toFixed(1)} ms`,
    limit: `≤ ${mostInMilliseconds} ms`,
    holds: p99 <= mostInMilliseconds,
  }
}
