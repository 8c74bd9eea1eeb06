import { join } from 'node:path'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { moveEverything } from '../../../scripts/move/move-everything.ts'
import { makePostgres } from '../machine/postgres-server.ts'
import { atMost, type Figure } from './figure.ts'
import { addManyMembers, eventsEach, sessionsEach } from './many-members.ts'

/** From SQLite to PostgreSQL and back, with as many rows as so many members have after a year. */
export async function proveMove(folder: string, { members }: { members: number }): Promise<Figure[]> {
  const source = { kind: 'sqlite', file: join(folder, 'site.db') } as const
  const back = { kind: 'sqlite', file: join(folder, 'back/site.db') } as const
  const db = openDatabase(source)
  await migrate(db)
  await db.destroy()
  await addManyMembers(source, { from: 0, to: members, passwordHash: 'x' })
  const server = await makePostgres()
  const target = { kind: 'postgres', url: server.url } as const
  try {
    const there = await timed(() => moveEverything(source, target, () => {}))
    const here = await timed(() => moveEverything(target, back, () => {}))
    const rows = members * (1 + sessionsEach + eventsEach)
    const what = `${members.toLocaleString('en')} members, ${rows.toLocaleString('en')} rows, each compared`
    const most = 30 + rows / 20_000
    return [
      atMost(`${what}: from SQLite to PostgreSQL`, there, most, 's'),
      atMost('the same: back again', here, most, 's'),
    ]
  } finally {
    await server.remove()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}
