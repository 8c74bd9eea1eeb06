import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FileStore } from '#features/media/files/file-store.ts'
import { openFolderStore } from '#features/media/files/folder-store.ts'

/** A kind of place in which files may lie, each time an empty one. */
export type TestStore = { name: string; open: () => Promise<FileStore> }

export const testStores: TestStore[] = [{ name: 'a folder', open: openFolder }]

async function openFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-store-'))
  after(() => rm(folder, { recursive: true, force: true }))
  return openFolderStore(folder)
}
