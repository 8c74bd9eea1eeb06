import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, type DatabaseAddress, openDatabase } from '#database/database.ts'
import { until } from '../machine/site-process.ts'
import type { SentMail } from './writers.ts'

/** Everything that was asked is done, and no mail is half sent. */
export async function untilJobsAreDone(db: Database): Promise<void> {
  await until(async () => (await db.selectFrom('job').select('id').limit(1).execute()).length === 0)
}

/** Mails that wait and mails that went, each counted once however often it went. */
export async function allMails(db: Database, dataDir: string): Promise<SentMail[]> {
  const waiting = await db.selectFrom('outbox').select(['id', 'document']).execute()
  const mails = new Map(waiting.map(({ id, document }) => [id, JSON.parse(document ?? '{}').to as string]))
  const folder = join(dataDir, 'mail')
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const text = await readFile(join(folder, name), 'utf8')
    mails.set(name.slice(-40, -4), /^To: (.+)$/m.exec(text)?.[1] ?? 'nobody')
  }
  return [...mails].map(([id, to]) => ({ id, to }))
}

/** What the database itself says about its health, and whether every migration is there, in order. */
export async function faultsOfDatabase(
  address: DatabaseAddress,
  migrationsBefore: string[],
): Promise<string[]> {
  await using db = openDatabase(address)
  const migrations = await migrationsIn(db)
  const isLocked = await sql<{ is_locked: number }>`select is_locked from kysely_migration_lock`.execute(db)
  return [
    ...(address.kind === 'sqlite' ? await integrityFaults(db) : []),
    ...(migrations.join() === migrationsBefore.join() ? [] : [`migrations are ${migrations.join(', ')}`]),
    ...(isLocked.rows.every(({ is_locked }) => is_locked === 0) ? [] : ['the migrations are locked']),
  ]
}

export async function migrationsIn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function integrityFaults(db: Database): Promise<string[]> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const keys = await sql`pragma foreign_key_check`.execute(db)
  const words = check.rows.map(({ integrity_check }) => integrity_check)
  return [
    ...(words.join() === 'ok' ? [] : words),
    ...(keys.rows.length === 0 ? [] : [`${keys.rows.length} rows point nowhere`]),
  ]
}
