import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, normalize, sep } from 'node:path'
import { z } from 'zod'
import { secretKeyFile } from '#private-folder.ts'
import { Refusal } from './refusal.ts'

/** What a backup tells about itself: when, of what, and the SHA-256 of each of its files. */
export type BackupNote = z.infer<typeof noteSchema>

const noteSchema = z.object({
  madeAt: z.string(),
  kind: z.enum(['sqlite', 'postgres']),
  files: z.record(z.string(), z.string()),
})

export const noteFile = 'backup.json'
export const databaseFile = 'database'
export const filesFolder = 'files'
export const mediaFolder = join(filesFolder, 'media')

/** Not the database, which is copied apart, nor what is not finished, nor the key, which makes a backup worth stealing. */
export function isKept(path: string): boolean {
  return path.split(sep).every((name) => !/^site\.db|\.part$|^incoming$/.test(name) && name !== secretKeyFile)
}

/** Refuses a backup that is not exactly as it was made, and says what is wrong with it. */
export async function readNote(backup: string): Promise<BackupNote> {
  const note = await parseNote(backup)
  const listed = new Set(Object.keys(note.files))
  for (const path of listed) {
    if (isAbsolute(path) || normalize(path) !== path || path.startsWith('..'))
      throw new Refusal(`${backup} lists ${path}, which leads outside.`)
    const isOurs = path === databaseFile || path.startsWith(filesFolder + sep)
    if (!isOurs || !isKept(path)) throw new Refusal(`${path} is nothing that a backup holds.`)
  }

  const found = await filesOf(backup)
  for (const path of found) {
    if (!listed.has(path)) throw new Refusal(`${backup} holds ${path}, which is not in its list.`)
    if ((await hashOf(join(backup, path))) !== note.files[path])
      throw new Refusal(`${backup} is damaged: ${path} is not the file that was saved.`)
  }
  const missing = [...listed.difference(new Set(found))][0]
  if (missing) throw new Refusal(`${backup} is damaged: ${missing} is missing.`)
  return note
}

async function parseNote(backup: string): Promise<BackupNote> {
  const text = await readFile(join(backup, noteFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Refusal(`${backup} is no backup: it holds no ${noteFile}.`)
  let note: unknown
  try {
    note = JSON.parse(text)
  } catch {
    throw new Refusal(`${backup} is damaged: its ${noteFile} cannot be read.`)
  }
  const read = noteSchema.safeParse(note)
  if (!read.success)
    throw new Refusal(
      `${backup} has no list of its files: an older release made it, and only that one restores it.`,
    )
  return read.data
}

/** All files of a backup but the note. Links are refused: what they lead to is not in the backup. */
export async function filesOf(backup: string, folder = ''): Promise<string[]> {
  const paths: string[] = []
  for (const name of (await readdir(join(backup, folder))).toSorted()) {
    const path = join(folder, name)
    const found = await lstat(join(backup, path))
    if (found.isDirectory()) paths.push(...(await filesOf(backup, path)))
    else if (!found.isFile() || found.nlink > 1)
      throw new Refusal(`${path} is a link, or no file at all: ${backup} is not as it was made.`)
    else if (path !== noteFile) paths.push(path)
  }
  return paths
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
