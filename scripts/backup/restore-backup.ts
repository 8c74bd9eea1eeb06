import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { databaseFile, filesFolder, readNote } from './note.ts'
import { restorePostgres } from './postgres.ts'
import { Refusal } from './refusal.ts'
import { restoreSqlite } from './sqlite.ts'

/** Puts a backup where the settings say that the data lives. What is there already is replaced only when asked. */
export async function restoreBackup(config: Config, backup: string, mayOverwrite: boolean): Promise<void> {
  const { database, dataDir } = config
  const { kind } = await readNote(backup)
  if (kind !== database.kind)
    throw new Refusal(`This is a backup of ${kind}, and the settings name ${database.kind}.`)

  const copy = join(backup, databaseFile)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (database.kind === 'sqlite') restoreSqlite(copy, database.file, mayOverwrite)
  else await restorePostgres(copy, database.url, mayOverwrite)
  await cp(join(backup, filesFolder), dataDir, { recursive: true, preserveTimestamps: true })
}
