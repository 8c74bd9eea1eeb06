import { sql } from 'kysely'
import { type Database, type DatabaseAddress, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { cleanUp } from '#features/account/flows/clean-up.ts'
import { openHasher } from '#features/account/passwords/hasher.ts'
import { samples as people } from '#features/account/samples.ts'
import { secretHashOf } from '#features/account/secret.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import { passwordOf } from '../machine/members.ts'
import { type SiteProcess, startSite, untilReady } from '../machine/site-process.ts'
import { type Answer, newVisitor, onceAnswered, type Visitor } from '../machine/visitor.ts'
import { median } from '../median.ts'
import type { Figure } from './figure.ts'
import { addManyMembers, memberEmail, sessionsEach, sessionToken, spread } from './many-members.ts'

const mostGrowth = 1.3

/** Of so many the median counts. */
export type Samples = { calls: number; logIns: number; cleanUps: number }
const manySamples: Samples = { calls: 400, logIns: 60, cleanUps: 25 }

/** What a call costs does not depend on how many members there are. */
export async function proveGrowth(
  database: DatabaseAddress,
  dataDir: string,
  sizes: number[],
  samples = manySamples,
): Promise<Figure[]> {
  const passwordHash = await prepare(database)
  const costs: Costs[] = []
  let from = 0
  for (const size of sizes) {
    await addManyMembers(database, { from, to: size, passwordHash })
    costs.push(await costsAt(size, { database, dataDir, samples }))
    from = size
  }
  return calls.map((call) =>
    flat(
      `${call} on ${database.kind}, at ${sizes.map((size) => size.toLocaleString('en')).join(', ')} members`,
      costs.map((cost) => cost[call]),
    ),
  )
}

const calls = [
  'status',
  'profile save',
  'log-in',
  'own events',
  'forgetting 100 sessions and events',
] as const
type Costs = Record<(typeof calls)[number], number>

async function prepare(database: DatabaseAddress): Promise<string> {
  await using db = openDatabase(database)
  await migrate(db)
  const hasher = openHasher()
  const passwordHash = await hasher.hash(passwordOf(0))
  await hasher.close()
  return passwordHash
}

type Setting = { database: DatabaseAddress; dataDir: string; samples: Samples }

async function costsAt(size: number, { database, dataDir, samples }: Setting): Promise<Costs> {
  const site = await startSite({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  })
  try {
    await untilReady(site)
    const sessions = spread(samples.calls, size * sessionsEach)
    return {
      status: await medianCost(sessions, (number) => askStatus(site, number)),
      'profile save': await medianCost(sessions, (number) => saveProfile(site, number)),
      'log-in': await medianCost(spread(samples.logIns, size), (number) => logIn(site, number)),
      'own events': await medianCost(sessions, (number) => askOwnEvents(site, number)),
      'forgetting 100 sessions and events': await forgettingCost(database, samples.cleanUps),
    }
  } finally {
    await site.end()
  }
}

function visitorWith(site: SiteProcess, session: number): Visitor {
  const cookies = new Map([['izz', sessionToken(session)]])
  return newVisitor(site.address, { cookies, ip: '10.0.0.1', token: '' })
}

async function askStatus(site: SiteProcess, session: number): Promise<Answer> {
  return visitorWith(site, session).get('/api/v1/user/status')
}

async function askOwnEvents(site: SiteProcess, session: number): Promise<Answer> {
  return visitorWith(site, session).get('/mijn-account/veiligheid')
}

async function saveProfile(site: SiteProcess, session: number): Promise<Answer> {
  const member = visitorWith(site, session)
  await member.get('/actions/users/session-info')
  return member.post('/api/v1/user/profile/update', people.anna.profile)
}

async function logIn(site: SiteProcess, number: number): Promise<Answer> {
  const visitor = newVisitor(site.address)
  visitor.moveTo(`10.${number % 250}.${Math.floor(number / 250) % 250}.9`)
  await visitor.get('/actions/users/session-info')
  return visitor.logIn(memberEmail(number), passwordOf(0))
}

/** So few that, at every size, nearly each of them lies on a page of its own. */
async function forgettingCost(database: DatabaseAddress, rounds: number): Promise<number> {
  await using db = openDatabase(database)
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (let number = 0; number < 100; number++) await addOld(db, `${round} ${number}`, new Date(number))
    // Folding its log into the file is a cost of what was added, wherever it falls.
    if (database.kind === 'sqlite') await sql`pragma wal_checkpoint`.execute(db)
    const start = performance.now()
    await cleanUp(db, new Date())
    costs.push(performance.now() - start)
  }
  return median(costs)
}

/** A session that ended long ago, and what was noted of it. */
async function addOld(db: Database, token: string, moment: Date): Promise<void> {
  const at = moment.toISOString()
  const times = { created_at: at, extended_at: at, expires_at: at, second_factor_at: null }
  const session = { ...times, token_hash: secretHashOf(token), member_id: 'lid-0' }
  await db.insertInto('session').values(session).execute()
  const memberId = `lid-${moment.getTime()}`
  await noteEvent(db, { event: 'log-in', outcome: 'success', memberId }, 'aanvraag', moment)
}

/** Only what the last answer took; getting ready for it does not count. */
async function medianCost(numbers: number[], ask: (number: number) => Promise<Answer>): Promise<number> {
  const costs: number[] = []
  for (const number of numbers) {
    const { status, milliseconds } = await onceAnswered(() => ask(number))
    if (status !== 200) throw new Error(`A call was answered with ${status}.`)
    costs.push(milliseconds)
  }
  return median(costs)
}

function flat(what: string, costs: number[]): Figure {
  const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1)
  return {
    what,
    figure: `${costs.map((cost) => cost.toFixed(2)).join(', ')} ms: ${growth.toFixed(2)} ×`,
    limit: `≤ ${mostGrowth} × from first to last`,
    holds: growth <= mostGrowth,
  }
}
