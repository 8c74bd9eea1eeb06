import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Failure } from '#forms/failure.ts'
import { type FileStore, servedStart, sourceStart } from './files/file-store.ts'
import { StoreAway } from './files/store-away.ts'
import { mostDocumentBytes, mostFilmBytes, mostPictureBytes } from './limits.ts'
import { isFileOf } from './medium.ts'
import { mediaRefusals } from './refusals.ts'
import { type Signature, signatureBytes, signatureOf } from './signature.ts'

/** A file that came in, as it was sent; nobody but us can reach it. */
export type Received = { file: string; bytes: number; signature: Signature }

export type MediaFolder = {
  /** Where its files lie. */
  store: FileStore
  receive: (content: AsyncIterable<Buffer>) => Promise<Received | Failure>
  /** Keeps what came in until its files are made. */
  keepSource: (file: string, stem: string) => Promise<void>
  discard: (file: string) => Promise<void>
  /** What came in, as a file of this machine. */
  sourceOf: (stem: string) => Promise<string>
  /** Made under another name first, so that nobody ever gets half a file. What is there already is not made again. */
  makeServed: (address: string, make: (file: string) => Promise<unknown>) => Promise<void>
  forgetSource: (stem: string) => Promise<void>
  /** What was never finished or removed, because a line or a process broke. */
  sweep: (before: Date) => Promise<void>
  /** Everything that was made of it. */
  remove: (stem: string) => Promise<void>
}

/** Takes files in and makes others of them on this machine, and keeps them in the store. */
export async function openMediaFolder(dataDir: string, store: FileStore): Promise<MediaFolder> {
  const workbench = join(dataDir, 'media', 'incoming')
  await mkdir(workbench, { recursive: true })
  const newFile = () => join(workbench, `.${randomUUID()}`)
  const copyOf = (stem: string) => join(workbench, `.${stem}`)
  /** What could not be removed because the store was away. Nobody asks for it any more, so it can wait. */
  const left = new Set<string>()
  const namesOf = async (stem: string) => {
    if (stem.startsWith(sourceStart)) return [stem]
    return (await store.list(`${stem}-`)).filter((name) => isFileOf(stem, name))
  }
  const clear = async (stem: string) => {
    left.delete(stem)
    try {
      for (const name of await namesOf(stem)) await store.remove(name)
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      left.add(stem)
    }
  }
  const forgetSource = async (stem: string) => {
    await rm(copyOf(stem), { force: true })
    await clear(sourceStart + stem)
  }

  return {
    store,
    async receive(content) {
      const file = newFile()
      const received = await write(file, content).catch((error) => ({ error }))
      if ('bytes' in received) return { file, ...received }

      await rm(file, { force: true })
      if ('error' in received) throw received.error
      return received
    },
    async keepSource(file, stem) {
      await store.put(sourceStart + stem, file)
      // What a store far away left here saves us from fetching it.
      await rename(file, copyOf(stem)).catch(() => {})
    },
    sourceOf: (stem) => store.findHere(sourceStart + stem, copyOf(stem)),
    discard: (file) => rm(file, { force: true }),
    async makeServed(address, make) {
      const name = servedStart + basename(address)
      if (await store.has(name)) return
      const unfinished = newFile()
      try {
        await make(unfinished)
        await store.put(name, unfinished)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    forgetSource,
    async sweep(before) {
      const names = (await readdir(workbench)).filter((name) => name.startsWith('.'))
      for (const file of names.map((name) => join(workbench, name))) {
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
      for (const stem of [...left]) await clear(stem)
    },
    async remove(stem) {
      await clear(servedStart + stem)
      await forgetSource(stem)
    },
  }
}

/** Stops as soon as it is too much for what it is. */
async function write(
  file: string,
  content: AsyncIterable<Buffer>,
): Promise<Omit<Received, 'file'> | Failure> {
  await using handle = await open(file, 'wx')
  let start = Buffer.alloc(0)
  let bytes = 0
  for await (const chunk of content) {
    if (start.length < signatureBytes) start = Buffer.concat([start, chunk]).subarray(0, signatureBytes)
    bytes += chunk.length
    const excess = excessOf(signatureOf(start), bytes)
    if (excess) return excess
    await handle.write(chunk)
  }
  if (bytes === 0) return mediaRefusals.nothing
  return { bytes, signature: signatureOf(start) }
}

function excessOf(signature: Signature, bytes: number): Failure | undefined {
  const isFilm = signature === 'mp4' || signature === 'webm'
  if (isFilm) return bytes > mostFilmBytes ? mediaRefusals.largeFilm : undefined
  if (signature === 'pdf') return bytes > mostDocumentBytes ? mediaRefusals.largePdf : undefined
  return bytes > mostPictureBytes ? mediaRefusals.largePicture : undefined
}
