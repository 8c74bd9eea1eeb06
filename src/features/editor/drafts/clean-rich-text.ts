import { type RichText, readRichText } from '#features/blocks/rich-text.ts'
import { withWordLists } from './pasted/lists.ts'
import { withRaisedSigns } from './pasted/raised-signs.ts'
import { encode } from './pasted/signs.ts'
import { hasTidyTables } from './pasted/tables.ts'
import { treeOf } from './pasted/tree.ts'

/**
 * What the site allows of a text, from wherever it was pasted. Words are kept, tags that are not allowed go, and
 * scripts and styles go with all they hold. A text that is fine stays as it is, to the letter.
 */
export function cleanRichText(html: string): string {
  const reading = readRichText(html)
  if (reading.ok && !foreignEntity.test(html) && hasTidyTables(reading.value)) return html
  const pieces = piecesOf(html.replace(/<!--\[(if !supportLists|endif)\]-->/gi, '<![$1]>'))
  return toHtml(treeOf(withWordLists(withRaisedSigns(pieces))))
}

/** Any but the few that the site itself writes. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|nbsp);)#?\w{1,32};/

/** Tags and words, without what holds no words for people. A `<` that begins no tag is a word of its own. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  const endless = new Set<string>()
  const next = /<!--|<[a-z/!?](?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*>?|[^<]+|</gi
  for (let match = next.exec(html); match; match = next.exec(html)) {
    const [piece] = match
    const name = /^<(!--|(?:script|style|template|iframe|noscript|svg|annotation|object)\b)/i.exec(piece)?.[1]
    if (name === undefined) pieces.push(piece === '<' ? '&lt;' : piece)
    else if (!endless.has(name.toLowerCase())) {
      const end = endOf(name.toLowerCase(), html, next.lastIndex)
      if (end === undefined) endless.add(name.toLowerCase())
      next.lastIndex = end ?? next.lastIndex
    }
  }
  return pieces
}

/** Of what never ends a browser shows nothing more when it is no text; of anything else we keep the words after it. */
function endOf(name: string, html: string, from: number): number | undefined {
  if (name === '!--') {
    // The dashes that begin a comment may end it too.
    const end = /--!?>/g
    end.lastIndex = from - 2
    return end.test(html) ? end.lastIndex : html.length
  }
  const end = /<\/(script|style|template|iframe|noscript|svg|annotation|object)\b[^<>]*>/gi
  end.lastIndex = from
  for (let match = end.exec(html); match; match = end.exec(html))
    if (match[1]?.toLowerCase() === name) return end.lastIndex
  return name === 'script' || name === 'style' ? html.length : undefined
}

export function toHtml(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encode(node)
      if (node.tag === 'br') return '<br>'
      const href = node.href === undefined ? '' : ` href="${encode(node.href).replaceAll('"', '&quot;')}"`
      return `<${node.tag}${href}>${toHtml(node.children)}</${node.tag}>`
    })
    .join('')
}
