import { fold } from './fold.ts'

/** A word of a text: how it is compared, where it stands, and its pieces if it is written with hyphens. */
export type Token = { form: string; start: number; end: number; pieces: string[] }

/**
 * A word may hold apostrophes, hyphens and the marks of numbers: "collega's", "burn-out", "10.000".
 * Letters with full stops between them are one word: "g.g.z.".
 */
const word =
  /\p{N}+(?:[.,]\p{N}+)*(?:\p{L}[\p{L}\p{M}\p{N}]*)?|(?:\p{L}\.){2,}|\p{L}[\p{L}\p{M}\p{N}]*(?:['’‘ʼ´`‐‑-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

const longestForm = 64

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of text.matchAll(word)) {
    const token = toToken(written, index)
    if (token.form) tokens.push(token)
  }
  return tokens
}

export function formsOf(text: string): string[] {
  return tokensOf(text).map(({ form }) => form)
}

function toToken(written: string, start: number): Token {
  const end = start + written.length
  if (isPlainWord.test(written) && written.length <= longestForm)
    return { form: written.toLowerCase(), start, end, pieces: none }
  if (isDigit.test(written)) return { form: numberOf(written), start, end, pieces: none }
  const pieces = written.split(/[‐‑-]/).map(plain)
  return {
    form: pieces.join('').slice(0, longestForm),
    start,
    end,
    pieces: pieces.length > 1 ? pieces : none,
  }
}

const isPlainWord = /^[a-z]+$/i
const none: string[] = []
const isDigit = /^\p{N}/u

/** "10.000" and "10000" are one number; "38,50" keeps its comma. */
function numberOf(written: string): string {
  return fold(written)
    .replace(/\.(?=\p{N}{3}(?!\p{N}))/gu, '')
    .slice(0, longestForm)
}

/** The s of "collega's" is an ending, and goes; the er of "zzp'er" belongs to the word. */
function plain(written: string): string {
  return fold(written.replace(/['’‘ʼ´`]s$/i, '').replace(/['’‘ʼ´`.]/g, ''))
}
