import { readFileSync } from 'node:fs'
import { adjective, noun, verb } from './bases.ts'

/** Beside the kinds of a word: it is often part of another. */
export const part = 8

/** What stands behind a word in the list. */
export const letters: Record<string, number> = { n: noun, v: verb, a: adjective, p: part }

/** The bases of common Dutch words, and where each line of them begins; read when the first word is asked for. */
let list: { text: string; starts: Uint32Array } | undefined

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
  list ??= readList()
  const { text, starts } = list
  let [low, high] = [0, starts.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const start = starts[middle] ?? 0
    const order = compare(base, text, start)
    if (order === 0) return bitsAt(text, start + base.length + 1)
    if (order < 0) high = middle - 1
    else low = middle + 1
  }
  return 0
}

/**
 * On every line a word and its letters, in the order of the alphabet; a line that begins with # is a comment. The text
 * stays as it is: its words one by one would cost each process and each thread some 2 MB.
 */
function readList(): { text: string; starts: Uint32Array } {
  const text = readFileSync(new URL('words.txt', import.meta.url), 'latin1')
  const starts: number[] = []
  for (let start = 0; start < text.length; start = text.indexOf('\n', start) + 1)
    if (text[start] !== '#') starts.push(start)
  return { text, starts: Uint32Array.from(starts) }
}

/** Before, at or behind the word that begins here and ends with a space. */
function compare(base: string, text: string, start: number): number {
  for (let i = 0; i < base.length; i++) {
    const difference = base.charCodeAt(i) - text.charCodeAt(start + i)
    if (difference !== 0) return difference
  }
  return text[start + base.length] === ' ' ? 0 : -1
}

function bitsAt(text: string, start: number): number {
  let bits = 0
  for (let i = start; text[i] !== '\n'; i++) bits |= letters[text[i] ?? ''] ?? 0
  return bits
}
