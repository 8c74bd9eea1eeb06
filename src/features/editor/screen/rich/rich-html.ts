import type { RichNode, RichText } from '#features/blocks/rich-text.ts'

/** The tree of a text, written as HTML of exactly the tags it may have. */
export function writeRichText(nodes: RichText): string {
  return nodes.map(write).join('')
}

function write(node: RichNode): string {
  if (typeof node === 'string') return inEntities(node)
  const { tag, href, children } = node
  if (tag === 'br') return '<br>'
  const attribute = href === undefined ? '' : ` href="${inEntities(href)}"`
  return `<${tag}${attribute}>${writeRichText(children)}</${tag}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function inEntities(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
