import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { patience } from '#database/patience.ts'
import { addMembers } from '../machine/members.ts'
import { sharedConnections, startPgbouncer } from '../machine/pgbouncer.ts'
import { makePostgres, type PostgresServer } from '../machine/postgres-server.ts'
import { type SiteProcess, startSite, untilReady } from '../machine/site-process.ts'
import { proveDeeds } from './cut-off.ts'
import { atMost, type Figure, noneOf } from './figure.ts'
import { differences } from './processes.ts'
import { allMails, faultsOfDatabase, migrationsIn, untilJobsAreDone } from './whole.ts'
import { passwordWriter, profileWriter, registrant, type Writer } from './writers.ts'

const profiles = Array.from({ length: 12 }, (_, index) => `profiel-${index}@example.nl`)
const passwords = ['wachtwoord-0@example.nl', 'wachtwoord-1@example.nl']
const compared = ['lid-0@example.nl', 'slot@example.nl']

/** As `docs/postgresql.md` has them set, since a connection that is shared has none of its own. */
const limits = ["statement_timeout = '1500ms'", "idle_in_transaction_session_timeout = '10s'"]

/**
 * Two processes that reach PostgreSQL only through PgBouncer in transaction mode, which gives each transaction whichever
 * connection is free. They start at once on an empty database; then members and an editor write through both.
 */
export async function provePooler(dataDir: string, { seconds }: { seconds: number }): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack()
  const server = await makePostgres({ fsync: 'off' })
  opened.defer(server.remove)
  for (const limit of limits) await server.ask(`alter role site set ${limit}`)
  const pgbouncer = await startPgbouncer(server.port)
  opened.defer(pgbouncer.stop)
  const DATABASE_URL = `${server.url.replace(`:${server.port}/`, `:${pgbouncer.port}/`)}?pooler=transaction`
  const start = () =>
    startSite({ DATABASE_URL, DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
  const sites = await Promise.all([start(), start()])
  for (const site of sites) opened.defer(async () => void (await site.end()))
  await Promise.all(sites.map(untilReady))

  const address = { kind: 'postgres', url: server.url } as const
  const migrations = await allMigrations(dataDir)
  const begun = await faultsOfDatabase(address, migrations)
  await addMembers(address, [...profiles, ...passwords, ...compared])
  const [one, other] = sites.map((site) => site.address) as [string, string]
  const apart = await differences(one, other, server.url)
  const written = await faultsOfWriting(sites, { seconds, dataDir, url: server.url })
  const connections = await connectionsOf(server)
  await using db = openDatabase(address)
  const end = Date.now() + seconds * 1_000
  const deeds = await proveDeeds({ address: one, db, dataDir }, (isEnough) => ({
    done: Promise.resolve(),
    isOver: () => Date.now() > end && isEnough(),
  }))
  return [
    noneOf(
      'two processes start at once on an empty database, behind a pooler: migrations that are wrong',
      begun,
      `${migrations.length}`,
    ),
    noneOf('the same: sessions, CSRF, limits and registrations differ between them', ...apart),
    noneOf('the same: lost, half there or wrong', ...written),
    atMost(
      `the same: connections that PostgreSQL had, of ${2 * connectionsOfProcess} that they may open`,
      connections,
      sharedConnections,
      'connections',
    ),
    ...deeds.map((deed) => ({ ...deed, what: `the same: ${deed.what}` })),
  ]
}

async function allMigrations(folder: string): Promise<string[]> {
  await using db = openDatabase({ kind: 'sqlite', file: join(folder, 'reference.db') })
  await migrate(db)
  return migrationsIn(db)
}

const connectionsOfProcess = patience.short.max + patience.long.max

/** PgBouncer keeps those that it opened. */
async function connectionsOf(server: PostgresServer): Promise<number> {
  const rows = await server.ask("select pid from pg_stat_activity where usename = 'site'")
  return rows.length
}

type Writing = { seconds: number; dataDir: string; url: string }

/** Gives what was wrong, and how much was answered. */
async function faultsOfWriting(
  sites: SiteProcess[],
  { seconds, dataDir, url }: Writing,
): Promise<[string[], string]> {
  const at = (index: number) => sites[index % sites.length]?.address ?? ''
  const writers: Writer[] = [
    ...(await Promise.all(profiles.map((email, index) => profileWriter(at(index), email)))),
    ...(await Promise.all(passwords.map((email, index) => passwordWriter(at(index), email)))),
    ...['aanmelder', 'tweede'].map((name, index) => registrant(at(index), name)),
  ]
  let isOver = false
  const work = writers.map(async (writer) => {
    while (!isOver) await writer.write(() => isOver)
  })
  await pause(seconds * 1_000)
  isOver = true
  await Promise.all(work)

  await using db = openDatabase({ kind: 'postgres', url })
  await untilJobsAreDone(db)
  const mails = await allMails(db, dataDir)
  const faults = (await Promise.all(writers.map((writer) => writer.faultsIn(db, mails)))).flat()
  const answered = writers.reduce((sum, writer) => sum + writer.answered(), 0)
  return [faults, `${answered.toLocaleString('en')} answered writes`]
}
