import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { type Database, type DatabaseAddress, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { patience } from '#database/postgres.ts'

export type TestDatabase = { name: 'sqlite' | 'postgres'; newAddress: () => Promise<DatabaseAddress> }

/** `TEST_POSTGRES_URL` names a server whose databases may be made and dropped; `npm test` starts one. */
const server = process.env.TEST_POSTGRES_URL

/** Every store and flow test loops over these. */
export const testDatabases: TestDatabase[] = [
  { name: 'sqlite', newAddress: newSqliteAddress },
  ...(server ? [{ name: 'postgres' as const, newAddress: () => newPostgresAddress(server) }] : []),
]

/** An empty database with all tables, gone when the tests of the file are done. */
export async function openTestDatabase(kind: TestDatabase): Promise<Database> {
  const db = openPatiently(await kind.newAddress())
  after(() => db.destroy())
  await migrate(db)
  return db
}

/** A busy machine is slow, not wrong: only tests about waiting give up as soon as the site does. */
export const openPatiently: typeof openDatabase = (address, onConnectionLost) =>
  openDatabase(address, onConnectionLost, patient)

export const patient = {
  ...patience.short,
  connectionTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
}

async function newSqliteAddress(): Promise<DatabaseAddress> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-test-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return { kind: 'sqlite', file: join(folder, 'site.db') }
}

async function newPostgresAddress(serverUrl: string): Promise<DatabaseAddress> {
  const name = `izz_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  after(() => onServer(serverUrl, `drop database if exists ${name} with (force)`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { kind: 'postgres', url: url.href }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
