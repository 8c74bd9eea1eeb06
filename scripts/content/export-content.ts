import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import type { FileStore } from '#features/media/files/file-store.ts'
import { Refusal } from '../backup/refusal.ts'
import { manifestPath, toText } from './content-format.ts'
import { listFiles, writeIfOther } from './folder-on-disk.ts'
import { readSite } from './read-site.ts'

export type Exported = { files: number; removed: number }

/** Into an empty folder, or over an earlier export: what is no longer there is removed from it. */
export async function exportContent(db: Database, store: FileStore, folder: string): Promise<Exported> {
  await mkdir(folder, { recursive: true })
  const isEmpty = (await readdir(folder)).every((name) => name.startsWith('.'))
  const before = isEmpty ? [] : await listFiles(folder)
  if (!isEmpty && !before.includes(manifestPath))
    throw new Refusal(`De map ${folder} is niet leeg en is geen export van de site. Kies een andere map.`)

  const { entries, files } = await readSite(db, store)
  for (const { path, document } of entries) await writeIfOther(folder, path, Buffer.from(toText(document)))
  for (const { path, name } of files) await writeIfOther(folder, path, await readWhole(store, name))

  const written = new Set([...entries, ...files].map(({ path }) => path))
  const gone = before.filter((path) => isOfExport(path) && !written.has(path))
  for (const path of gone) await rm(join(folder, path), { force: true })
  return { files: written.size, removed: gone.length }
}

async function readWhole(store: FileStore, name: string): Promise<Buffer> {
  const found = await store.read(name)
  if (!found) throw new Refusal(`Het bestand ${name} is intussen verwijderd. Begin de export opnieuw.`)
  const pieces: Uint8Array[] = []
  for await (const piece of found.content) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** What somebody put beside an export, such as a README, stays. */
function isOfExport(path: string): boolean {
  return /^(pages|facts|settings|media)\//.test(path)
}
