/** `/Java#53cript` is another way to write `/JavaScript`. In one pass, whatever stands there. */
export function withPlainNames(bytes: Buffer): string {
  let at = bytes.indexOf(hash)
  if (at === -1) return bytes.toString('latin1')
  const plain = Buffer.allocUnsafe(bytes.length)
  let from = 0
  let length = 0
  for (; at !== -1; at = bytes.indexOf(hash, at)) {
    const high = digitOf(bytes[at + 1])
    const low = digitOf(bytes[at + 2])
    if (high === undefined || low === undefined) {
      at += 1
      continue
    }
    length += bytes.copy(plain, length, from, at)
    plain[length] = high * 16 + low
    length += 1
    at += 3
    from = at
  }
  length += bytes.copy(plain, length, from)
  return plain.toString('latin1', 0, length)
}

const hash = '#'.charCodeAt(0)

function digitOf(code: number | undefined): number | undefined {
  if (code === undefined) return undefined
  if (code >= 48 && code <= 57) return code - 48
  const letter = code | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : undefined
}

/**
 * Names begin with a slash. `/XFADEG+Arial` is the name of a font. Long names are looked for by themselves; short ones
 * with what follows them, for any three signs stand somewhere in a photo.
 */
export function hasActs(text: string): boolean {
  return acts.test(text) || actsInContext.test(text) || kinds.test(text) || !hasOnlyHarmlessAddresses(text)
}

const acts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia\w{0,30}|OnInstantiate|XFA|GoTo(?:[ER]|3DView)|ImportData|SubmitForm|Movie|Sound|Rendition)(?![\w+])/
/** Followed by a dictionary, a list, a reference or a comment. A matrix of a font holds numbers only. */
const actsInContext =
  /\/(?:EF|AF|AA|OPI|Ref|JS)(?:[\s\0]*(?:<<|%)|[\s\0]+\d[\d\s\0]*[R%])|\/AF[\s\0]*\[|\/JS[\s\0]*[(<]|\/FontMatrix[\s\0]*\[[^\](/[]*\(/
const kinds = /\/Subtype2?[\s\0]*(?:\/(?:3D|U3D|PRC|PS)(?![\w+])|%|\d[\d\s\0]*R)|\/S[\s\0]*\/Thread(?![\w+])/

function hasOnlyHarmlessAddresses(text: string): boolean {
  for (const { index, 0: words } of text.matchAll(/\/(?:URI|Base)[\s\0]*(?=[(<%\d])/g)) {
    const start = index + words.length
    if (text.startsWith('<<', start)) continue
    const isPlain = text[start] === '('
    const near = text.slice(start + 1, start + 200)
    const address = isPlain ? near : Buffer.from(near.split('>', 1)[0] ?? '', 'hex').toString('latin1')
    const isText = isPlain || text[start] === '<'
    if (!isText || !harmlessAddress.test(isPlain ? address : `${address})`)) return false
  }
  return true
}

/** What comes before the first colon, if there is one, is the scheme. */
const harmlessAddress = /^[ ]?(?:(?:https?|mailto|tel):|\)|[^:\\()/\s][^:\\()/?#]*[/?#)])/i
