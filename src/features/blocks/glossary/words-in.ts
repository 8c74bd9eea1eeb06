/** A word of a text, in small letters with straight apostrophes, and where it stands. */
export type TextWord = {
  form: string
  start: number
  end: number
  /** Only space lies between it and the word before. */
  followsSpace: boolean
}

/** A compound with a hyphen is one word, and so is half of one: "basis-" of "basis- en aanvullende verzekering". */
const pattern = /-?[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011'’][\p{L}\p{N}\p{M}]+)*-?/gu

export function wordsIn(text: string): TextWord[] {
  let before = 0
  return [...text.matchAll(pattern)].map(({ 0: word, index: start }) => {
    const end = start + word.length
    const followsSpace = /^\s+$/.test(text.slice(before, start))
    before = end
    return { form: word.toLowerCase().normalize().replaceAll('’', "'"), start, end, followsSpace }
  })
}

/** The same for all that is read as the same: however it is written, a word is explained once. */
export function spellingOf(text: string): string {
  return wordsIn(text)
    .map(({ form }) => form)
    .join(' ')
}
