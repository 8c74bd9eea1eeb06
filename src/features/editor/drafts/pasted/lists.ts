/**
 * Lists out of the pieces (tags and words) of a text that was pasted from Word, which writes an item as a paragraph
 * with its bullet typed in front.
 */
export function withWordLists(pieces: string[]): string[] {
  const made: string[] = []
  let list: ListTag | undefined
  let isInItem = false
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as string
    if (isWordItem(piece)) {
      const bullet = bulletAfter(pieces, at + 1)
      const kind = /^\s*\w{1,4}[.)]/.test(bullet.text) ? 'ol' : 'ul'
      if (list && list !== kind) made.push(`</${list}>`)
      if (list !== kind) made.push(`<${kind}>`)
      made.push('<li>')
      list = kind
      isInItem = true
      at = bullet.end
    } else if (isInItem && /^<\/p\b/i.test(piece)) {
      made.push('</li>')
      isInItem = false
    } else {
      if (list && !isInItem && piece.trim() !== '') {
        made.push(`</${list}>`)
        list = undefined
      }
      made.push(piece)
    }
  }
  return list ? [...made, `</${list}>`] : made
}

type ListTag = 'ul' | 'ol'

function isWordItem(piece: string): boolean {
  return /^<p\b/i.test(piece) && /mso-list\s*:\s*l\d/i.test(piece)
}

const bulletBegins = /^<!\[if !supportLists\]>/i
const bulletEnds = /^<!\[endif\]>/i
/** Further on than this it is no bullet. */
const mostPieces = 20

/** What stands between the marks that Word puts around a bullet, and where it ends. */
function bulletAfter(pieces: string[], start: number): { text: string; end: number } {
  const near = pieces.slice(start, start + mostPieces)
  const begin = near.findIndex((piece) => bulletBegins.test(piece))
  const end = near.findIndex((piece) => bulletEnds.test(piece))
  const isFirst = near.slice(0, begin).every((piece) => piece.startsWith('<') || piece.trim() === '')
  if (begin === -1 || end < begin || !isFirst) return { text: '', end: start - 1 }
  const text = near
    .slice(begin, end)
    .filter((piece) => !piece.startsWith('<'))
    .join('')
  return { text, end: start + end }
}
