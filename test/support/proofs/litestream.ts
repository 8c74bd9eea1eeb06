import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#database/database.ts'
import { openLitestream } from '../machine/litestream.ts'
import { addMembers, numberIn, passwordOf, profileOf } from '../machine/members.ts'
import { type SiteProcess, startSite, until, untilReady } from '../machine/site-process.ts'
import { loggedIn, type Visitor } from '../machine/visitor.ts'
import { atMost, type Figure, noneOf } from './figure.ts'
import { emails } from './pair.ts'
import { logInMembers } from './traffic.ts'
import { faultsOfDatabase, migrationsIn } from './whole.ts'
import { inTheLog } from './writers.ts'

type Save = { number: number; answeredAt: number }
const mostSecondsBehind = 10

/** Litestream copies the SQLite file while members save; the site dies, then the whole machine with its disk. */
export async function proveLitestream(folder: string, { seconds }: { seconds: number }): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack()
  const dataDir = join(folder, 'data')
  const file = join(dataDir, 'site.db')
  const first = await startIn(dataDir)
  await addMembers({ kind: 'sqlite', file }, emails)
  const litestream = openLitestream(folder, file)
  opened.defer(litestream.stop)
  litestream.start()

  const saved = await saveUntilKilled(first, seconds)
  const killed = performance.now()
  let copies = 0
  const newCopy = async () => {
    const copy = join(folder, `copy-${copies++}.db`)
    await litestream.restore(copy)
    return copy
  }
  await until(async () => (await missingIn(await newCopy(), saved)).length === 0, 60)
  const caughtUp = (performance.now() - killed) / 1_000

  const more = await saveUntilKilled(await startIn(dataDir), seconds, litestream.kill)
  const lost = performance.now()
  const migrations = await migrationsOf(file)
  rmSync(dataDir, { recursive: true })
  const restored = await newCopy()
  const missing = await missingIn(restored, more)
  const damage = [
    ...(await faultsOfDatabase({ kind: 'sqlite', file: restored }, migrations)),
    ...(await notesMissingIn(restored, more)),
  ]

  await litestream.restore(file)
  const again = await startIn(dataDir)
  opened.defer(async () => void (await again.end('SIGKILL')))
  const member = await loggedIn(again.address, emails[0] ?? '', passwordOf(0))
  const { status } = await member.post('/api/v1/user/profile/update', profileOf(1))

  const oldest = Math.min(lost, ...missing.map(({ answeredAt }) => answeredAt))
  const answered = more.flat().length.toLocaleString('en')
  return [
    atMost(
      `the site killed: its copy holds every answered write (${saved.flat().length.toLocaleString('en')}) after`,
      caughtUp,
      mostSecondsBehind,
      's',
    ),
    atMost(
      `the machine and its disk lost: of ${answered} answered writes the copy lacks ${missing.length}, all of the last`,
      (lost - oldest) / 1_000,
      mostSecondsBehind,
      's',
    ),
    noneOf('the same: damage to the copy, or a write missing before one that is there', damage, answered),
    noneOf('the site on the copy: log-ins and saves that fail', status === 200 ? [] : [String(status)], '2'),
  ]
}

async function startIn(dataDir: string): Promise<SiteProcess> {
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
  await untilReady(site)
  return site
}

/** Each member saves without pause; then the process gets kill -9, and with it whatever else dies at that moment. */
async function saveUntilKilled(
  site: SiteProcess,
  seconds: number,
  alsoKill: () => void = () => {},
): Promise<Save[][]> {
  const members = await logInMembers(site.address, emails, passwordOf(0))
  let isOver = false
  const work = members.map((member) => savesOf(member, () => isOver))
  await pause(seconds * 1_000)
  alsoKill()
  await site.end('SIGKILL')
  isOver = true
  return Promise.all(work)
}

/** Numbers go on from one life of the site to the next. */
let lastNumber = 0

async function savesOf(member: Visitor, isOver: () => boolean): Promise<Save[]> {
  const saves: Save[] = []
  while (!isOver()) {
    const number = ++lastNumber
    const { status } = await member.post('/api/v1/user/profile/update', profileOf(number))
    if (status === 200) saves.push({ number, answeredAt: performance.now() })
  }
  return saves
}

/** A save replaces the one before it: what has a higher number than what is there is missing. */
async function missingIn(file: string, saved: Save[][]): Promise<Save[]> {
  const found = await foundIn(file)
  return saved.flatMap((saves, index) => saves.filter(({ number }) => number > (found[index]?.number ?? 0)))
}

/** Every save leaves a line in the log, up to the most that are kept: none may be missing of those that are there. */
async function notesMissingIn(file: string, saved: Save[][]): Promise<string[]> {
  const found = await foundIn(file)
  return saved.flatMap((saves, index) => {
    const { number = 0, events = 0 } = found[index] ?? {}
    const isThere = saves.filter((save) => save.number <= number).length
    return events < inTheLog(isThere) ? [`${isThere} saves are there, ${events} are noted`] : []
  })
}

async function foundIn(file: string): Promise<{ number: number; events: number }[]> {
  await using db = openDatabase({ kind: 'sqlite', file })
  const rows = await db
    .selectFrom('member')
    .select(({ selectFrom, fn }) => [
      'email',
      'last_name',
      selectFrom('security_event')
        .select(fn.countAll<number>().as('count'))
        .whereRef('security_event.member_id', '=', 'member.id')
        .where('event', '=', 'profile-change')
        .as('events'),
    ])
    .where('email', 'in', emails)
    .execute()
  return emails.map((email) => {
    const row = rows.find((each) => each.email === email)
    return { number: row ? numberIn(row.last_name) : 0, events: Number(row?.events ?? 0) }
  })
}

async function migrationsOf(file: string): Promise<string[]> {
  await using db = openDatabase({ kind: 'sqlite', file })
  return await migrationsIn(db)
}
