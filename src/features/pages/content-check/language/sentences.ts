/** The sentences of a text. A full stop in an abbreviation or a number ends none. */
export function sentencesIn(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const sentenceEnd =
  /(?<=[.!?…][’”)]?)(?<!(?:^|[\s(])(?:art|bijv|blz|ca|dhr|dr|drs|incl|excl|max|mevr|min|mw|nr|prof|tel|vgl)\.)\s+(?=[‘“(]?[\p{Lu}\d€])/u

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
