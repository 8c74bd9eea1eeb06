import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#database/database.ts'
import { inFolder } from '../machine/each-database.ts'
import { startHaproxy } from '../machine/haproxy.ts'
import { addMembers, numberIn, passwordOf, profileOf } from '../machine/members.ts'
import {
  makePostgres,
  newFolder,
  type PostgresServer,
  runProgram,
  serverIn,
} from '../machine/postgres-server.ts'
import { startSite, until, untilReady } from '../machine/site-process.ts'
import type { Visitor } from '../machine/visitor.ts'
import { atMost, type Figure, noneOf } from './figure.ts'
import { logInMembers } from './traffic.ts'
import { longestRecoveryInSeconds, untilWell } from './watch.ts'
import { inTheLog } from './writers.ts'

export const emails = Array.from({ length: 4 }, (_, index) => `lid-${index}@example.nl`)
export const onlooker = 'kijker@example.nl'

type Trial = { seconds: number; isPatient?: boolean }

/** The server that is written to dies under load, its standby takes over, and nobody touches the site. */
export async function provePair({ seconds, isPatient = false }: Trial): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await using opened = new AsyncDisposableStack()
    const primary = await makePostgres({ hot_standby: 'on' })
    opened.defer(primary.remove)
    const standby = await standbyOf(primary)
    opened.defer(standby.remove)
    const haproxy = await startHaproxy(folder, { serverPorts: [primary.port, standby.port], isPatient })
    opened.defer(haproxy.stop)
    const url = primary.url.replace(`:${primary.port}/`, `:${haproxy.port}/`)
    await untilLed(url)
    await addMembers({ kind: 'postgres', url: primary.url }, [...emails, onlooker])
    const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
    opened.defer(async () => void (await site.end('SIGKILL')))
    await untilReady(site)

    const members = await logInMembers(site.address, emails, passwordOf(0))
    const [watcher] = await logInMembers(site.address, [onlooker], passwordOf(0))
    const writers = members.map(numberedWriter)
    let isOver = false
    const work = writers.map(({ write }) => write(() => isOver))
    await pause(seconds * 1_000)
    await primary.stop('SIGKILL')
    await pause(1_000)
    runProgram('pg_ctl', ['promote', '-w', '-D', standby.data])
    const recovery = watcher ? await untilWell(site.address, watcher) : Number.NaN
    await pause(seconds * 1_000)
    isOver = true
    await Promise.all(work)

    const answered = writers.reduce((sum, { saved }) => sum + saved.length, 0)
    const lost = await lostIn(
      standby,
      writers.map(({ saved }) => saved),
    )
    return [
      noneOf(
        'primary killed, standby promoted (synchronous): answered writes lost',
        lost,
        answered.toLocaleString('en'),
      ),
      atMost('the same: all calls well again after the promotion', recovery, longestRecoveryInSeconds, 's'),
    ]
  })
}

/** HAProxy has found out which server may be written to. */
async function untilLed(url: string): Promise<void> {
  await using db = openDatabase({ kind: 'postgres', url })
  await until(async () => {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
    return rows[0]?.standby === false
  })
  await pause(2_000)
}

/** A copy that follows, and without whose word the primary answers no write. */
async function standbyOf(primary: PostgresServer): Promise<PostgresServer> {
  const standby = await serverIn(newFolder(), { hot_standby: 'on' })
  const connection = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`
  runProgram('pg_basebackup', ['-d', connection, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast'])
  await standby.start()
  await primary.ask('create role haproxy login')
  await primary.ask("alter system set synchronous_standby_names = 'standby'")
  await primary.ask('select pg_reload_conf()')
  await until(async () => {
    const [row] = await primary.ask('select sync_state from pg_stat_replication')
    return row?.sync_state === 'sync'
  })
  return standby
}

/** Counts on after a save that failed, so that a number tells which saves came before it. */
export function numberedWriter(member: Visitor) {
  const saved: number[] = []
  async function write(isOver: () => boolean): Promise<void> {
    for (let number = 1; !isOver(); number++) {
      const { status } = await member.post('/api/v1/user/profile/update', profileOf(number))
      if (status === 200) saved.push(number)
      else await pause(50)
    }
  }
  return { saved, write }
}

/** Every save leaves a line in the log: there must be as many as were answered, and the last must be there. */
export async function lostIn({ url }: { url: string }, saved: number[][]): Promise<string[]> {
  await using db = openDatabase({ kind: 'postgres', url })
  const lost: string[] = []
  for (const [index, numbers] of saved.entries()) {
    const row = await db
      .selectFrom('member')
      .select(({ selectFrom, fn }) => [
        'last_name',
        selectFrom('security_event')
          .select(fn.countAll<number>().as('count'))
          .whereRef('security_event.member_id', '=', 'member.id')
          .where('event', '=', 'profile-change')
          .as('events'),
      ])
      .where('email', '=', emails[index] ?? '')
      .executeTakeFirstOrThrow()
    const found = numberIn(row.last_name)
    const last = numbers.at(-1) ?? 0
    if (found < last) lost.push(`save ${last} was answered, ${found} is there`)
    if ((row.events ?? 0) < inTheLog(numbers.length))
      lost.push(`${numbers.length} saves were answered, ${row.events} are noted`)
  }
  return lost
}
