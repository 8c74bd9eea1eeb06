import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

/** What a backup tells about itself. */
export type BackupNote = { madeAt: string; kind: 'sqlite' | 'postgres'; sha256: string }

export const noteFile = 'backup.json'
export const databaseFile = 'database'
export const filesFolder = 'files'

export async function readNote(backup: string): Promise<BackupNote> {
  const text = await readFile(join(backup, noteFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Refusal(`${backup} is no backup: it holds no ${noteFile}.`)

  const note: BackupNote = JSON.parse(text)
  if ((await hashOf(join(backup, databaseFile))) !== note.sha256)
    throw new Refusal(`${backup} is damaged: its database is not the one that was saved.`)
  return note
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
