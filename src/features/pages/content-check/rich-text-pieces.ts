import type { RichElement, RichNode, RichText } from '#features/blocks/rich-text.ts'
import { heading, type Piece, quote, words } from './piece.ts'

/** The pieces of a text: each paragraph, item and cell by itself, followed by the links in it. */
export function richTextPieces(nodes: RichText, isQuote = false): Piece[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : elementPieces(node, isQuote)))
}

function elementPieces(element: RichElement, isQuote: boolean): Piece[] {
  const { tag, children } = element
  if (holdsParts.has(tag)) return richTextPieces(children, isQuote || tag === 'blockquote')

  const text = inlineTextOf(children)
  return [textPiece(tag, text, isQuote), ...children.flatMap(linksIn)].flat()
}

const holdsParts = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr'])

function textPiece(tag: string, text: string, isQuote: boolean): Piece[] {
  if (tag === 'h2' || tag === 'h3') return [heading(tag === 'h2' ? 2 : 3, text)]
  return isQuote ? [quote(text)] : words(text)
}

function linksIn(node: RichNode): Piece[] {
  if (typeof node === 'string') return []
  if (node.tag !== 'a') return node.children.flatMap(linksIn)
  return [{ kind: 'link', href: node.href ?? '', label: inlineTextOf(node.children) }]
}

/** As it is read on one line, without the spaces that keep words apart for search. */
function inlineTextOf(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'br' ? ' ' : inlineTextOf(node.children)
    })
    .join('')
}
