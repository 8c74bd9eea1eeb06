import { withoutUnseen } from '#forms/readable.ts'
import { canonicalPath } from './page.ts'

export type AddressReading = { ok: true; path: string } | { ok: false; fault: string }

/** Letters of any language with their marks, digits, and the signs that an address has without being written otherwise. */
const signs = /^[\p{L}\p{M}\p{N}/._~!$&'()*+,;=:@-]*$/u

/**
 * An address on this site as somebody types or pastes it, in the one form in which it is kept: as a person reads it, in
 * small letters. What a browser would never ask for like that is refused, in words for an editor.
 */
export function readAddress(typed: string, missing: string): AddressReading {
  if (!/^\/[^\s?#]*$/.test(typed)) return { ok: false, fault: missing }
  const path = findAddress(typed)
  if (path === undefined) return { ok: false, fault: halfWritten }
  if (path.includes('\\') || path.includes('//')) return { ok: false, fault: strangeSlashes }
  if (/\/\.{1,2}(\/|$)/.test(path)) return { ok: false, fault: dots }
  if (!signs.test(path) || withoutUnseen(path) !== path) return { ok: false, fault: strangeSigns }
  return { ok: true, path }
}

/**
 * The same for what a browser asks for: `/Caf%C3%A9/` is `/café`, however the é was made. It is read once: what stays
 * written otherwise after that is nobody's address. Nothing for what cannot be read.
 */
export function findAddress(asked: string): string | undefined {
  try {
    return canonicalPath(decodeURIComponent(asked)).normalize('NFC')
  } catch {
    return undefined
  }
}

const halfWritten =
  'In dit adres staat een procentteken waar geen letter bij hoort. Kopieer het adres uit je browser.'
const strangeSlashes = 'Gebruik in een adres één schuine streep tegelijk, en geen \\.'
const dots = 'Schrijf het adres zonder losse punten, zoals /oude-pagina.'
const strangeSigns = 'Gebruik in een adres alleen letters, cijfers, streepjes en punten, die je kunt zien.'

/** In the form in which visitors are looked up: files and older rows may have them as they were typed. */
export function byAddress(redirects: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...redirects].map(([from, to]) => [plainAddress(from), to]))
}

export function plainAddress(path: string): string {
  return findAddress(path) ?? path
}

export type Moved = { movedFrom?: readonly string[] | undefined }

/** Whether this page was moved from there. An editor may lead visitors to any page; that makes it no other page. */
export function stoodAt(path: string, page: Moved | undefined): boolean {
  return (page?.movedFrom ?? []).some((from) => plainAddress(from) === plainAddress(path))
}
