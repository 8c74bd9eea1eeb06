/**
 * How many letters must be added, removed, changed or swapped with their neighbour to turn one word into the other;
 * one more than the limit as soon as it is certain that the limit is passed.
 */
export function editDistance(word: string, other: string, limit: number): number {
  const [from, length, otherLength] = differingPart(word, other)
  if (Math.abs(length - otherLength) > limit) return limit + 1
  if (length === 0 || otherLength === 0) return Math.max(length, otherLength)
  let [older, previous, current] = rows
  const tooFar = limit + 1
  for (let j = 0; j <= Math.min(otherLength, tooFar); j++) previous[j] = j
  for (let i = 1; i <= length; i++) {
    const letter = word.charCodeAt(from + i - 1)
    const first = Math.max(1, i - limit)
    const last = Math.min(otherLength, i + limit)
    let least = tooFar
    current[first - 1] = first === 1 ? Math.min(i, tooFar) : tooFar
    for (let j = first; j <= last; j++) {
      const otherLetter = other.charCodeAt(from + j - 1)
      let distance = at(previous, j - 1) + (letter === otherLetter ? 0 : 1)
      distance = Math.min(distance, at(previous, j) + 1, at(current, j - 1) + 1, tooFar)
      const isSwapped =
        i > 1 &&
        j > 1 &&
        letter === other.charCodeAt(from + j - 2) &&
        otherLetter === word.charCodeAt(from + i - 2)
      if (isSwapped) distance = Math.min(distance, at(older, j - 2) + 1)
      current[j] = distance
      least = Math.min(least, distance)
    }
    if (last < otherLength) current[last + 1] = tooFar
    if (least > limit) return tooFar
    ;[older, previous, current] = [previous, current, older]
  }
  return at(previous, otherLength)
}

const longestWord = 128

/** Made once: a search compares a word with thousands of others. Only the cells near the diagonal are used. */
const rows = [new Uint8Array(longestWord), new Uint8Array(longestWord), new Uint8Array(longestWord)] as const

/** Where the words begin to differ, and how long the rest of each is without the ending that they share. */
function differingPart(word: string, other: string): [from: number, length: number, otherLength: number] {
  let from = 0
  let end = word.length
  let otherEnd = other.length
  while (from < end && from < otherEnd && word.charCodeAt(from) === other.charCodeAt(from)) from++
  while (end > from && otherEnd > from && word.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
    end--
    otherEnd--
  }
  return [from, end - from, otherEnd - from]
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? 0
}

/** One edit in a word of five letters or more, two from nine. */
export function editsAllowed(length: number): number {
  return length < 5 ? 0 : length < 9 ? 1 : 2
}

/** Which letters a word holds, as bits. Each edit changes at most two of them, so most words need no comparing. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

export function mayBeWithin(letters: number, others: number, limit: number): boolean {
  let different = letters ^ others
  for (let allowed = 2 * limit; different !== 0; allowed--) {
    if (allowed === 0) return false
    different &= different - 1
  }
  return true
}
