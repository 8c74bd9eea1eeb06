import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { sql } from 'kysely'
import { type Database, type DatabaseAddress, openDatabase } from '#database/database.ts'
import { patience } from '#database/patience.ts'
import { samples } from '#features/account/samples.ts'
import type { Client } from '#test/client.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'
import { fromPostgres } from '../scripts/move/postgres-place.ts'
import { wholeLife } from './whole-life.ts'

const [sqlite, postgres] = testDatabases
const skip = postgres ? false : 'PostgreSQL is not on this machine'
assert.ok(sqlite)

const folder = await mkdtemp(join(tmpdir(), 'izz-move-'))
after(() => rm(folder, { recursive: true, force: true }))
const password = 'tulpen in de regen 42'

const source = await sqlite.newAddress()
const site = await openTestSite({ database: source })
const target = await postgres?.newAddress('nothing')

/** Somebody with an account, a session and odd letters in her name; somebody whose link to begin is still in the mail. */
const dina = site.visit()
const activate = async (email: string) => {
  const mail = (await site.mails()).findLast(({ to, kind }) => to === email && kind === 'activate')
  return mail && 'path' in mail ? (new URL(mail.path, 'http://a').searchParams.get('code') ?? '') : ''
}
const profile = { ...samples.anna.profile, lastName: "D'Été-Łoś" }
await dina.post('/actions/users/save-user', { ...profile, email: 'dina@example.nl', password })
await dina.post('/actions/users/activate', { code: await activate('dina@example.nl') })
await dina.post('/actions/users/login', { loginName: 'dina@example.nl', password })
const bea = site.visit()
await bea.post('/actions/users/save-user', { ...profile, email: 'later@example.nl', password })
const link = await activate('later@example.nl')
const before = await rowsIn(source)
await site.close()

const moved = target && (await move(source, urlOf(target)))
const unmoved = target && (await openTestSite())
const there = target && moved?.code === 0 ? await openTestSite({ database: target }) : undefined

test('everything that SQLite holds is carried over, and counted table by table', { skip }, async () => {
  assert.equal(moved?.code, 0, moved?.output ?? '')
  assert.match(moved.output, /^member: 4 rows, the same in both$/m)
  assert.match(moved.output, /The source is as it was\./)
})

test('on the moved site a session goes on, and so does a link that was mailed before', { skip }, async () => {
  assert.ok(there)
  const browser = visitAs(there, dina)

  assert.equal((await browser.get('/api/v1/user/profile')).json().data.lastName, "D'Été-Łoś")
  assert.equal((await browser.post('/api/v1/user/profile/update', profile)).statusCode, 200)
  const later = visitAs(there, bea)
  assert.equal((await later.post('/actions/users/activate', { code: link })).statusCode, 200)
  const login = { loginName: 'later@example.nl', password }
  assert.equal((await later.post('/actions/users/login', login)).statusCode, 200)
})

test('on the moved site members and editors get every answer that they get on one that never moved', {
  skip,
}, async () => {
  assert.ok(there && unmoved)

  const [lived, expected] = [await answersIn(there), await answersIn(unmoved)]

  assert.deepEqual(lived, expected)
  assert.ok(lived.length > 15)
  assert.deepEqual(
    lived.filter((answer) => !/ (200|30[123])$/.test(answer)),
    ['/actions/users/login 400'],
  )
})

test('a database that holds something is left as it is', { skip }, async () => {
  assert.ok(target)
  const rows = await rowsIn(target)

  const refused = await move(source, urlOf(target))

  assert.equal(refused.code, 1)
  assert.match(refused.output, /^The database holds \d+ tables already; name an empty one\.$/m)
  assert.deepEqual(await rowsIn(target), rows)
})

test('a row that cannot be carried over leaves nothing behind', { skip }, async () => {
  assert.ok(postgres)
  const odd = await sqlite.newAddress('tables')
  const db = openPatiently(odd)
  await db.insertInto('redirect').values({ from_path: '/goed', to_path: '/ook' }).execute()
  await db.insertInto('redirect').values({ from_path: '/oud', to_path: '/nieuw\u0000' }).execute()
  await db.destroy()
  const empty = await postgres.newAddress('nothing')

  const refused = await move(odd, urlOf(empty))

  assert.equal(refused.code, 1)
  assert.match(refused.output, /redirect could not be written/)
  assert.equal((await move(source, urlOf(empty))).code, 0)
})

test('and back: what PostgreSQL holds becomes a file, once', { skip }, async () => {
  assert.ok(postgres)
  const copy = await postgres.newAddress('nothing')
  assert.equal((await move(source, urlOf(copy))).code, 0)
  const place = join(folder, 'terug')

  const back = await move(copy, place)

  assert.equal(back.code, 0, back.output)
  assert.deepEqual(await readdir(place), ['site.db'])
  assert.deepEqual(await rowsIn({ kind: 'sqlite', file: join(place, 'site.db') }), before)
  const again = await move(copy, place)
  assert.match(again.output, /exists already/)
})

test('a moment of PostgreSQL stays open while the other database works', { skip }, async () => {
  assert.ok(postgres)
  const address = await postgres.newAddress('tables')
  const others = openPatiently(address)
  const impatient = { ...patience.long, idle_in_transaction_session_timeout: 5_000 }

  const [before, later] = await fromPostgres(
    urlOf(address),
    async (place) => {
      const before = await place.tables()
      await until(async () => (await idleMilliseconds(others)) > 6_000)
      return [before, await place.tables()]
    },
    impatient,
  ).finally(() => others.destroy())

  assert.deepEqual(later, before)
})

test('between two of a kind nothing is moved, nor from nowhere', async () => {
  const same = await move(source, join(folder, 'zelfde'))
  const nowhere = await move(
    { kind: 'sqlite', file: join(folder, 'weg/site.db') },
    'postgres://127.0.0.1:1/x',
  )

  assert.match(same.output, /^Both are sqlite: make a backup/m)
  assert.ok(!existsSync(join(folder, 'zelfde')))
  assert.match(nowhere.output, /^There is no database yet/m)
})

test('nothing is moved through a pooler', async () => {
  const { code, output } = await move(source, 'postgres://site@127.0.0.1:1/site?pooler=transaction')

  assert.equal(code, 1)
  assert.match(output, /leads to a pooler/)
})

/** Of an account from registering to removal, with one wrong password, and of a page from its concept to what readers see. */
async function answersIn(site: TestSite): Promise<string[]> {
  const answers: string[] = []
  const noting = ({ post, get, ...rest }: Client): Client => {
    const note = async (path: string, answer: ReturnType<Client['get']>) => {
      answers.push(`${path.replace(/[?].*|[0-9a-f-]{36}/, '…')} ${(await answer).statusCode}`)
      return answer
    }
    return {
      ...rest,
      get: (path, headers) => note(path, get(path, headers)),
      post: (path, values, headers) => note(path, post(path, values, headers)),
    }
  }
  await wholeLife({ ...site, visit: () => noting(site.visit()) })
  await publishAsEditor(noting(await site.signIn('eva')))
  return answers
}

async function publishAsEditor(eva: Client): Promise<void> {
  const drafts = '/api/v1/redactie/drafts'
  const path = '/verhuisd'
  const { id } = (await eva.post(`${drafts}/start`, { path })).json().data
  const { revision } = (await eva.get(`${drafts}/${id}`)).json().data
  const document = samplePage(path)
  const saved = (await eva.post(`${drafts}/save`, { id, revision, document })).json().data
  await eva.post(`${drafts}/publish`, { id, revision: saved.revision })
  await eva.get(path)
}

/** The same browser, some time later. */
function visitAs(site: TestSite, { cookies }: Client): Client {
  const browser = site.visit()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

async function move(from: DatabaseAddress, to: string): Promise<{ code: number; output: string }> {
  const place = from.kind === 'sqlite' ? { DATA_DIR: dirname(from.file) } : { DATABASE_URL: from.url }
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...place }
  return new Promise((resolve) =>
    execFile(process.execPath, ['scripts/move.ts', to], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )
}

/** How long a transaction of somebody else stands still, as the server tells; one that is gone stands still for ever. */
async function idleMilliseconds(db: Database): Promise<number> {
  const { rows } = await sql<{ idle: number | null }>`
    select extract(epoch from max(clock_timestamp() - state_change))::float8 * 1000 as idle from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`.execute(
    db,
  )
  return rows[0]?.idle ?? Number.POSITIVE_INFINITY
}

function urlOf(address: DatabaseAddress): string {
  return address.kind === 'postgres' ? address.url : assert.fail()
}

/** Every row of what somebody would miss, in an order of its own. */
async function rowsIn(address: DatabaseAddress): Promise<unknown[]> {
  const db = openDatabase(address)
  const tables = ['member', 'session', 'proof', 'registration', 'page', 'security_event', 'outbox'] as const
  const all = []
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    all.push(rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted())
  }
  await db.destroy()
  return all
}
