import type { RichElement, RichNode, RichText } from '#features/blocks/rich-text.ts'

/** The same few tags as it was written with. */
export function toHtml(nodes: RichText): string {
  return nodes.map(nodeToHtml).join('')
}

/** Texts with structure as HTML, wherever they stand; all else as it is. */
export function withHtml(value: unknown): unknown {
  if (Array.isArray(value)) return isRichText(value) ? toHtml(value) : value.map(withHtml)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withHtml(each)]))
}

/** A text begins with a paragraph, a heading, a list or a table: never with bare words. */
function isRichText(value: unknown[]): value is RichElement[] {
  return value.length > 0 && value.every((each) => typeof each === 'object' && each !== null && 'tag' in each)
}

function nodeToHtml(node: RichNode): string {
  if (typeof node === 'string') return escapeSigns(node)
  const { tag, href, children } = node
  if (tag === 'br') return '<br>'
  return `<${tag}${href === undefined ? '' : ` href="${escapeSigns(href)}"`}>${toHtml(children)}</${tag}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeSigns(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
