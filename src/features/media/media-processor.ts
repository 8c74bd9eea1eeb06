import type { FailOnOptions, Sharp } from 'sharp'
import type { Failure } from '#forms/failure.ts'
import { examinePdf } from './documents/examine-pdf.ts'
import { mostPixels } from './limits.ts'
import { faultInSize, mediaRefusals } from './refusals.ts'
import { fallbackWidth, slowFormats, type Variant } from './variants.ts'

export type PictureFacts = { width: number; height: number }

/**
 * Works on pictures and looks into documents, off the event loop: one file that somebody waits for, and beside it one of a format that takes long. So
 * a pile of uploads takes two threads and little memory, and nobody waits for more than one file of somebody else.
 */
export type MediaProcessor = {
  /** Reads a picture to its last pixel. */
  examine: (file: string) => Promise<PictureFacts | Failure>
  /** What is wrong with a PDF, or nothing. */
  examineDocument: (file: string) => Promise<Failure | undefined>
  makeVariant: (source: string, variant: Variant, target: string) => Promise<void>
  makeThumbnail: (source: string, target: string) => Promise<void>
  /** For browsers that know neither AVIF nor WebP. */
  makeFallback: (source: string, target: string) => Promise<void>
}

const thumbnailWidth = 400

export function openMediaProcessor(): MediaProcessor {
  const now = openQueue()
  const later = openQueue()
  const make = (queue: Queue, source: string, target: string, shape: (picture: Sharp) => Sharp) =>
    queue(async () => void (await shape(await upright(source)).toFile(target)))

  return {
    examine: (file) => now(() => examine(file)),
    examineDocument: (file) => now(() => examinePdf(file)),
    makeVariant: (source, { width, format }, target) =>
      make(slowFormats.includes(format) ? later : now, source, target, (picture) =>
        picture.resize(width).toFormat(format.extension, format.options),
      ),
    makeThumbnail: (source, target) =>
      make(now, source, target, (picture) =>
        picture
          .resize({ width: thumbnailWidth, height: thumbnailWidth, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 75 }),
      ),
    makeFallback: (source, target) =>
      make(now, source, target, (picture) =>
        picture
          .resize({ width: fallbackWidth, withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 80 }),
      ),
  }
}

type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** One at a time, in the order in which they were asked. */
function openQueue(): Queue {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }
}

/** The library takes 6 MB of memory, so it comes with the first picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

/** Turned as the camera was held. Nothing else that a camera writes down, such as the place, goes along. */
async function upright(file: string, failOn: FailOnOptions = 'truncated'): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(file, { limitInputPixels: mostPixels, failOn }).autoOrient()
}

/** The size stands at the beginning of a file, so a picture that is far too large is never unpacked. */
async function examine(file: string): Promise<PictureFacts | Failure> {
  try {
    const sharp = await loadSharp()
    const { autoOrient } = await sharp(file).metadata()
    const { width, height } = autoOrient
    const fault = faultInSize(width, height)
    if (fault) return fault
    await decodeWhole(file)
    return { width, height }
  } catch (error) {
    const isUnfinished = /premature|truncat|incomplete|end of file|eof/i.test(String(error))
    return isUnfinished ? mediaRefusals.unfinished : mediaRefusals.unreadable
  }
}

/**
 * A JPEG can end well and still miss its middle: the library draws that grey and only warns. Padding between two parts, as
 * some cameras write it, is warned of too and hides nothing.
 */
async function decodeWhole(file: string): Promise<void> {
  const decode = async (failOn: FailOnOptions) => (await upright(file, failOn)).resize(16).raw().toBuffer()
  try {
    await decode('warning')
  } catch (error) {
    const warnings = String(error instanceof Error ? error.message : error).split('\n')
    if (!warnings.every((line) => /extraneous bytes before marker|^\s*$/.test(line))) throw error
    await decode('truncated')
  }
}
