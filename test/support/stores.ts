import assert from 'node:assert/strict'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FileStore } from '#features/media/files/file-store.ts'
import { openFolderStore } from '#features/media/files/folder-store.ts'
import { findS3Address } from '#features/media/files/media-address.ts'
import { openS3Store } from '#features/media/files/s3-store.ts'
import { openS3Server } from '#test/s3-server.ts'

/** A kind of place in which files may lie, each time an empty one. */
export type TestStore = {
  name: string
  /** In this folder, if it is one. */
  open: (folder?: string) => Promise<FileStore>
  /** Nobody reaches it until it comes back. */
  goAway: (store: FileStore) => Promise<() => Promise<unknown>>
}

/** For the tests of one file: the server goes with them. */
export async function openTestStores(): Promise<TestStore[]> {
  const s3 = await openS3Server()
  const openBucket = async () => openS3Store(findS3Address(s3.newUrl()) ?? assert.fail(), quickPatience)
  const cutLine = async () => {
    s3.setTrouble({ kind: 'away' })
    return async () => s3.setTrouble(undefined)
  }
  return [
    { name: 'a folder', open: openFolder, goAway: moveFolder },
    { name: 'S3', open: openBucket, goAway: cutLine },
  ]
}

/** As patient as others, in less time. */
export const quickPatience = {
  answerMilliseconds: 5_000,
  bytesMilliseconds: 500,
  pauses: [1, 2, 4],
  namesAtOnce: 3,
}

async function openFolder(folder?: string): Promise<FileStore> {
  if (folder) return openFolderStore(folder)
  const made = await mkdtemp(join(tmpdir(), 'izz-store-'))
  after(() => rm(made, { recursive: true, force: true }))
  return openFolderStore(made)
}

async function moveFolder({ served = assert.fail() }: FileStore) {
  await rename(served, `${served}-weg`)
  return () => rename(`${served}-weg`, served)
}
