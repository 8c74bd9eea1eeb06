import type { Picture } from '#ui/picture/picture-file.ts'

const widths = [480, 800, 1200]
const widestWidth = 1600
export const fallbackWidth = 800

export const formats = [
  { type: 'image/avif', extension: 'avif', options: { quality: 60, effort: 5 } },
  { type: 'image/webp', extension: 'webp', options: { quality: 80 } },
] as const

/** One file of a picture. */
export type Variant = { file: string; width: number; format: (typeof formats)[number] }

/** The files that a picture comes in, besides the one for browsers that know neither format. */
export function variantsOf(stem: string, width: number): Variant[] {
  return formats.flatMap((format) =>
    widthsOf(width).map((wide) => ({ file: `${stem}-${wide}.${format.extension}`, width: wide, format })),
  )
}

type Made = { folder: string; stem: string; width: number; height: number; fallback: string }

/** How those files are told to a browser. */
export function toPicture({ folder, stem, width, height, fallback }: Made): Picture {
  const sources = formats.map(({ type, extension }) => ({
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
