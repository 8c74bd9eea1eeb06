import { setTimeout as pause } from 'node:timers/promises'
import { addMembers, passwordOf, profileOf } from '#test/machine/members.ts'
import { megabytesOf } from '#test/machine/memory.ts'
import { startSite, untilReady } from '#test/machine/site-process.ts'
import { type Answer, newVisitor, type Visitor } from '#test/machine/visitor.ts'
import { median } from '#test/median.ts'
import { type Figure, noneOf } from '#test/proofs/figure.ts'

/** A busy day: how often each thing happens. */
const day: Record<keyof Deeds, number> = {
  page: 60_000,
  status: 60_000,
  search: 6_000,
  suggestion: 12_000,
  save: 1_200,
  'log-in': 1_200,
  unknown: 1_200,
}

type Deeds = ReturnType<typeof deedsOf>

const warmUpShare = 0.3
const mostGrowth = 0.05
const emails = Array.from({ length: 20 }, (_, index) => `lid-${index}@example.nl`)

/** The traffic of a day in a few minutes leaves the site as it was. */
export async function proveSoak(dataDir: string, { minutes }: { minutes: number }): Promise<Figure[]> {
  await addMembers({ kind: 'sqlite', file: `${dataDir}/site.db` }, emails)
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
  const faults: string[] = []
  const memory: number[] = []
  let asked = 0
  try {
    await untilReady(site)
    const end = Date.now() + minutes * 60_000
    const doing = Object.entries(deedsOf(site.address)).map(async ([name, deed]) => {
      const every = (minutes * 60_000) / day[name as keyof Deeds]
      for (let number = 0, due = Date.now(); due < end; number++, due += every) {
        await pause(Math.max(0, due - Date.now()))
        const { status } = await deed(number)
        asked += 1
        if (status >= 500 || status === 0) faults.push(`${name} was answered ${status}`)
      }
    })
    const watching = watch(async () => memory.push(await megabytesOf(site.child.pid)), end)
    await Promise.all([...doing, watching])
  } finally {
    await site.end('SIGKILL')
  }
  return [
    noneOf(`a day in ${minutes} minutes: answers that failed`, faults, asked.toLocaleString('en')),
    flatMemory(memory),
  ]
}

async function watch(look: () => Promise<unknown>, end: number): Promise<void> {
  while (Date.now() < end) {
    await look()
    await pause(1_000)
  }
}

function deedsOf(address: string) {
  const members = emails.map(() => newVisitor(address))
  const member = (number: number) => members[number % members.length] as Visitor
  const words = [
    'fysio',
    'bril',
    'eigen risico',
    'zorgtoeslag',
    'kraamzorg',
    'premie',
    'tandarts',
    'nachtdienst',
  ]
  const word = (number: number) => encodeURIComponent(`${words[number % words.length]} ${number % 500}`)
  const paths = [
    '/',
    '/contact',
    '/zorgverzekering',
    '/zorgverzekering/eigen-risico',
    '/gezond-werken',
    '/sitemap',
  ]
  return {
    page: (n: number) => newVisitor(address).get(paths[n % paths.length] ?? '/'),
    status: (n: number) => member(n).get('/api/v1/user/status'),
    search: (n: number) => newVisitor(address).get(`/zoeken?q=${word(n)}`),
    suggestion: (n: number) => newVisitor(address).get(`/api/v1/search/suggest?q=${word(n)}`),
    save: (n: number) => member(n).post('/api/v1/user/profile/update', profileOf(n)),
    'log-in': (n: number) => member(n).logIn(emails[n % emails.length] ?? '', passwordOf(0)),
    unknown: (n: number) => newVisitor(address).get(`/bestaat-niet/${n}`) satisfies Promise<Answer>,
  }
}

/** The middle of what was seen, so that one moment does not decide. */
function flatMemory(memory: number[]): Figure {
  const warm = memory.slice(Math.floor(memory.length * warmUpShare))
  const part = Math.max(1, Math.floor(warm.length / 5))
  const first = median(warm.slice(0, part))
  const last = median(warm.slice(-part))
  const growth = last / first - 1
  return {
    what: 'memory after warming up, first and last',
    figure: `${first.toFixed(0)} and ${last.toFixed(0)} MB: ${(growth * 100).toFixed(1)} %`,
    limit: `≤ ${mostGrowth * 100} %`,
    holds: growth <= mostGrowth,
  }
}
