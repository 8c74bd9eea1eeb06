import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { type BackupNote, databaseFile, filesFolder, filesOf, hashOf, isKept, noteFile } from './note.ts'
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
    const note: BackupNote = { madeAt: now.toISOString(), kind: database.kind, files: await hashesOf(part) }
    await writeFile(join(part, noteFile), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
    await rename(part, place)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  return place
}

/** What a link leads to is copied, not the link. */
async function copyFiles(dataDir: string, target: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await cp(dataDir, target, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    filter: (path) => isKept(relative(dataDir, path)),
  })
}

async function hashesOf(backup: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const path of await filesOf(backup)) hashes[path] = await hashOf(join(backup, path))
  return hashes
}
