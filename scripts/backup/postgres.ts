import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { isPooled } from '#database/postgres-pool.ts'
import { Refusal } from './refusal.ts'
import { endingScript } from './under-way.ts'

/** The custom format of `pg_dump`: one moment of the database, whoever writes meanwhile. */
export function dumpPostgres(url: string, file: string): void {
  refusePooler(url)
  run(url, 'pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
}

/**
 * All in one transaction: whatever goes wrong, the database is as it was. The statements hold everything about everybody,
 * and stay behind when a restore is cut off: they go where no backup looks.
 */
export async function restorePostgres(
  dump: string,
  url: string,
  { mayOverwrite, dataDir }: { mayOverwrite: boolean; dataDir: string },
): Promise<void> {
  refusePooler(url)
  const tables = await tablesIn(url)
  if (tables.length > 0 && !mayOverwrite)
    throw new Refusal(`The database holds ${tables.length} tables already; add --overwrite to replace them.`)

  const statements = join(dataDir, 'restore.sql.part')
  try {
    run(url, 'pg_restore', ['--no-owner', '--no-privileges', `--file=${statements}`, dump])
    blankNewerSetting(statements)
    const drop = tables.length > 0 ? `drop table ${tables.join(', ')} cascade` : 'select 1'
    run(url, 'psql', [
      '--no-psqlrc',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      '-c',
      drop,
      '-f',
      statements,
      // The dump leaves the session without a schema to look in.
      '-c',
      'reset search_path',
      '-c',
      endingScript(),
    ])
  } finally {
    rmSync(statements, { force: true })
  }
}

/** What is set for a connection would stay with whoever gets it next: the site would not find its own tables. */
export function refusePooler(url: string): void {
  if (isPooled(url))
    throw new Refusal(
      'The address leads to a pooler (pooler=transaction); name PostgreSQL itself, as docs/postgresql.md tells.',
    )
}

const newerSetting = 'SET transaction_timeout = 0;'
const headLines = 40
const headBytes = 8_192

/**
 * Programs of PostgreSQL 17 and later write a setting that servers before 17 refuse. It stands in the head of the
 * statements; further down the same words are content. Blanks take its place, so the rest stays where it is.
 */
export function blankNewerSetting(statements: string): void {
  const handle = openSync(statements, 'r+')
  try {
    const head = Buffer.alloc(headBytes)
    const read = readSync(handle, head, 0, headBytes, 0)
    const lines = head.toString('latin1', 0, read).split('\n').slice(0, headLines)
    const line = lines.indexOf(newerSetting)
    if (line === -1) return
    const start = lines.slice(0, line).reduce((bytes, { length }) => bytes + length + 1, 0)
    writeSync(handle, ' '.repeat(newerSetting.length), start)
  } finally {
    closeSync(handle)
  }
}

async function tablesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()`,
  )
  await client.end()
  return rows.map(({ name }) => name)
}

/** The address goes by the environment: everyone on the machine can read a command line. */
function run(url: string, name: string, args: string[]): void {
  const { status, stderr } = spawnSync(programPath(name), args, {
    encoding: 'utf8',
    env: { ...process.env, ...environmentOf(new URL(url)) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Refusal(`${name} failed: ${stderr.trim()}`)
}

function environmentOf({
  hostname,
  port,
  username,
  password,
  pathname,
  searchParams,
}: URL): Record<string, string> {
  const [sslMode, authority] = [searchParams.get('sslmode'), searchParams.get('sslrootcert')]
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
    ...(authority && { PGSSLROOTCERT: authority }),
  }
}

/** The newest there is: an older one refuses a newer server. */
function programPath(name: string): string {
  const versions = Array.from({ length: 10 }, (_, index) => `/usr/lib/postgresql/${23 - index}/bin`)
  const folders = [...versions, ...(process.env.PATH ?? '').split(delimiter)]
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (!path) throw new Refusal(`${name} is not on this machine: apt-get install postgresql-client brings it.`)
  return path
}
