import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import pg from 'pg'
import type { DatabaseAddress } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { cleanUp } from '#features/account/flows/clean-up.ts'
import { emptyOutbox } from '#features/mail/flows/empty-outbox.ts'
import { openPatiently, type TestDatabase, testDatabases } from '#test/databases.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { wholeLife } from './whole-life.ts'

/** Tables that grow with members and visits. Jobs are gone within a second; pages are read whole, on purpose. */
const growing =
  'member|registration|known_browser|session|proof|allowance|outbox|security_event|search_log|recovery_code|page_version'

for (const kind of testDatabases) {
  test(`on ${kind.name}, no statement reads a growing table from end to end`, async () => {
    const address = await addressWithTables(kind)
    const asked = statementsFrom(() => everything(address))
    const statements = [...new Set(await asked)].filter(isOfTheSite)

    const offences = []
    for (const { sql, plan } of await plansOf(address, statements))
      if (readsFromEndToEnd.test(plan) || readsTooMuch(sql, plan)) offences.push(`${sql}\n${plan}`)

    assert.ok(statements.length > 40, `${statements.length} statements`)
    assert.deepEqual(offences, [])
  })
}

/** A migration asks for columns that are gone after it, and may read all there is. */
async function addressWithTables(kind: TestDatabase): Promise<DatabaseAddress> {
  const address = await kind.newAddress('tables')
  const db = openPatiently(address)
  await migrate(db)
  await db.destroy()
  return address
}

/** A test site shows the mails that wait; the site itself never does. */
function isOfTheSite(sql: string): boolean {
  return /^(select|update|delete)/i.test(sql) && sql !== 'select "document" from "outbox" order by "id"'
}

const readsFromEndToEnd = new RegExp(`(SCAN |Seq Scan on )"?(${growing})\\b`)

function readsTooMuch(sql: string, plan: string): boolean {
  const readsAllSessions = /^select.*"token_hash" in \(/.test(sql) && plan.includes('session_expires')
  // Up to some hundred thousand rows PostgreSQL reads all of them to find these.
  const deletesAList = /^delete.* in \(select/.test(sql)
  return readsAllSessions || deletesAList
}

async function everything(database: DatabaseAddress): Promise<void> {
  const site: TestSite = await openTestSite({ database })
  await wholeLife(site)
  await site.visit().get('/zoeken?q=eigen+risico')
  const anna = await site.signIn('anna')
  for (const path of ['/mijn-account/veiligheid', '/api/v1/user/export']) await anna.get(path)
  await emptyOutbox(site.db, async () => {}, site.now)
  await cleanUp(site.db, site.now())
  await site.close()
}

/** Watches what the drivers are given. */
async function statementsFrom(work: () => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  const { prepare } = DatabaseSync.prototype
  const { query } = pg.Client.prototype
  DatabaseSync.prototype.prepare = function (sql: string) {
    seen.push(sql)
    return prepare.call(this, sql)
  }
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }]
    seen.push(typeof asked === 'string' ? asked : asked.text)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    DatabaseSync.prototype.prepare = prepare
    pg.Client.prototype.query = query
  }
  return seen
}

type Plan = { sql: string; plan: string }

async function plansOf(address: DatabaseAddress, statements: string[]): Promise<Plan[]> {
  return address.kind === 'sqlite'
    ? sqlitePlans(address.file, statements)
    : postgresPlans(address.url, statements)
}

function sqlitePlans(file: string, statements: string[]): Plan[] {
  using db = new DatabaseSync(file)
  return statements.map((sql) => {
    const steps = db.prepare(`explain query plan ${sql}`).all()
    return { sql, plan: steps.map(({ detail }) => detail).join('\n') }
  })
}

/** On small tables PostgreSQL rightly reads all; forbidden to, it does so only where no index helps. */
async function postgresPlans(url: string, statements: string[]): Promise<Plan[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan')
  const plans: Plan[] = []
  for (const [number, sql] of statements.entries()) {
    await client.query(`prepare plan_${number} as ${sql}`)
    const most = Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
    const values = most > 0 ? `(${Array(most).fill('null').join(', ')})` : ''
    const { rows } = await client.query(`explain execute plan_${number}${values}`)
    plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
  }
  await client.end()
  return plans
}
