import { createWriteStream } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#config.ts'
import { type FileStore, servedStart } from '#features/media/files/file-store.ts'
import { openFileStore } from '#features/media/files/open-store.ts'
import {
  type BackupNote,
  databaseFile,
  filesFolder,
  filesOf,
  hashOf,
  isKept,
  mediaFolder,
  noteFile,
} from './note.ts'
import { dumpPostgres } from './postgres.ts'
import { copySqlite } from './sqlite.ts'

/**
 * One folder per backup, named by its moment: the database as it was then, and everything beside it in `DATA_DIR`. The
 * database goes first, so every picture that it names is among the files. Media of a bucket stand where those of a folder
 * do, so either may be restored as the other. Until it is whole, its name ends in `.part`.
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
    await copyFiles(config, join(part, filesFolder))
    if (config.media.kind === 's3')
      await fetchMedia(await openFileStore(config.media), join(part, mediaFolder))
    const note: BackupNote = { madeAt: now.toISOString(), kind: database.kind, files: await hashesOf(part) }
    await writeFile(join(part, noteFile), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
    await rename(part, place)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  return place
}

/** Beside media that lie elsewhere a folder holds what is left from before. */
async function copyFiles({ dataDir, media }: Config, target: string): Promise<void> {
  const isElsewhere = (path: string) => media.kind === 's3' && path === 'media'
  await mkdir(dataDir, { recursive: true })
  await copyFolder(dataDir, target, (file) => {
    const path = relative(dataDir, file)
    return isKept(path) && !isElsewhere(path)
  })
}

/** What a link leads to is copied, not the link. What is removed meanwhile is named by nothing. */
async function copyFolder(from: string, to: string, isMeant: (file: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) {
    const [file, copy] = [join(from, name), join(to, name)]
    if (!isMeant(file)) continue
    try {
      const found = await stat(file)
      if (found.isDirectory()) await copyFolder(file, copy, isMeant)
      else {
        await copyFile(file, copy)
        await utimes(copy, found.atime, found.mtime)
      }
    } catch (error) {
      // A link that leads nowhere is still there.
      if (await lstat(file).catch(() => undefined)) throw error
    }
  }
}

/** Nobody changes what a name holds; what is removed meanwhile is named by nothing. */
async function fetchMedia(store: FileStore, folder: string): Promise<void> {
  await mkdir(join(folder, servedStart), { recursive: true, mode: 0o700 })
  for (const name of await store.list(servedStart)) {
    const found = await store.read(name)
    if (found) await pipeline(found.content, createWriteStream(join(folder, name), { mode: 0o600 }))
  }
}

async function hashesOf(backup: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const path of await filesOf(backup)) hashes[path] = await hashOf(join(backup, path))
  return hashes
}
