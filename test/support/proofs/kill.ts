import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseAddress, openDatabase } from '#database/database.ts'
import { addMembers } from '../machine/members.ts'
import { type SiteProcess, startSite, untilReady } from '../machine/site-process.ts'
import { freePort } from '../machine/throw-away-postgres.mjs'
import { atMost, type Figure, noneOf } from './figure.ts'
import { allMails, faultsOfDatabase, migrationsIn, untilJobsAreDone } from './whole.ts'
import { passwordWriter, profileWriter, registrant, type Writer } from './writers.ts'

type Setting = { rounds: number; database: DatabaseAddress; dataDir: string }

/** The process is killed in the middle of its work, again and again, and each time everything must be there. */
export async function proveKill({ rounds, database, dataDir }: Setting): Promise<Figure[]> {
  const environment = await environmentFor(database, dataDir)
  const profiles = Array.from({ length: 4 }, (_, index) => `profiel-${index}@example.nl`)
  const passwords = ['wachtwoord-0@example.nl', 'wachtwoord-1@example.nl']
  await addMembers(database, [...profiles, ...passwords])
  await using db = openDatabase(database)
  const migrations = await migrationsIn(db)

  let site = await start(environment)
  const writers: Writer[] = [
    ...(await Promise.all(profiles.map((email) => profileWriter(site.address, email)))),
    ...(await Promise.all(passwords.map((email) => passwordWriter(site.address, email)))),
    registrant(site.address, 'aanmelder'),
    registrant(site.address, 'tweede'),
  ]
  const faults: string[] = []
  const starts: number[] = []
  for (let round = 0; round < rounds; round++) {
    await killWhileWriting(site, writers)
    const killed = performance.now()
    site = await start(environment)
    starts.push((performance.now() - killed) / 1_000)

    await untilJobsAreDone(db)
    faults.push(...(await faultsOfDatabase(database, migrations)))
    const mails = await allMails(db, dataDir)
    for (const writer of writers) faults.push(...(await writer.faultsIn(db, mails)))
    // Who died while checking a password leaves it counted; twenty rounds of that would lock the member.
    await db.deleteFrom('allowance').execute()
  }
  await site.end()

  const answered = writers.reduce((sum, writer) => sum + writer.answered(), 0)
  const of = `${answered.toLocaleString('en')} answered writes in ${rounds} rounds`
  return [
    noneOf(`kill -9 under load on ${database.kind}: lost, half there or wrong`, faults, of),
    atMost(`the same: from the kill until it is ready again, slowest`, Math.max(...starts), 60, 's'),
  ]
}

async function environmentFor(database: DatabaseAddress, dataDir: string): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
}

async function start(environment: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(environment)
  await untilReady(site)
  return site
}

const shortestLife = 300
const longestLife = 2_000

async function killWhileWriting(site: SiteProcess, writers: Writer[]): Promise<void> {
  let isOver = false
  const work = writers.map((writer) => writer.write(() => isOver))
  await pause(shortestLife + Math.random() * (longestLife - shortestLife))
  await site.end('SIGKILL')
  isOver = true
  await Promise.all(work)
}
