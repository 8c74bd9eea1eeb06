/**
 * How many letters must be added, removed, changed or swapped with their neighbour to turn one word into the other;
 * one more than the limit as soon as it is certain that the limit is passed.
 */
export function editDistance(word: string, other: string, limit: number): number {
  const [from, a, b] = differingPart(word, other)
  if (Math.abs(a - b) > limit) return limit + 1
  let [older, previous, current] = rows(b + 1)
  for (let j = 0; j <= b; j++) previous[j] = j
  for (let i = 1; i <= a; i++) {
    let least = i
    current[0] = i
    for (let j = 1; j <= b; j++) {
      const here = word.charCodeAt(from + i - 1)
      const there = other.charCodeAt(from + j - 1)
      let distance = Math.min(
        at(previous, j) + 1,
        at(current, j - 1) + 1,
        at(previous, j - 1) + (here === there ? 0 : 1),
      )
      const isSwapped =
        i > 1 && j > 1 && here === other.charCodeAt(from + j - 2) && there === word.charCodeAt(from + i - 2)
      if (isSwapped) distance = Math.min(distance, at(older, j - 2) + 1)
      current[j] = distance
      least = Math.min(least, distance)
    }
    if (least > limit) return limit + 1
    ;[older, previous, current] = [previous, current, older]
  }
  return at(previous, b)
}

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

function rows(length: number): [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)]
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
