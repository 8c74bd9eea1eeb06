import fc from 'fast-check'
import type { DatabaseAddress } from '#database/database.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { startSite, untilReady } from '../machine/site-process.ts'
import { freePort } from '../machine/throw-away-postgres.mjs'
import { median } from '../median.ts'
import { atMost, type Figure, noneOf } from './figure.ts'
import { anyQuery, anyTail, canary, inputFor, type Schema } from './grammar.ts'
import { type Sender, type Shot, senderTo } from './sender.ts'

type Setting = { seconds: number; database: DatabaseAddress; dataDir: string }

/** Whatever is sent to a call or asked of a page: no 5xx, nothing hangs, memory stays flat, the log stays clean. */
export async function proveFuzz({ seconds, database, dataDir }: Setting): Promise<Figure[]> {
  const metricsPort = await freePort()
  const site = await startSite({
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  })
  const memory = async () => memoryIn(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
  try {
    await untilReady(site)
    const description = (await (await fetch(`${site.address}/api/openapi.json`)).json()) as Description
    const fuzz = (what: string, shots: Shots) =>
      bombard(`${what} on ${database.kind}`, seconds, senderTo(site.address), shots, memory)
    const figures = await Promise.all([
      fuzz('calls', callShots(description)),
      fuzz('pages', await pageShots(site.address)),
    ])
    const spoken = site
      .output()
      .split('\n')
      .filter((line) => line.includes(canary))
    return [
      ...figures.flat(),
      noneOf(`lines of the log that hold what was typed (${database.kind})`, spoken, 'all'),
    ]
  } finally {
    await site.end('SIGKILL')
  }
}

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Description = { paths: Record<string, Record<string, Operation>> }
type Shots = { targets: number; next: (seed: number) => Shot[] }

function callShots({ paths }: Description): Shots {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
      const input = fc.tuple(inputFor(content?.schema ?? {}), anyQuery, fc.nat(9))
      return { path: path.replaceAll(/\{\w+\}/g, 'x'), method, type, input }
    }),
  )
  return {
    targets: calls.length,
    next: (seed) =>
      calls.flatMap(({ path, method, type, input }) =>
        fc.sample(input, { numRuns: 4, seed }).map(([value, query, way]) => ({
          path,
          method,
          query,
          body:
            method === 'post' ? { value, isForm: way < 3, isFile: type.startsWith('multipart') } : undefined,
        })),
      ),
  }
}

async function pageShots(address: string): Promise<Shots> {
  const map = await (await fetch(`${address}/sitemap.xml`)).text()
  const content = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const input = fc.tuple(
    fc.constantFrom(...content, ...otherPages),
    anyQuery,
    fc.option(anyTail, { nil: '' }),
  )
  return {
    targets: content.length + otherPages.length,
    next: (seed) =>
      fc.sample(input, { numRuns: 100, seed }).map(([path, query, tail]) => ({
        path: path + tail,
        method: 'get',
        query,
        body: undefined,
      })),
  }
}

const otherPages = [
  ...[
    '/zoeken',
    '/inloggen',
    '/registreren',
    '/activeren',
    '/wachtwoord-instellen',
    '/e-mailadres-bevestigen',
  ],
  ...[
    '/mijn-account',
    '/mijn-account/veiligheid',
    '/redactie',
    '/media/u',
    '/media',
    '/dist',
    '/og',
    '/postvak',
  ],
  ...['/api/v1', '/actions/users', '/.well-known', '/sitemap.xml', '/voorbeelden', '/api/v1/search/suggest'],
]

/** A visitor, a member and an editor take turns, each of them at least once. */
const people = [undefined, samples.bram, samples.eva].map(
  (sample) => sample && { loginName: sample.email, password: samplePassword },
)
const atOnce = 8
const longestSeconds = 5

async function bombard(
  what: string,
  seconds: number,
  sender: Sender,
  shots: Shots,
  memory: () => Promise<number>,
): Promise<Figure[]> {
  const faults: string[] = []
  const sentBack: string[] = []
  const sizes: number[] = []
  const firstSeed = Math.trunc(Math.random() * 1e6)
  const end = Date.now() + seconds * 1_000
  let [sent, slowest, seed] = [0, 0, firstSeed]
  for (; Date.now() < end || seed < firstSeed + people.length; seed++) {
    await sender.logIn(people[seed % people.length])
    const round = shots.next(seed)
    sent += round.length
    while (round.length > 0) {
      const answers = await Promise.all(round.splice(0, atOnce).map(sender.shoot))
      for (const { fault, sentBack: words, milliseconds } of answers) {
        slowest = Math.max(slowest, milliseconds)
        if (words) sentBack.push(`${words} (seed ${seed})`)
        if (fault) faults.push(`${fault} (seed ${seed})`)
      }
    }
    sizes.push(await memory())
  }
  const of = `${sent.toLocaleString('en')} requests to ${shots.targets} targets in ${seconds} s, seeds from ${firstSeed}`
  return [
    noneOf(`fuzzed ${what}: 5xx, broken off, or showing the inside`, faults, of, sentBack),
    atMost(`the same: slowest answer`, slowest / 1_000, longestSeconds, 's'),
    atMost(`the same: memory in the last third against the second`, growthOf(sizes), 1.1, '×'),
  ]
}

function growthOf(sizes: number[]): number {
  const third = Math.floor(sizes.length / 3)
  return third < 3 ? 1 : median(sizes.slice(-third)) / median(sizes.slice(third, 2 * third))
}

function memoryIn(metrics: string): number {
  return Number(/^site_memory_bytes\{part="resident"\} (\d+)/m.exec(metrics)?.[1])
}
