import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#database/database.ts'
import { addMembers } from '../machine/members.ts'
import type { PostgresServer } from '../machine/postgres-server.ts'
import { startSite, until, untilReady } from '../machine/site-process.ts'
import { freePort } from '../machine/throw-away-postgres.mjs'
import { type Figure, noneOf } from './figure.ts'
import { allMails, untilJobsAreDone } from './whole.ts'
import { passwordWriter, profileWriter, registrant, type Writer } from './writers.ts'

/** So that the server tells of every fault by which name the norm knows it. */
export const tellingFaults = { logging_collector: 'on', log_filename: 'said', log_line_prefix: '%e ' }

/** How often the server let a transaction give way: it met another (40001), or both waited for each other (40P01). */
export function gaveWayIn({ data }: PostgresServer): number {
  return readFileSync(join(data, 'log/said'), 'utf8').match(/^40(001|P01) ERROR/gm)?.length ?? 0
}

type Crowd = { times: number; server: PostgresServer; folder: string }

/**
 * Many who write at once through two processes, until so many transactions had to give way. Whoever was answered has it,
 * whole and once, however often it was done again; whoever was told to come back comes back.
 */
export async function proveCrowd({ times, server, folder }: Crowd): Promise<Figure[]> {
  const address = { kind: 'postgres', url: server.url } as const
  const profiles = Array.from({ length: 32 }, (_, index) => `profiel-${index}@example.nl`)
  const passwords = ['wachtwoord-0@example.nl', 'wachtwoord-1@example.nl']
  await addMembers(address, [...profiles, ...passwords])
  await using db = openDatabase(address)
  await using opened = new AsyncDisposableStack()
  const start = async () => {
    const METRICS_PORT = String(await freePort())
    const settings = { DATABASE_URL: server.url, DATA_DIR: folder, METRICS_PORT, LOG_LEVEL: 'error' }
    const site = await startSite({ ...settings, TRUST_PROXY: '127.0.0.1' })
    opened.defer(async () => void (await site.end()))
    await untilReady(site)
    return { address: site.address, retries: () => retriesOf(METRICS_PORT) }
  }
  const sites = [await start(), await start()]
  const at = (index: number) => sites[index % 2]?.address ?? ''

  const writers: Writer[] = [
    ...(await Promise.all(profiles.map((email, index) => profileWriter(at(index), email)))),
    ...(await Promise.all(passwords.map((email, index) => passwordWriter(at(index), email)))),
    ...['aanmelder', 'tweede'].map((name, index) => registrant(at(index), name)),
  ]
  const retries = async () =>
    (await Promise.all(sites.map((site) => site.retries()))).reduce((sum, each) => sum + each)
  const [gaveBefore, retriedBefore] = [gaveWayIn(server), await retries()]
  const gaveWay = () => gaveWayIn(server) - gaveBefore
  let isOver = false
  const work = writers.map(async (writer) => {
    while (!isOver) await writer.write(() => isOver)
  })
  await until(async () => gaveWay() >= times, mostSeconds).finally(() => (isOver = true))
  await Promise.all(work)
  const [gave, again] = [gaveWay(), (await retries()) - retriedBefore]

  await untilJobsAreDone(db)
  const mails = await allMails(db, folder)
  const faults: string[] = []
  for (const writer of writers) faults.push(...(await writer.faultsIn(db, mails)))
  const answered = writers.reduce((sum, writer) => sum + writer.answered(), 0)
  return [
    noneOf(
      `${writers.length} who write at once through two processes: lost, half there, twice or wrong`,
      faults,
      `${answered.toLocaleString('en')} answered writes`,
    ),
    {
      what: 'the same: times that a transaction had to give way, and was done again',
      figure: `${gave} and ${again}`,
      limit: `≥ ${times}`,
      holds: gave >= times && again > 0,
    },
  ]
}

const mostSeconds = 600

async function retriesOf(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^site_transaction_retries_total (\d+)/m.exec(text)?.[1])
}
