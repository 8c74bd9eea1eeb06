import { endOfString } from './pdf-dictionary.ts'

/** Ordinary documents stay below ten; a reader that calls itself for each falls over some thousands. */
const deepest = 100

/** Lists and dictionaries in each other, outside of streams and texts. */
export function isNestedTooDeep(file: Buffer): boolean {
  const text = file.toString('latin1')
  let depth = 0
  let skipUntil = 0
  for (const { index, 0: word } of text.matchAll(
    /<<|>>|\[|\]|\(|%[^\r\n]*|endobj|(?<![A-Za-z])stream\r?\n/g,
  )) {
    if (index < skipUntil) continue
    if (word === '<<' || word === '[') depth += 1
    else if (word === '>>' || word === ']') depth = Math.max(0, depth - 1)
    else if (word === 'endobj') depth = 0
    else if (!word.startsWith('%')) skipUntil = endOf(text, index, word)
    if (depth > deepest) return true
  }
  return false
}

function endOf(text: string, index: number, word: string): number {
  if (word === '(') return endOfString(text, index) ?? text.length
  const end = text.indexOf('endstream', index)
  return end === -1 ? text.length : end
}
