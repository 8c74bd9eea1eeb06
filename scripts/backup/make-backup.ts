import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { type BackupNote, databaseFile, filesFolder, hashOf, noteFile } from './note.ts'
import { dumpPostgres } from './postgres.ts'
import { copySqlite } from './sqlite.ts'

/**
 * One folder per backup, named by its moment: the database as it was then, and everything beside it in `DATA_DIR`. The
 * database goes first, so every picture that it names is among the files. Until it is whole, its name ends in `.part`.
 */
export async function makeBackup(config: Config, folder: string, now: Date): Promise<string> {
  const place = resolve(folder, `izz-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const part = `${place}.part`
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const copy = join(part, databaseFile)
    const { database } = config
    if (database.kind === 'sqlite') copySqlite(database.file, copy)
    else dumpPostgres(database.url, copy)
    await copyFiles(config.dataDir, join(part, filesFolder))
    const note: BackupNote = { madeAt: now.toISOString(), kind: database.kind, sha256: await hashOf(copy) }
    await writeFile(join(part, noteFile), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
    await rename(part, place)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  return place
}

/** Not the database, which is copied apart, nor what is not finished. */
async function copyFiles(dataDir: string, target: string): Promise<void> {
  const isWanted = (path: string) => !/^site\.db|\.part$|^incoming$/.test(basename(path))
  await mkdir(dataDir, { recursive: true })
  await cp(dataDir, target, { recursive: true, preserveTimestamps: true, filter: isWanted })
}
