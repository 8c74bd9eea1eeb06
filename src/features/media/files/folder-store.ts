import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type FileStore, servedStart, sourceStart } from './file-store.ts'

/** Several machines may share it, so every step is one rename. Names that begin with a dot are not finished. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const placeOf = (name: string) => join(folder, name)
  for (const start of [servedStart, sourceStart]) await mkdir(placeOf(start), { recursive: true })
  const sizeOf = (name: string) =>
    stat(placeOf(name)).then(
      ({ size }) => size,
      () => undefined,
    )

  return {
    served: resolve(folder, servedStart),
    put: (name, file) => rename(file, placeOf(name)),
    has: async (name) => (await sizeOf(name)) !== undefined,
    async read(name, { from = 0, to } = { from: 0 }) {
      const size = await sizeOf(name)
      if (size === undefined) return undefined
      const end = Math.min(to ?? size - 1, size - 1)
      const content = size === 0 ? nothing() : createReadStream(placeOf(name), { start: from, end })
      return { content, from, bytes: end - from + 1, size }
    },
    findHere: async (name) => placeOf(name),
    async list(start) {
      const folder = start.startsWith(servedStart) ? servedStart : sourceStart
      const names = (await readdir(placeOf(folder))).filter((name) => !name.startsWith('.'))
      return names.map((name) => folder + name).filter((name) => name.startsWith(start))
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}

/** A stream of a file cannot end before its first byte. */
async function* nothing(): AsyncGenerator<Uint8Array> {}
