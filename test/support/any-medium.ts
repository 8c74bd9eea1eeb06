import fc from 'fast-check'
import sharp from 'sharp'
import { uploadedFolder } from '#features/media/medium.ts'
import type { ShelvedMedium } from '#features/media/store.ts'
import { toPicture, variantsOf } from '#features/media/variants.ts'
import { anySlug, anyWords } from './any-of.ts'
import { sampleFilm, samplePdf } from './sample-media.ts'

/** A medium whose files lie ready, with what stands in them. */
export type AnyMedium = ShelvedMedium & { files: Record<string, Buffer> }

const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: '#00606b' } })
/** What a file is, is read from how it begins. */
const beginnings: Record<string, Buffer> = {
  jpg: await dot.clone().jpeg().toBuffer(),
  webp: await dot.clone().webp().toBuffer(),
  avif: await dot.clone().avif({ effort: 0 }).toBuffer(),
  mp4: (await sampleFilm('mp4')).subarray(0, 2_000),
  webm: (await sampleFilm('webm')).subarray(0, 2_000),
  vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n'),
}
const contentOf = (file: string) => beginnings[file.slice(file.lastIndexOf('.') + 1)] ?? samplePdf(file)

type Kind = ShelvedMedium['kind']
const makers: Record<Kind, (stem: string, width: number) => Pick<AnyMedium, 'variants' | 'files'>> = {
  picture(stem, width) {
    const [thumbnail, fallback] = [`${stem}-klein.webp`, `${stem}-800.jpg`]
    const picture = toPicture({ folder: uploadedFolder, stem, width, height: 90, fallback })
    const files = [thumbnail, fallback, ...variantsOf(stem, width).map(({ file }) => file)]
    return { variants: { thumbnail: uploadedFolder + thumbnail, picture }, files: filled(files) }
  },
  film(stem) {
    const names = { mp4: `${stem}-film.mp4`, webm: `${stem}-film.webm`, captions: `${stem}-ondertitels.vtt` }
    const sources = [
      { type: 'video/webm', src: uploadedFolder + names.webm },
      { type: 'video/mp4', src: uploadedFolder + names.mp4 },
    ]
    const variants = { sources, captions: uploadedFolder + names.captions }
    return { variants, files: filled(Object.values(names)) }
  },
  document(stem) {
    const file = `${stem}-document.pdf`
    return { variants: { document: uploadedFolder + file }, files: filled([file]) }
  },
}

function filled(files: string[]): Record<string, Buffer> {
  return Object.fromEntries(files.map((file) => [file, contentOf(file)]))
}

/** A document, and nothing else of note. */
export function namedDocument(name: string): AnyMedium {
  const stem = `${name}-0123456789`
  const { variants, files } = makers.document(stem, 0)
  const size = { width: 0, height: 0, seconds: 0, bytes: 0, focus: { x: 50, y: 50 } }
  const words = { title: name, tags: [], alt: '', isDecorative: false, captions: '', poster: '' }
  return {
    name,
    kind: 'document',
    stem,
    variants,
    files,
    ...size,
    ...words,
    uploadedAt: '2026-03-02T09:00:00.000Z',
  }
}

const percent = fc.integer({ min: 0, max: 100 })

export const anyMedium: fc.Arbitrary<AnyMedium> = fc
  .record({
    kind: fc.constantFrom<Kind>('picture', 'film', 'document'),
    name: anySlug.map((name) => `m-${name}`),
    title: anyWords(90),
    tags: fc.uniqueArray(anySlug, { maxLength: 3 }),
    alt: fc.oneof(fc.constant(''), anyWords(250)),
    isDecorative: fc.boolean(),
    width: fc.integer({ min: 1, max: 4_000 }),
    height: fc.integer({ min: 1, max: 4_000 }),
    seconds: fc.integer({ min: 0, max: 600 }),
    focus: fc.record({ x: percent, y: percent }, { noNullPrototype: true }),
    captions: fc.oneof(fc.constant(''), anyWords(60)),
    poster: fc.oneof(fc.constant(''), anySlug),
    uploadedAt: fc.constantFrom('2026-03-02T09:00:00.000Z', '2025-12-31T23:30:00.123Z'),
  })
  .map((told) => {
    const stem = `${told.name}-0123456789`
    const { variants, files } = makers[told.kind](stem, told.width)
    const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0)
    return { ...told, stem, variants, bytes, files }
  })
