import { readFileSync } from 'node:fs'
import { adjective, noun, verb } from './bases.ts'
import { remember } from './remember.ts'

/** Beside the kinds of a word: it is often part of another. */
export const part = 8

/** What stands behind a word in the list. */
export const letters: Record<string, number> = { n: noun, v: verb, a: adjective, p: part }

/** The bases of common Dutch words, read when the first word is asked for. */
let lexicon: Map<string, number> | undefined

export function kindsOf(base: string): number {
  return entryOf(base) & ~part
}

/** Whether it may be taken for a part of another word. A long word is hardly ever inside another by accident. */
export function mayBePart(base: string): boolean {
  const known = entryOf(base)
  return (known & part) > 0 || (known > 0 && base.length >= longEnough)
}

const longEnough = 6

function entryOf(base: string): number {
  lexicon ??= readLexicon(readFileSync(new URL('words.txt', import.meta.url), 'utf8'))
  return lexicon.get(base) ?? 0
}

/**
 * On every line a word and its letters; a line that begins with # is a comment. The words are cut straight out of the
 * text: a list of the lines would cost each process and each thread some 2 MB.
 */
function readLexicon(text: string): Map<string, number> {
  const words = new Map<string, number>()
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    const space = text.indexOf(' ', start)
    if (text[start] !== '#') words.set(text.slice(start, space), bitsOf(text.slice(space + 1, end)))
    start = end + 1
  }
  return words
}

const bitsOf = remember((kinds) => [...kinds].reduce((bits, letter) => bits | (letters[letter] ?? 0), 0))
