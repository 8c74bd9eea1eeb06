import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { peakMegabytesOf } from '../machine/memory.ts'
import { makePostgres } from '../machine/postgres-server.ts'
import { atMost, type Figure } from './figure.ts'
import { addManyMembers, eventsEach, sessionsEach } from './many-members.ts'

/** From SQLite to PostgreSQL and back, with as many rows as so many members have after a year. */
export async function proveMove(folder: string, { members }: { members: number }): Promise<Figure[]> {
  const source = { kind: 'sqlite', file: join(folder, 'site.db') } as const
  const db = openDatabase(source)
  await migrate(db)
  await db.destroy()
  await addManyMembers(source, { from: 0, to: members, passwordHash: 'x' })
  const server = await makePostgres()
  try {
    const there = await move({ DATA_DIR: folder }, server.url)
    const back = await move({ DATABASE_URL: server.url, DATA_DIR: folder }, join(folder, 'back'))
    const rows = members * (1 + sessionsEach + eventsEach)
    const what = `${members.toLocaleString('en')} members, ${rows.toLocaleString('en')} rows, each compared`
    const most = 30 + rows / 20_000
    return [
      atMost(`${what}: from SQLite to PostgreSQL`, there.seconds, most, 's'),
      atMost('the same: back again', back.seconds, most, 's'),
      atMost(
        'the same: most memory that the command took',
        Math.max(there.megabytes, back.megabytes),
        500,
        'MB',
      ),
    ]
  } finally {
    await server.remove()
  }
}

async function move(
  from: Record<string, string>,
  to: string,
): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/move.ts', to], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...from },
  })
  let megabytes = 0
  const look = async () => {
    megabytes = (await peakMegabytesOf(child.pid).catch(() => 0)) || megabytes
  }
  const watch = setInterval(look, 100)
  const code = await new Promise((resolve) => child.on('exit', resolve)).finally(() => clearInterval(watch))
  if (code !== 0) throw new Error(`npm run move -- ${to} ended with ${code}.`)
  return { seconds: (performance.now() - start) / 1_000, megabytes }
}
