import { decode, encode } from './signs.ts'
import { findTag, standsApart, stylesIn } from './tags.ts'

/**
 * Raised and lowered words, out of the pieces (tags and words) of a pasted text, written so that nobody misreads them
 * on the line: 50 cents behind an amount stay cents, other numbers become small signs.
 */
export function withRaisedSigns(pieces: string[]): string[] {
  const made: string[] = []
  let before = ''
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as string
    const height = heightOf(piece)
    const end = height && findEnd(pieces, at + 1, findTag(piece)?.name ?? '')
    if (height && end !== undefined) {
      const inside = pieces.slice(at + 1, end)
      const after = wordsOf(pieces.slice(end + 1, end + 4))
      made.push(...onTheLine(inside, height, before, after))
      before = longEnough(before + wordsOf(inside))
      at = end
    } else {
      made.push(height ? apart : piece)
      before = beforeNext(before, piece)
    }
  }
  return made
}

type Height = 'sup' | 'sub'

/** By its tag, or by its style, as Google Docs writes it. */
function heightOf(piece: string): Height | undefined {
  const tag = findTag(piece)
  if (!tag || tag.isEnd) return undefined
  if (tag.name === 'sup' || tag.name === 'sub') return tag.name
  return tag.name === 'span' ? heights.get(stylesIn(piece).get('vertical-align') ?? '') : undefined
}

const heights = new Map<string, Height>([
  ['super', 'sup'],
  ['sub', 'sub'],
])

/** Further on than this it is no sign but a text. */
const mostPieces = 20

function findEnd(pieces: string[], start: number, name: string): number | undefined {
  const last = Math.min(pieces.length, start + mostPieces)
  let depth = 1
  for (let at = start; at < last; at += 1) {
    const tag = findTag(pieces[at] as string)
    if (tag?.name === name) depth += tag.isEnd ? -1 : 1
    if (depth === 0) return at
    if (tag && standsApart(tag.name)) return undefined
  }
  return undefined
}

/** A piece that keeps what comes next from the word before. */
const apart = '<img>'

function onTheLine(inside: string[], height: Height, before: string, after: string): string[] {
  const words = wordsOf(inside)
  if (height === 'sup' && amount.test(before) && cents.test(words))
    return /[.,]$/.test(before) || /^[.,]/.test(words) ? inside : [',', ...inside]
  if (words === 'TM' && inside.length === 1) return ['™']
  const hasLetters = /\p{L}/u.test(words.replaceAll('n', ''))
  if (!hasLetters) return inside.map((piece) => (isTag(piece) ? piece : toSmall(piece, height)))
  const isPartOfWord = /^\p{L}{1,3}$/u.test(words) && (height === 'sub' || /\d$/.test(before))
  if (isPartOfWord || !/[\p{L}\p{N}]$/u.test(before)) return inside
  return [apart, ...inside, ...(/^[\p{L}\p{N}]/u.test(after) ? [apart] : [])]
}

/** Euros, with or without the sign that parts them from their cents. */
const amount = /€\s?\d[\d.]{0,11},?$/
const cents = /^[.,]?(?:\d\d|[-−–—])$/

const smallSigns: Record<Height, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₙ' }

function toSmall(piece: string, height: Height): string {
  const signs = [...decode(piece)].map((sign) => {
    const place = '0123456789+-−–=()n'.indexOf(sign)
    return place === -1 ? sign : smallSigns[height].charAt(place)
  })
  return encode(signs.join(''))
}

function beforeNext(before: string, piece: string): string {
  const name = findTag(piece)?.name
  if (name === 'br' || (name && standsApart(name))) return ''
  return isTag(piece) ? before : longEnough(before + decode(piece))
}

/** As much as an amount can take. */
function longEnough(before: string): string {
  return before.slice(-20)
}

function wordsOf(pieces: string[]): string {
  return pieces
    .filter((piece) => !isTag(piece))
    .map(decode)
    .join('')
}

function isTag(piece: string): boolean {
  return piece.startsWith('<')
}
