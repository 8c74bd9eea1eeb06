/**
 * Lists out of the pieces (tags and words) of a text that was pasted from Word, which writes an item as a paragraph
 * with its bullet typed in front, and its level in its style.
 */
export function withWordLists(pieces: string[]): string[] {
  const made: string[] = []
  const open: ListTag[] = []
  const endTo = (depth: number) => {
    for (const list of open.splice(depth).reverse()) made.push(`</${list}>`)
  }
  let isInItem = false
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as string
    if (isWordItem(piece)) {
      const bullet = bulletAfter(pieces, at + 1)
      const kind = /^\s*\w{1,4}[.)]/.test(bullet.text) ? 'ol' : 'ul'
      const depth = Math.min(levelOf(piece), open.length + 1)
      endTo(open[depth - 1] === kind ? depth : depth - 1)
      if (open.length < depth) {
        made.push(`<${kind}>`)
        open.push(kind)
      }
      made.push('<li>')
      isInItem = true
      at = bullet.end
    } else if (isInItem && /^<\/p\b/i.test(piece)) {
      made.push('</li>')
      isInItem = false
    } else {
      if (!isInItem && piece.trim() !== '') endTo(0)
      made.push(piece)
    }
  }
  endTo(0)
  return made
}

type ListTag = 'ul' | 'ol'

function isWordItem(piece: string): boolean {
  return /^<p\b/i.test(piece) && /mso-list\s*:\s*l\d/i.test(piece)
}

function levelOf(piece: string): number {
  return Number(/mso-list\s*:[^;"']{0,20}\blevel([1-9])/i.exec(piece)?.[1] ?? 1)
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
