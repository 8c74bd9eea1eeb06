import type { Picture } from '#ui/picture/picture-file.ts'

const widths = [480, 800, 1200]
const widestWidth = 1600
export const fallbackWidth = 800

const avif = { type: 'image/avif', extension: 'avif', options: { quality: 60, effort: 5 } } as const
/** More effort makes a smooth picture a twentieth smaller and a grainy one not at all, and takes half as long again. */
const webp = { type: 'image/webp', extension: 'webp', options: { quality: 80, effort: 2 } } as const

/** Better formats first. */
export const formats = [avif, webp]
/** Made in a moment. The others take many times as long, so a picture does not wait for them. */
export const quickFormats: Format[] = [webp]
export const slowFormats: Format[] = [avif]

export type Format = (typeof formats)[number]

/** One file of a picture. */
export type Variant = { file: string; width: number; format: Format }

/** The files that a picture comes in, besides the one for browsers that know neither format. */
export function variantsOf(stem: string, width: number, made: Format[] = formats): Variant[] {
  return made.flatMap((format) =>
    widthsOf(width).map((wide) => ({ file: `${stem}-${wide}.${format.extension}`, width: wide, format })),
  )
}

type Made = {
  folder: string
  stem: string
  width: number
  height: number
  fallback: string
  /** The formats whose files are there. */
  made?: Format[]
}

/** How those files are told to a browser. */
export function toPicture({ folder, stem, width, height, fallback, made = formats }: Made): Picture {
  const sources = made.map(({ type, extension }) => ({
    type,
    srcset: widthsOf(width)
      .map((wide) => `${folder}${stem}-${wide}.${extension} ${wide}w`)
      .join(', '),
  }))
  return { width, height, src: `${folder}${fallback}`, sources }
}

function widthsOf(width: number): number[] {
  return [...widths.filter((candidate) => candidate < width), Math.min(width, widestWidth)]
}
