/** What editors may bring in, and what people call it. */
export const pictureFormats = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' } as const
export const filmFormats = { mp4: 'MP4', webm: 'WebM' } as const
const documentFormats = { pdf: 'PDF' } as const

export type PictureFormat = keyof typeof pictureFormats
export type FilmFormat = keyof typeof filmFormats

export function isPictureFormat(name: string): name is PictureFormat {
  return Object.hasOwn(pictureFormats, name)
}

export function isFilmFormat(name: string): name is FilmFormat {
  return Object.hasOwn(filmFormats, name)
}

const typesOf = {
  picture: Object.keys(pictureFormats).map((name) => `image/${name}`),
  film: Object.keys(filmFormats).map((name) => `video/${name}`),
  document: Object.keys(documentFormats).map((name) => `application/${name}`),
}

/** For a field that takes a file. */
export const acceptedTypes = Object.values(typesOf).flat().join(',')

export function acceptedTypesOf(kind: keyof typeof typesOf): string {
  return typesOf[kind].join(',')
}

/** Such as `JPEG, PNG of WebP`. */
export function formatsInWords(formats: Record<string, string>): string {
  return new Intl.ListFormat('nl', { type: 'disjunction' }).format(Object.values(formats))
}
