import type { FilmFormat, PictureFormat } from './formats.ts'

/** What a file is, by how it begins. Its name and what the browser says about it count for nothing. */
export type Signature = PictureFormat | FilmFormat | 'pdf' | 'heic' | 'gif' | 'drawing' | 'unknown'

/** So many bytes are enough to tell. */
export const signatureBytes = 1_024

export function signatureOf(start: Buffer): Signature {
  const latin = start.toString('latin1')
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp'
  if (latin.startsWith('\x1a\x45\xdf\xa3') && latin.includes('webm')) return 'webm'
  if (latin.startsWith('%PDF-')) return 'pdf'
  if (latin.startsWith('GIF8')) return 'gif'
  if (latin.slice(4, 8) === 'ftyp') return byBrand(latin.slice(8, 12))
  return /<(\?xml|!doctype|svg)/i.test(start.toString('utf8').replaceAll('\0', '')) ? 'drawing' : 'unknown'
}

function byBrand(brand: string): Signature {
  if (/^avi[fs]$/.test(brand)) return 'avif'
  if (/^(hei|hev|mif|msf)/.test(brand)) return 'heic'
  return 'mp4'
}
