import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { resolve } from 'node:path'
import { samples } from '#features/account/samples.ts'
import { profileOf } from '#test/machine/members.ts'
import { type SiteProcess, startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import { logIn } from './accounts.ts'
import { ask } from './ask.ts'

/**
 * `node scripts/measure/against.ts <folder>`: this checkout against another one that is built too, both on SQLite as it
 * comes. They take turns, a fraction of a second each, and processor time for each request counts: a shared machine
 * changes it less than the clock, and hits both.
 */
const [folder, times = '41'] = process.argv.slice(2)
if (!folder) throw new Error('Say the folder of the other checkout, with its build.')
const rounds = Number(times)
const atOnce = 8
let asked = 0

/** One of each thing, and how many make a turn. */
type Works = Record<string, { turn: number; once: (number: number) => Promise<number> }>

const settings = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' }
const sites = [await startAndWait(settings), await startAndWait(settings, { root: resolve(folder) })]
const works = await Promise.all(sites.map(worksOf))

console.log('| what | this | the other | ratio, median of the rounds | middle half |\n|---|---|---|---|---|')
for (const what of Object.keys(works[0] ?? {})) {
  const costs: number[][] = [[], []]
  // The first rounds warm up. Who begins changes each time.
  for (let round = -5; round < rounds; round++) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const cost = await costOf(sites[index], works[index]?.[what])
      if (round >= 0) costs[index]?.push(cost)
    }
  }
  const [here = [], there = []] = costs
  const ratios = here.map((cost, round) => cost / (there[round] ?? 0)).sort((a, b) => a - b)
  const at = (part: number) => ratios[Math.floor(ratios.length * part)]?.toFixed(2)
  const figures = [here, there].map((each) => `${median(each).toFixed(0)} µs`)
  console.log(
    `| ${[what, ...figures, `${median(ratios).toFixed(3)} ×`, `${at(0.25)} to ${at(0.75)}`].join(' | ')} |`,
  )
}
for (const site of sites) await site.end()
process.exit()

async function worksOf({ address }: SiteProcess): Promise<Works> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const { cookie, token } = await logIn(address)
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(address + path, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const saving = { cookie, 'x-csrf-token': token, 'content-type': 'application/json' }
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
        await logIn(address, { email: samples.bram.email, ip })
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

/** What all threads of a process had of the processor. */
function nanosecondsOf(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
  return times.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
}
