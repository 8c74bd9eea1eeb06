/** What stands between `<<` and `>>`, as it is written; what is nested stays in the value it belongs to. */
export type PdfDictionary = { entries: [key: string, value: string][]; end: number }

/** Dictionaries of streams and of actions are far shorter. */
const longestDictionary = 16_384

/** White space, then a bracket, a name, a text in digits or another word; or the beginning of a text. */
const token =
  /(?<![\s\0])[\s\0]*(<<|>>|\[|\]|\(|\/[^\s\0()<>[\]{}/%\\]*|<[\da-fA-F \r\n]*>|[^\s\0()<>[\]{}/%\\]+)/y

/**
 * The dictionary that begins here, or nothing. Strict: comments and loose signs, which can make two readers see two
 * different dictionaries, are in no dictionary that we know.
 */
export function findDictionary(text: string, start: number): PdfDictionary | undefined {
  const near = text.slice(start, start + longestDictionary)
  const entries: PdfDictionary['entries'] = []
  let depth = 0
  token.lastIndex = 0
  for (let found = token.exec(near); found; found = token.exec(near)) {
    let word = found[1] ?? ''
    if (depth === 0 && word !== '<<') return undefined
    if (word === '(') {
      const end = endOfString(near, token.lastIndex - 1)
      if (end === undefined) return undefined
      word = near.slice(token.lastIndex - 1, end)
      token.lastIndex = end
    }
    if (word === '>>' || word === ']') depth -= 1
    if (depth === 0 && word === '>>') return { entries, end: start + token.lastIndex }
    if (depth > 0) addWord(entries, word, depth)
    if (word === '<<' || word === '[') depth += 1
  }
  return undefined
}

function addWord(entries: PdfDictionary['entries'], word: string, depth: number) {
  const last = entries.at(-1)
  const isKey = depth === 1 && word.startsWith('/') && last?.[1] !== ''
  if (isKey) entries.push([word, ''])
  else if (last) last[1] = last[1] === '' ? word : `${last[1]} ${word}`
}

/** Where a text in brackets ends; brackets in it come in pairs or after a backslash. */
export function endOfString(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}
