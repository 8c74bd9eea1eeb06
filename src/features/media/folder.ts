import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Failure } from '#forms/failure.ts'
import { mostDocumentBytes, mostFilmBytes, mostPictureBytes } from './limits.ts'
import { mediaRefusals } from './refusals.ts'
import { type Signature, signatureBytes, signatureOf } from './signature.ts'

/** A file that came in, as it was sent; nobody but us can reach it. */
export type Received = { file: string; bytes: number; signature: Signature }

export type MediaFolder = {
  /** Where files lie that everybody may see. */
  served: string
  receive: (content: AsyncIterable<Buffer>) => Promise<Received | Failure>
  /** Keeps what came in until its files are made. */
  keepSource: (file: string, stem: string) => Promise<void>
  discard: (file: string) => Promise<void>
  sourceOf: (stem: string) => string
  /** Made under another name first, so that nobody ever gets half a file. What is there already is not made again. */
  makeServed: (address: string, make: (file: string) => Promise<unknown>) => Promise<void>
  forgetSource: (stem: string) => Promise<void>
  /** What was never finished, because a line or a process broke. */
  sweep: (before: Date) => Promise<void>
  /** Everything that was made of it. */
  remove: (stem: string) => Promise<void>
}

/** Several machines share it, so every step is one rename. */
export async function openMediaFolder(dataDir: string): Promise<MediaFolder> {
  const served = join(dataDir, 'media', 'u')
  const incoming = join(dataDir, 'media', 'incoming')
  await mkdir(served, { recursive: true })
  await mkdir(incoming, { recursive: true })
  const sourceOf = (stem: string) => join(incoming, stem)

  return {
    served,
    sourceOf,
    async receive(content) {
      const file = join(incoming, `.${randomUUID()}`)
      const received = await write(file, content).catch((error) => ({ error }))
      if ('bytes' in received) return { file, ...received }

      await rm(file, { force: true })
      if ('error' in received) throw received.error
      return received
    },
    keepSource: (file, stem) => rename(file, sourceOf(stem)),
    discard: (file) => rm(file, { force: true }),
    async makeServed(address, make) {
      const target = join(served, basename(address))
      if (await stat(target).catch(() => undefined)) return
      const unfinished = join(incoming, `.${randomUUID()}`)
      try {
        await make(unfinished)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    forgetSource: (stem) => rm(sourceOf(stem), { force: true }),
    async sweep(before) {
      const names = (await readdir(incoming)).filter((name) => name.startsWith('.'))
      for (const file of names.map((name) => join(incoming, name))) {
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
    async remove(stem) {
      const names = (await readdir(served)).filter((name) => name.startsWith(`${stem}-`))
      await Promise.all(names.map((name) => rm(join(served, name), { force: true })))
      await rm(sourceOf(stem), { force: true })
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
