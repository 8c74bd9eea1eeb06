import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Line, openLine } from '../machine/line.ts'
import { addMembers, passwordOf } from '../machine/members.ts'
import { makePostgres, type PostgresServer } from '../machine/postgres-server.ts'
import { startSite, untilReady } from '../machine/site-process.ts'
import { loggedIn } from '../machine/visitor.ts'
import type { Figure } from './figure.ts'
import { figureOf, untilWell, watchWhile } from './watch.ts'

type Lengths = { away: number; other: number }

/** Whatever happens to PostgreSQL: pages go on, calls say soon that they cannot, and all is well by itself after it. */
export async function proveDatabaseAway(lengths: Lengths): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack()
  const server = await makePostgres({ max_connections: 30 })
  opened.defer(server.remove)
  const line = await openLine(server.port)
  opened.defer(line.cut)
  const url = server.url.replace(`:${server.port}/`, `:${line.port}/`)
  await addMembers({ kind: 'postgres', url }, ['lid@example.nl'])
  const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
  opened.defer(async () => void (await site.end('SIGKILL')))
  await untilReady(site)
  const member = await loggedIn(site.address, 'lid@example.nl', passwordOf(0))

  const figures: Figure[] = []
  for (const { what, happens } of faultsOf(server, line, lengths)) {
    const watch = await watchWhile(site.address, member, happens)
    figures.push(figureOf(`PostgreSQL ${what}`, watch, await untilWell(site.address, member)))
  }
  return figures
}

type Fault = { what: string; happens: () => Promise<void> }

function faultsOf(server: PostgresServer, line: Line, { away, other }: Lengths): Fault[] {
  return [
    { what: `away for ${away} s`, happens: () => stopped(server, away) },
    { what: 'killed and started again', happens: () => stopped(server, 0, 'SIGQUIT') },
    {
      what: `cutting every connection, ten times a second for ${other} s`,
      happens: () => cutting(server, other),
    },
    { what: `locked (every table) for ${other} s`, happens: () => locked(server, other) },
    { what: `slow (pg_sleep in every profile save) for ${other} s`, happens: () => slow(server, other) },
    { what: `with every connection taken for ${other} s`, happens: () => full(server, other) },
    {
      what: `silent (the line takes everything and gives nothing) for ${other} s`,
      happens: () => silent(line, other),
    },
    { what: `out of reach (the line refuses) for ${other} s`, happens: () => refused(line, other) },
  ]
}

async function stopped(server: PostgresServer, seconds: number, signal?: NodeJS.Signals): Promise<void> {
  await server.stop(signal)
  await pause(seconds * 1_000)
  await server.start()
}

const allOfTheSite = `from pg_stat_activity where usename = 'site'`

async function cutting(server: PostgresServer, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (Date.now() < end) {
    await server.ask(`select pg_terminate_backend(pid) ${allOfTheSite}`)
    await pause(100)
  }
}

async function locked(server: PostgresServer, seconds: number): Promise<void> {
  await using holder = await openClient(server)
  const { rows } = await holder.query(
    "select string_agg(format('%I', tablename), ',') as names from pg_tables where schemaname = 'public'",
  )
  await lockAll(holder, rows[0].names)
  await pause(seconds * 1_000)
  await holder.query('rollback')
}

/** Whoever of the site holds one table and waits for another may be in our way: then we give way, and begin again. */
async function lockAll(holder: pg.Client, names: string): Promise<void> {
  for (;;) {
    try {
      await holder.query(`begin; lock table ${names} in access exclusive mode`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error
      await holder.query('rollback')
    }
  }
}

async function slow(server: PostgresServer, seconds: number): Promise<void> {
  await using client = await openClient(server)
  await client.query(
    `create function sleep() returns trigger as 'begin perform pg_sleep(30); return new; end' language plpgsql`,
  )
  await client.query('create trigger sleep before update on member for each row execute function sleep()')
  await pause(seconds * 1_000)
  await client.query('drop function sleep cascade')
}

/** Every place is taken, and whoever of the site had one is sent away, until none is left to it. */
async function full(server: PostgresServer, seconds: number): Promise<void> {
  await using taken = new AsyncDisposableStack()
  const end = Date.now() + seconds * 1_000
  while (Date.now() < end) {
    const client = await openClient(server, 'site').catch(() => undefined)
    if (client) taken.use(client)
    else {
      await server.ask(`select pg_terminate_backend(pid) ${allOfTheSite} and application_name <> 'proof'`)
      await pause(50)
    }
  }
}

async function silent(line: Line, seconds: number): Promise<void> {
  line.stall()
  await pause(seconds * 1_000)
  await line.mend()
}

async function refused(line: Line, seconds: number): Promise<void> {
  await line.cut()
  await pause(seconds * 1_000)
  await line.mend()
}

async function openClient(server: PostgresServer, user = 'postgres') {
  const client = new pg.Client({
    connectionString: `postgres://${user}@127.0.0.1:${server.port}/site`,
    application_name: 'proof',
  })
  client.on('error', () => {})
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}
