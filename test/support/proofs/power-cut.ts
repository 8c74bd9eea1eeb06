import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '#database/database.ts'
import { toColumns } from '#features/profile/store.ts'
import { DiskFile, type Lie, lies } from '../machine/disk-image.ts'
import { type DiskEvent, readTrace, traceDisk } from '../machine/disk-trace.ts'
import { inFolder } from '../machine/each-database.ts'
import { addMembers, numberIn, passwordOf, profileOf } from '../machine/members.ts'
import { startSite, untilReady } from '../machine/site-process.ts'
import { loggedIn } from '../machine/visitor.ts'
import { type Figure, noneOf } from './figure.ts'
import { faultsOfDatabase, migrationsIn } from './whole.ts'
import { inTheLog } from './writers.ts'

const emails = ['een@example.nl', 'twee@example.nl', 'drie@example.nl', 'vier@example.nl']
const files = ['site.db', 'site.db-wal']

/** The clock of JavaScript counts whole milliseconds, that of the trace a thousand times finer. */
const clockStep = 1

type Saved = { email: string; number: number; at: number }

/** The power goes at any moment, and the disk holds what it was told to keep and any part of the rest. */
export async function provePowerCut({ seconds, cuts }: { seconds: number; cuts: number }): Promise<Figure[]> {
  return inFolder(async (folder) => {
    const { before, events, saved } = await record(join(folder, 'data'), seconds)
    const onDisk = new Map(files.map((file, index) => [file, new DiskFile(before[index] ?? Buffer.alloc(0))]))
    const places = Array.from({ length: cuts }, () => Math.floor(Math.random() * events.length)).sort(
      (a, b) => a - b,
    )

    const faults: string[] = []
    let written = 0
    for (const [index, place] of places.entries()) {
      for (; written < place; written++) noteOn(onDisk, events[written])
      const lie = lies[index % lies.length] ?? 'everything'
      const promised = saved.filter(({ at }) => at < (events[place]?.at ?? 0))
      faults.push(...(await faultsAfterCut(join(folder, `cut-${index}`), onDisk, lie, promised)))
    }
    const syncs = events.filter(({ kind }) => kind === 'sync').length
    const checkpoints = events.filter(({ kind, file }) => kind === 'sync' && file === 'site.db').length
    const of = `${cuts} power cuts in ${saved.length.toLocaleString('en')} answered writes (${syncs} syncs, ${checkpoints} of them of checkpoints)`
    return [
      noneOf('power cut on SQLite: does not open, damaged, half there or an answered write lost', faults, of),
    ]
  })
}

/** What the disk held, what was asked of it, and what was answered meanwhile. */
async function record(dataDir: string, seconds: number) {
  const database = { kind: 'sqlite', file: join(dataDir, 'site.db') } as const
  await mkdir(dataDir)
  await addMembers(database, emails)
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  await untilReady(site)
  const log = join(dataDir, 'trace')
  const visitors = await Promise.all(
    emails.map(async (email) => ({ email, visitor: await loggedIn(site.address, email, passwordOf(0)) })),
  )
  const stopTrace = await traceDisk(site.child.pid ?? 0, log)
  const before = await Promise.all(files.map((file) => readFile(join(dataDir, file))))

  const saved: Saved[] = []
  let isOver = false
  const work = visitors.map(async ({ visitor, email }) => {
    for (let number = 1; !isOver; number++) {
      const { status } = await visitor.post('/api/v1/user/profile/update', profileOf(number))
      if (status === 200) saved.push({ email, number, at: Date.now() + clockStep })
    }
  })
  await pause(seconds * 1_000)
  isOver = true
  await Promise.all(work)
  await stopTrace()
  await site.end('SIGKILL')
  return { before, saved, events: (await readTrace(log)).filter(({ file }) => files.includes(file)) }
}

function noteOn(onDisk: Map<string, DiskFile>, event: DiskEvent | undefined): void {
  if (event) onDisk.get(event.file)?.note(event)
}

async function faultsAfterCut(
  folder: string,
  onDisk: Map<string, DiskFile>,
  lie: Lie,
  promised: Saved[],
): Promise<string[]> {
  await mkdir(folder)
  for (const [name, file] of onDisk) await writeFile(join(folder, name), file.afterPowerCut(lie, Math.random))
  const address = { kind: 'sqlite', file: join(folder, 'site.db') } as const
  const faults = await findFaults(address, promised).catch((error: Error) => [error.message])
  await rm(folder, { recursive: true })
  return faults.map((fault) => `${fault} (the disk held ${lie})`)
}

async function findFaults(address: { kind: 'sqlite'; file: string }, promised: Saved[]): Promise<string[]> {
  await using db = openDatabase(address)
  const faults = await faultsOfDatabase(address, await migrationsIn(db))
  for (const email of emails) {
    const row = await db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const number = numberIn(row.last_name)
    const least = Math.max(0, ...promised.filter((one) => one.email === email).map((one) => one.number))
    if (number < least) faults.push(`write ${least} was answered, ${number} is there`)
    if (!isDeepStrictEqual({ ...row, ...toColumns(profileOf(number)) }, { ...row }))
      faults.push('a profile is half there')
    const events = await db
      .selectFrom('security_event')
      .select('id')
      .where('member_id', '=', row.id)
      .where('event', '=', 'profile-change')
      .execute()
    if (events.length !== inTheLog(number))
      faults.push(`profile ${number} with ${events.length} lines in the log`)
  }
  return faults
}
