import { open } from 'node:fs/promises'
import type { Desk } from '#database/desk.ts'
import type { Failure } from '#forms/failure.ts'
import { StoreAway } from '../files/store-away.ts'
import type { FilmFacts } from '../films/film-facts.ts'
import { readMp4 } from '../films/mp4.ts'
import { readWebm } from '../films/webm.ts'
import type { MediaFolder, Received } from '../folder.ts'
import { type FilmFormat, isFilmFormat, isPictureFormat } from '../formats.ts'
import { mostFilmSeconds } from '../limits.ts'
import type { MediaProcessor } from '../media-processor.ts'
import {
  type Medium,
  type MediumKind,
  newStem,
  type StoredFile,
  titleOf,
  toMediumName,
  uploadedFolder,
  type Variants,
} from '../medium.ts'
import { mediaRefusals } from '../refusals.ts'
import type { Signature } from '../signature.ts'
import { addMedium, type NewMedium } from '../store.ts'
import type { BuiltMedia } from './follow-media.ts'

export type Upload = { fileName: string; content: AsyncIterable<Buffer> }
export type Refused = { outcome: 'refused'; failure: Failure }
export type TakenIn = { outcome: 'taken'; medium: Medium } | Refused

export type MediaTools = Desk & {
  folder: MediaFolder
  processor: MediaProcessor
  /** Its pictures and films keep their names to themselves. */
  built: BuiltMedia
}

/** Everything is checked before it counts: what it is, how large, and whether it can be read to the end. */
export async function takeIn(
  tools: MediaTools,
  upload: Upload,
  uploadedBy: string | undefined,
  now: Date,
): Promise<TakenIn> {
  return unlessAway(async () => {
    const received = await receiveSound(tools, upload)
    if ('status' in received) return { outcome: 'refused', failure: received }
    return { outcome: 'taken', medium: await shelve(tools, upload.fileName, received, uploadedBy, now) }
  })
}

/** What cannot be kept is not taken in. */
export async function unlessAway<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreAway) return { outcome: 'refused', failure: mediaRefusals.storeAway }
    throw error
  }
}

export type SoundFile = Received & { facts: MediumFacts }
type MediumFacts = { kind: MediumKind; width: number; height: number; seconds: number }

/** What is not sound leaves nothing behind. */
export async function receiveSound(
  { folder, processor }: MediaTools,
  { content, fileName }: Upload,
): Promise<SoundFile | Failure> {
  const received = await folder.receive(content)
  if ('status' in received) return received
  const facts = await examine(received, processor)
  if (!('status' in facts)) return { ...received, facts }
  await folder.discard(received.file)
  return facts === mediaRefusals.unknown && saysItIsMedia(fileName) ? mediaRefusals.misnamed : facts
}

function saysItIsMedia(fileName: string): boolean {
  return /\.(jpe?g|png|webp|avif|gif|heic|svg|mp4|mov|webm|pdf)$/i.test(fileName)
}

async function examine(
  { file, bytes, signature }: Received,
  processor: MediaProcessor,
): Promise<MediumFacts | Failure> {
  if (isFilmFormat(signature)) return examineFilm(file, bytes, filmReaders[signature])
  if (signature === 'pdf')
    return (await processor.examineDocument(file)) ?? { kind: 'document', width: 0, height: 0, seconds: 0 }
  if (!isPictureFormat(signature)) return mediaRefusals[signature]
  const facts = await processor.examine(file)
  return 'status' in facts ? facts : { kind: 'picture', seconds: 0, ...facts }
}

const filmReaders: Record<FilmFormat, typeof readMp4> = { mp4: readMp4, webm: readWebm }

async function examineFilm(
  file: string,
  bytes: number,
  read: typeof readMp4,
): Promise<MediumFacts | Failure> {
  await using handle = await open(file, 'r+')
  const facts: FilmFacts | undefined = await read(handle, bytes).catch(() => undefined)
  if (!facts || facts.width === 0 || facts.height === 0 || !(facts.seconds > 0))
    return mediaRefusals.unreadableFilm
  if (!facts.isPlayedEverywhere) return mediaRefusals.otherCodec
  if (facts.seconds > mostFilmSeconds) return mediaRefusals.longFilm
  const { width, height, seconds } = facts
  return { kind: 'film', width, height, seconds }
}

async function shelve(
  tools: MediaTools,
  fileName: string,
  received: SoundFile,
  uploadedBy: string | undefined,
  now: Date,
): Promise<Medium> {
  const { kind } = received.facts
  return withFirstFiles(tools, fileName, received, (file, noting) =>
    addUnderFreeName(
      noting,
      { ...file, kind, title: titleOf(fileName), uploadedBy },
      toMediumName(fileName),
      now,
    ),
  )
}

/**
 * The files stand ready before the row says so: whoever sees the row may begin at once. Without a row none of them stays.
 * They stay when there may be one: once the row is told, a fault may come after the commit, or hide how it ended.
 */
export async function withFirstFiles<T>(
  tools: MediaTools,
  fileName: string,
  { bytes, file, signature, facts }: SoundFile,
  tell: (file: StoredFile, tools: MediaTools) => Promise<T>,
): Promise<T> {
  const { folder, processor, transact } = tools
  const stem = newStem(fileName)
  await folder.keepSource(file, stem).catch(async (error) => {
    await folder.discard(file)
    throw error
  })
  const { kind, ...size } = facts
  const variants = variantsAtFirst(kind, stem, signature)
  const { thumbnail } = variants
  let isTold = false
  const noting: MediaTools = {
    ...tools,
    transact: (work) =>
      transact(async (trx) => {
        isTold = false
        const result = await work(trx)
        isTold = true
        return result
      }),
  }
  try {
    if (thumbnail)
      await folder.makeServed(thumbnail, async (to) =>
        processor.makeThumbnail(await folder.sourceOf(stem), to),
      )
    return await tell({ ...size, bytes, stem, variants }, noting)
  } catch (error) {
    if (!isTold) await folder.remove(stem)
    throw error
  }
}

function variantsAtFirst(kind: MediumKind, stem: string, signature: Signature): Variants {
  if (kind === 'picture') return { thumbnail: `${uploadedFolder}${stem}-klein.webp` }
  if (kind === 'document') return { document: `${uploadedFolder}${stem}-document.${signature}` }
  return { sources: [{ type: `video/${signature}`, src: `${uploadedFolder}${stem}-film.${signature}` }] }
}

async function addUnderFreeName(
  { built, transact }: MediaTools,
  medium: Omit<NewMedium, 'name'>,
  base: string,
  now: Date,
): Promise<Medium> {
  return transact(async (trx) => {
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}-${number}`
      const isBuilt = built.pictures.has(name) || built.films.has(name)
      const added = isBuilt ? undefined : await addMedium(trx, { name, ...medium }, now)
      if (added) return added
    }
  })
}
