import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { samples } from '#features/account/samples.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { type SiteProcess, startAndWait } from '#test/machine/site-process.ts'
import { startPostgres } from '#test/machine/throw-away-postgres.mjs'
import type { Figure } from '#test/proofs/figure.ts'
import { addManyMembers } from '#test/proofs/many-members.ts'
import { logIn } from './accounts.ts'
import { load, loadOfSaves } from './load.ts'
import { processorSecondsOf, statFieldsOf } from './processor-time.ts'

const seconds = 5
/** On a busy machine five seconds hold so few that the clock of the processor, in hundredths, tells little. */
const fewestLogIns = 40
const members = 20_000

/** What one of each thing takes of a processor, in the site and in PostgreSQL, and a member of a disk: for docs/scale.md. */
export async function benchCosts(): Promise<Figure[]> {
  const sqlite = await startAndWait({ TRUST_PROXY: '127.0.0.1' })
  const figures = await costsOf('SQLite', sqlite, () => 0)
  await sqlite.end()

  const postgres = await startPostgres()
  if (postgres) {
    const server = await postmasterOf(postgres.url)
    const site = await startAndWait({ DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' })
    figures.push(...(await costsOf('PostgreSQL', site, () => secondsOfFamily(server))))
    await site.end()
    figures.push(await roomInPostgres(postgres.url))
    postgres.stop()
  }
  return [...figures, await roomInSqlite()]
}

/** Each thing that is asked of a site, for so many seconds: how often it was done. */
type Works = Record<string, (seconds: number) => Promise<number>>

async function worksOf({ address }: SiteProcess): Promise<Works> {
  const headers = await logIn(address)
  const page = await fetch(address)
  await page.arrayBuffer()
  const etag = page.headers.get('etag')
  const status = `${address}/api/v1/user/status`
  const saving = {
    url: `${address}/api/v1/user/profile/update`,
    headers: { ...headers, 'content-type': 'application/json' },
    profile: samples.anna.profile,
  }
  const count = async (url: string, time: number, headers: string[] = []) =>
    (
      await load(
        url,
        time,
        headers.flatMap((header) => ['-H', header]),
      )
    ).count
  return {
    'a page from memory': (time) => count(address, time),
    'a page that somebody has already (304)': (time) => count(address, time, [`if-none-match: ${etag}`]),
    'a page that is drawn (results of a search)': (time) => count(`${address}/zoeken?q=fysio`, time),
    'the status of a visitor': (time) => count(status, time),
    'the status of a member': (time) => count(status, time, [`cookie: ${headers.cookie}`]),
    'a profile that is saved': async (time) => (await loadOfSaves(saving, time)).count,
    'a log-in': (time) => logInsOf(address, time),
  }
}

/** Log-ins that succeed, each from another place; whatever was begun is counted, since it is paid for. */
async function logInsOf(address: string, time: number): Promise<number> {
  const end = performance.now() + time * 1_000
  let done = 0
  while (performance.now() < end || done < fewestLogIns) {
    await logIn(address, samples.bram.email, `10.1.${Math.floor(done / 250)}.${1 + (done % 250)}`)
    done += 1
  }
  return done
}

async function costsOf(database: string, site: SiteProcess, ofServer: () => number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, work] of Object.entries(await worksOf(site))) {
    await work(seconds)
    const before = { site: processorSecondsOf(site.child.pid), server: ofServer() }
    const count = await work(seconds)
    const each = (spent: number) => inWords((spent / count) * 1e6)
    const server = ofServer() - before.server
    const more = server > 0 ? `, and ${each(server)} of PostgreSQL` : ''
    figures.push({
      what: `${what}, ${database}, processor time`,
      figure: `${each(processorSecondsOf(site.child.pid) - before.site)}${more}`,
      limit: '',
      holds: count > 0,
    })
  }
  return figures
}

/** Of PostgreSQL's first process and of those that it started. */
function secondsOfFamily(parent: number): number {
  const family = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && (pid === String(parent) || statFieldsOf(pid)[1] === String(parent)),
  )
  return family.reduce((sum, pid) => sum + processorSecondsOf(Number(pid)), 0)
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const parent = Number(statFieldsOf(String(rows[0]?.pid))[1])
  await client.end()
  return parent
}

async function roomInPostgres(url: string): Promise<Figure> {
  await addManyMembers({ kind: 'postgres', url }, { from: 1, to: members + 1, passwordHash: 'x'.repeat(97) })
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select pg_database_size(current_database()) as size')
  await client.end()
  return room('PostgreSQL', Number(rows[0]?.size))
}

async function roomInSqlite(): Promise<Figure> {
  return inFolder(async (folder) => {
    const address = { kind: 'sqlite' as const, file: join(folder, 'site.db') }
    {
      await using db = openDatabase(address)
      await migrate(db)
    }
    await addManyMembers(address, { from: 1, to: members + 1, passwordHash: 'x'.repeat(97) })
    return room('SQLite', statSync(address.file).size)
  })
}

function room(database: string, bytes: number): Figure {
  return {
    what: `a member with five sessions and twenty lines of log, ${database}, on the disk`,
    figure: `${(bytes / members / 1_000).toFixed(1)} KB`,
    limit: '',
    holds: bytes > 0,
  }
}

function inWords(microseconds: number): string {
  return microseconds >= 1_000 ? `${(microseconds / 1_000).toFixed(1)} ms` : `${Math.round(microseconds)} µs`
}
