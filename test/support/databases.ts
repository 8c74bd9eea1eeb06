import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { type Database, type DatabaseAddress, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { patience } from '#database/patience.ts'
import { copyOnServer, copyToFile, onServer, type Template } from '#test/templates.ts'

export type TestDatabase = {
  name: 'sqlite' | 'postgres'
  /** Of a database that nobody else uses. Whoever opens it brings it up to date, which a copy of a template is already. */
  newAddress: (template?: Template) => Promise<DatabaseAddress>
}

/** `TEST_POSTGRES_URL` names a server whose databases may be made and dropped; `npm test` starts one. */
const server = process.env.TEST_POSTGRES_URL

/** Every store and flow test loops over these. */
export const testDatabases: TestDatabase[] = [
  { name: 'sqlite', newAddress: newSqliteAddress },
  ...(server
    ? [
        {
          name: 'postgres' as const,
          newAddress: (template?: Template) => newPostgresAddress(server, template),
        },
      ]
    : []),
]

/** PostgreSQL that lets transactions give way where distributed databases do; undefined without a server. */
export const serializable: TestDatabase | undefined = server
  ? { name: 'postgres', newAddress: (template) => newSerializableAddress(server, template) }
  : undefined

/** An empty database with all tables, gone when the tests of the file are done. */
export async function openTestDatabase(kind: TestDatabase): Promise<Database> {
  const db = openPatiently(await kind.newAddress('tables'))
  after(() => db.destroy())
  await migrate(db)
  return db
}

/** A busy machine is slow, not wrong: only tests about waiting give up as soon as the site does. */
export const openPatiently: typeof openDatabase = (address, onConnectionLost) =>
  openDatabase(address, onConnectionLost, patient)

export const patient = {
  ...patience.short,
  connectionTimeoutMillis: 300_000,
  statement_timeout: 300_000,
  query_timeout: 310_000,
  idle_in_transaction_session_timeout: 300_000,
}

/** The file of the site lies in its data folder. */
export function dataDirOf(address: DatabaseAddress, otherwise: string): string {
  return address.kind === 'sqlite' ? dirname(address.file) : otherwise
}

async function newSqliteAddress(template: Template = 'content'): Promise<DatabaseAddress> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-test-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'site.db')
  await copyToFile(template, file)
  return { kind: 'sqlite', file }
}

async function newPostgresAddress(server: string, template: Template = 'content'): Promise<DatabaseAddress> {
  const name = `izz_test_${randomBytes(6).toString('hex')}`
  const address = await copyOnServer(server, template, name)
  after(() => onServer(server, `drop database if exists ${name} with (force)`))
  return address
}

async function newSerializableAddress(server: string, template?: Template): Promise<DatabaseAddress> {
  const address = await newPostgresAddress(server, template)
  if (address.kind === 'postgres')
    await onServer(
      server,
      `alter database ${new URL(address.url).pathname.slice(1)} set default_transaction_isolation = 'serializable'`,
    )
  return address
}
