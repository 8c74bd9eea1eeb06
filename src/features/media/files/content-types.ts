/** By the end of their names: only files that we made are served, and they end like this. */
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
}

/** Nothing for a name that none of our files has. */
export function findContentType(name: string): string | undefined {
  const end = /^[a-z0-9][a-z0-9-]*\.([a-z0-9]{2,4})$/.exec(name)?.[1]
  return end && Object.hasOwn(contentTypes, end) ? contentTypes[end] : undefined
}

/**
 * Names are given once, so the copy of a browser is good for ever. Whoever keeps one for others asks again soon: an editor
 * may have taken the file out of the library.
 */
export const uploadCaching = 'public, max-age=31536000, s-maxage=10, immutable'
