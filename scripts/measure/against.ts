import { Agent } from 'node:http'
import { resolve } from 'node:path'
import { samples } from '#features/account/samples.ts'
import { profileOf } from '#test/machine/members.ts'
import { type SiteProcess, startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import { logIn } from './accounts.ts'
import { ask } from './ask.ts'
import { nanosecondsOf } from './processor-time.ts'

/**
 * `node scripts/measure/against.ts <folder>`: this checkout against another one that is built too, both on SQLite as it
 * comes. They take turns, a fraction of a second each, and processor time for each request counts: a shared machine
 * changes it less than the clock, and hits both. Both are started anew several times, since one start of a program may
 * differ from the next by some per cent for as long as it lives.
 */
const [folder, times = '5'] = process.argv.slice(2)
if (!folder) throw new Error('Say the folder of the other checkout, with its build.')
const roots = [undefined, resolve(folder)]
const rounds = 11
const roundsToWarmUp = 4
const atOnce = 8
let asked = 0

/** One of each thing, and how many make a turn. */
type Works = Record<string, { turn: number; once: (number: number) => Promise<number> }>
type Costs = { here: number[]; there: number[] }

const costs = new Map<string, Costs[]>()
for (let start = 0; start < Number(times); start++) {
  const settings = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' }
  const sites = await Promise.all(roots.map((root) => startAndWait(settings, root ? { root } : {})))
  const works = await Promise.all(sites.map(worksOf))
  for (const what of Object.keys(works[0] ?? {}))
    costs.set(what, [...(costs.get(what) ?? []), await takeTurns(sites, works, what)])
  for (const site of sites) await site.end()
}

console.log('| what | this | the other | ratio, median | of each start |\n|---|---|---|---|---|')
for (const [what, starts] of costs) {
  const ratios = starts.map(({ here, there }) => here.map((cost, round) => cost / (there[round] ?? 0)))
  const here = median(starts.flatMap((start) => start.here)).toFixed(0)
  const there = median(starts.flatMap((start) => start.there)).toFixed(0)
  const each = ratios.map((ratio) => median(ratio).toFixed(2)).join(', ')
  console.log(`| ${what} | ${here} µs | ${there} µs | ${median(ratios.flat()).toFixed(3)} × | ${each} |`)
}
process.exit()

/** Who begins changes each time. */
async function takeTurns(sites: SiteProcess[], works: Works[], what: string): Promise<Costs> {
  const found: number[][] = [[], []]
  for (let round = -roundsToWarmUp; round < rounds; round++) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const cost = await costOf(sites[index], works[index]?.[what])
      if (round >= 0) found[index]?.push(cost)
    }
  }
  const [here = [], there = []] = found
  return { here, there }
}

async function worksOf({ address }: SiteProcess): Promise<Works> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const { cookie, ...token } = await logIn(address)
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(address + path, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const saving = { cookie, ...token, 'content-type': 'application/json' }
  return {
    'a page from memory': { turn: 1_000, once: () => get('/') },
    'a page that is drawn (results of a search)': { turn: 100, once: () => get('/zoeken?q=fysio') },
    'the status of a member': { turn: 500, once: () => get('/api/v1/user/status', { cookie }) },
    'a profile that is saved': {
      turn: 200,
      once: (number) =>
        ask(
          `${address}/api/v1/user/profile/update`,
          { agent, method: 'POST', headers: saving },
          JSON.stringify(profileOf(number)),
        ),
    },
    'a log-in': {
      turn: 4,
      once: async (number) => {
        const ip = `10.1.${Math.floor(number / 250)}.${1 + (number % 250)}`
        await logIn(address, samples.bram.email, ip)
        return 200
      },
    },
  }
}

/** In microseconds. */
async function costOf(site: SiteProcess | undefined, work: Works[string] | undefined): Promise<number> {
  if (!site || !work) throw new Error('The other checkout cannot do this.')
  let left = work.turn
  const before = nanosecondsOf(site.child.pid)
  const visitors = Array.from({ length: Math.min(atOnce, work.turn / 2) }, async () => {
    while (left-- > 0) {
      const status = await work.once(asked++)
      if (status !== 200) throw new Error(`It was answered ${status}.`)
    }
  })
  await Promise.all(visitors)
  return (nanosecondsOf(site.child.pid) - before) / work.turn / 1_000
}
