import { constants, copyFile, mkdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Config } from '#config.ts'
import { openFileStore } from '#features/media/files/open-store.ts'
import { databaseFile, filesFolder, mediaFolder, readNote } from './note.ts'
import { restorePostgres } from './postgres.ts'
import { Refusal } from './refusal.ts'
import { restoreSqlite } from './sqlite.ts'

/**
 * Puts a backup where the settings say that the data lives. All of it is checked before anything is touched. What is
 * there already is replaced only when asked.
 */
export async function restoreBackup(config: Config, backup: string, mayOverwrite: boolean): Promise<void> {
  const { database, dataDir } = config
  const { kind, files } = await readNote(backup)
  if (kind !== database.kind)
    throw new Refusal(`This is a backup of ${kind}, and the settings name ${database.kind}.`)

  const copy = join(backup, databaseFile)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (database.kind === 'sqlite') restoreSqlite(copy, database.file, mayOverwrite)
  else await restorePostgres(copy, database.url, { mayOverwrite, dataDir })
  const store = config.media.kind === 's3' ? await openFileStore(config.media) : undefined
  for (const path of Object.keys(files).filter((each) => each.startsWith(filesFolder + sep))) {
    const isMedium = path.startsWith(mediaFolder + sep)
    if (store && isMedium) await store.put(relative(mediaFolder, path), join(backup, path))
    else await restoreFile(join(backup, path), join(dataDir, relative(filesFolder, path)))
  }
}

/** Never through a link that stands in its place. */
async function restoreFile(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await rm(target, { force: true })
  await copyFile(file, target, constants.COPYFILE_EXCL)
  const { atime, mtime } = await stat(file)
  await utimes(target, atime, mtime)
}
