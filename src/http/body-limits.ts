/**
 * More than any form or call of ours holds. What goes beyond is found by one look along the text, before anything is
 * made of it: reading costs more than sending.
 */
const mostFields = 5_000
const bytesPerField = 100
const longestName = 100
const deepest = 32
const mostValues = 20_000

class BodyRefused extends Error {
  readonly statusCode: 400 | 413

  constructor(statusCode: 400 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Fewer where less may be sent: what was typed is drawn again when it is wrong. */
export function refuseManyFields(body: string, mostBytes: number): void {
  if (countOf('&', body) >= Math.min(mostFields, mostBytes / bytesPerField))
    throw new BodyRefused(413, 'The form has too many fields.')
}

export function refuseLongName(name: string): void {
  if (name.length > longestName) throw new BodyRefused(400, 'A field has too long a name.')
}

const [quote, backslash, comma, colon] = codesOf('"\\,:')
const [openList, closeList, openObject, closeObject] = codesOf('[]{}')

export function findFaultInJson(text: string): BodyRefused | undefined {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at)
    else if (code === comma || code === colon) values += 1
    else if (code === closeList || code === closeObject) depth -= 1
    else if (code === openList || code === openObject) depth += 1
    if (depth > deepest) return new BodyRefused(400, 'The JSON is nested too deep.')
  }
  return values > mostValues ? new BodyRefused(413, 'The JSON has too many values.') : undefined
}

/** The place of the quote that ends what begins here. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === quote) return at
  }
  return text.length
}

function countOf(character: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1
  return count
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0))
}
