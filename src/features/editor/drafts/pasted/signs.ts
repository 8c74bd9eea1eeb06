import { decodeHTMLStrict } from 'entities'
import { isReadable } from '#forms/readable.ts'

export function encode(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

/** What they stand for, without signs that nobody can read. */
export function decode(text: string): string {
  return text.replace(/&#?\w{1,32};/g, (entity) => {
    const sign = decodeHTMLStrict(entity)
    return isReadable(sign) ? sign : ''
  })
}
