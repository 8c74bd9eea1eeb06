import { once } from 'node:events'
import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { settleSamples } from '#features/account/flows/settle-samples.ts'
import { openHasher } from '#features/account/passwords/hasher.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { toColumns } from '#features/profile/store.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { type SiteProcess, startAndWait } from '#test/machine/site-process.ts'
import { startPostgres } from '#test/machine/throw-away-postgres.mjs'
import { loggedIn, newVisitor, type Visitor } from '#test/machine/visitor.ts'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { ask } from './ask.ts'
import { load, loadOfSaves } from './load.ts'
import { benchSteady } from './steady.ts'

const rounds = 3
const secondsPerRound = 3

export async function benchAccounts(): Promise<Figure[]> {
  const sqlite = await startAndWait({ TRUST_PROXY: '127.0.0.1' })
  const empty = await startAndWait({}, { program: 'scripts/measure/empty-fastify.ts' })
  const figures = [await statusCall('SQLite', sqlite, empty, 0.6)]
  figures.push(...(await benchSteady(sqlite, (await logIn(sqlite.address)).cookie ?? '')))
  figures.push(await profileSave(sqlite))
  figures.push(...(await logIns(sqlite)))
  await sqlite.end()

  const postgres = await startPostgres()
  if (postgres) {
    const site = await startAndWait({ DATABASE_URL: postgres.url })
    figures.push(await statusCall('PostgreSQL', site, empty, 0.25))
    await site.end()
    postgres.stop()
  }
  await empty.end()
  return figures
}

async function statusCall(
  database: string,
  site: SiteProcess,
  empty: SiteProcess,
  must: number,
): Promise<Figure> {
  const { cookie } = await logIn(site.address)
  await warmUp(`${site.address}/api/v1/user/status`, ['-H', `cookie: ${cookie}`])
  await warmUp(empty.address)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await load(`${site.address}/api/v1/user/status`, secondsPerRound, [
      '-H',
      `cookie: ${cookie}`,
    ])
    const theirs = await load(empty.address, secondsPerRound)
    ratios.push(ours.perSecond / theirs.perSecond)
  }
  return ratioFigure(
    `status call with a session, ${database}, against an empty Fastify JSON route`,
    median(ratios),
    must,
  )
}

/** Against the same update of the same table by bare node:sqlite, with the same settings, on the same disk. */
async function profileSave(site: SiteProcess): Promise<Figure> {
  const headers = await logIn(site.address)
  const saving = {
    url: `${site.address}/api/v1/user/profile/update`,
    headers: { ...headers, 'content-type': 'application/json' },
    profile: samples.anna.profile,
  }
  await loadOfSaves(saving, secondsPerRound)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await loadOfSaves(saving, secondsPerRound)
    if (ours.failed > 0) throw new Error(`${ours.failed} saves failed.`)
    ratios.push(ours.perSecond / (await inFolder(rawUpdates)))
  }
  return ratioFigure(
    'profile save, SQLite, synchronous=FULL, against raw single-row updates',
    median(ratios),
    0.4,
  )
}

async function rawUpdates(folder: string): Promise<number> {
  const file = join(folder, 'raw.db')
  const db = openDatabase({ kind: 'sqlite', file })
  await migrate(db)
  const hasher = openHasher()
  await settleSamples(db, hasher, true, new Date())
  await Promise.all([db.destroy(), hasher.close()])

  const raw = new DatabaseSync(file)
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const update =
    raw.prepare(`update member set first_name = ?, last_name = ?, birthdate = ?, function_type = ?,
    branch = ?, job_position = ?, insured = ?, insurer = ?, member_panel = ?, news_letter = ?
    where id = ? returning email`)
  const id = String(raw.prepare('select id from member where email = ?').get(samples.anna.email)?.id)
  const values = Object.values(toColumns(samples.anna.profile))
  let done = 0
  const end = performance.now() + 2_000
  while (performance.now() < end) {
    values[1] = String(done++)
    update.get(...values, id)
  }
  raw.close()
  return done / 2
}

/** 200 people log in at the same time, again and again; then the same while four visitors read page after page. */
async function logIns(site: SiteProcess): Promise<Figure[]> {
  const visitor = newVisitor(site.address)
  await visitor.get('/actions/users/session-info')
  await flood(site.address, visitor, 2)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await bareRate()
    const done = await flood(site.address, visitor, 10)
    ratios.push((2 * done) / (before + (await bareRate())))
  }
  const calm = await pageP99(site.address)
  const [, busy] = await Promise.all([flood(site.address, visitor, 8), pageP99(site.address)])
  return [
    ratioFigure('logins per second, 200 at a time, against bare Argon2id on all cores', median(ratios), 0.9),
    {
      what: 'page p99 of four readers while 200 logins are queued, against without',
      figure: `${(busy / calm).toFixed(1)} × (${busy.toFixed(2)} ms against ${calm.toFixed(2)} ms)`,
      limit: '≤ 5 ×',
      holds: busy <= 5 * calm,
    },
  ]
}

async function pageP99(address: string): Promise<number> {
  const worker = new Worker(new URL('./readers.ts', import.meta.url), { workerData: { address, seconds: 6 } })
  const [p99] = await once(worker, 'message')
  return Number(p99)
}

/** Logins a second. Every attempt is for another address, so that no limit stands in the way. */
async function flood(address: string, visitor: Visitor, seconds: number) {
  let done = 0
  const agent = new Agent({ keepAlive: true })
  const end = performance.now() + seconds * 1_000
  const people = Array.from({ length: 200 }, async (_, person) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const headers = {
        ...visitor.headers(),
        'content-type': 'application/json',
        'x-forwarded-for': `10.${turn % 250}.${person}.1`,
      }
      const loginName = `niemand-${person}-${turn}@example.nl`
      const body = JSON.stringify({ loginName, password: 'het wachtwoord van niemand' })
      const status = await ask(`${address}/actions/users/login`, { method: 'POST', agent, headers }, body)
      if (status === 400 && performance.now() < end) done += 1
    }
  })
  await Promise.all(people)
  agent.destroy()
  return done / seconds
}

async function bareRate(): Promise<number> {
  const seconds = 4
  const counts = Array.from({ length: availableParallelism() }, async () => {
    const worker = new Worker(new URL('./hash-rate.ts', import.meta.url), { workerData: seconds })
    const [count] = await once(worker, 'message')
    return Number(count)
  })
  return (await Promise.all(counts)).reduce((a, b) => a + b) / seconds
}

/** What a member sends along with all that they ask. */
export async function logIn(address: string, email = samples.anna.email, ip?: string) {
  return (await loggedIn(address, email, samplePassword, ip)).headers()
}

/** Programs are slow at first, and what is compared should have run equally long. */
async function warmUp(url: string, options: string[] = []): Promise<void> {
  await load(url, secondsPerRound, options)
}

function ratioFigure(what: string, ratio: number, must: number): Figure {
  return { what, figure: `${ratio.toFixed(2)} ×`, limit: `≥ ${must} ×`, holds: ratio >= must }
}
