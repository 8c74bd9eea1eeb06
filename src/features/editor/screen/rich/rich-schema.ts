import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { isList } from '#features/blocks/rich-text.ts'

const tag = (name: string): Pick<NodeSpec, 'parseDOM' | 'toDOM'> => ({
  parseDOM: [{ tag: name }],
  toDOM: (): DOMOutputSpec => [name, 0],
})
const words = (name: string, more: NodeSpec = {}): NodeSpec => ({ content: 'inline*', ...tag(name), ...more })

/** A key at its edge neither joins it to its neighbour nor selects that: the next key would take it away. */
const partOfTable = { isolating: true, selectable: false } as const

/**
 * All items of a list stand in one row here, each with how deep it is and in what kind of list: so a key moves an item
 * deeper without moving its words. Lists in items are made of it when the text is stored.
 */
const item: NodeSpec = {
  content: 'inline*',
  defining: true,
  attrs: { level: { default: 0 }, kind: { default: 'ul' } },
  parseDOM: [{ tag: 'li', getAttrs: (element) => placeInLists(element) }],
  toDOM: ({ attrs }): DOMOutputSpec => ['li', { 'aria-level': attrs.level + 1, 'data-kind': attrs.kind }, 0],
}

const list = (name: 'ul' | 'ol'): NodeSpec => ({
  content: 'li+',
  group: 'block',
  parseDOM: [{ tag: `li > ${name}`, skip: true }, { tag: name }],
  toDOM: (): DOMOutputSpec => [name, 0],
})

function placeInLists(element: HTMLElement): { level: number; kind: string } {
  let level = -1
  for (let at: HTMLElement | null = element; at; at = at.parentElement) if (isList(at.localName)) level += 1
  return { level: Math.max(0, level), kind: element.parentElement?.localName === 'ol' ? 'ol' : 'ul' }
}

/** What somebody can type is what `rich-text.ts` takes, no more: the same tags, standing in the same places. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: words('p', { group: 'block' }),
    h2: words('h2', { group: 'block', defining: true }),
    h3: words('h3', { group: 'block', defining: true }),
    ul: list('ul'),
    ol: list('ol'),
    li: item,
    blockquote: { content: 'p+', group: 'block', defining: true, ...tag('blockquote') },
    table: { content: 'caption? thead? tbody', group: 'block', isolating: true, ...tag('table') },
    caption: { content: 'text*', marks: '', ...partOfTable, ...tag('caption') },
    thead: { content: 'tr+', ...partOfTable, ...tag('thead') },
    tbody: { content: 'tr+', ...partOfTable, ...tag('tbody') },
    tr: { content: '(th | td)+', ...partOfTable, ...tag('tr') },
    th: words('th', partOfTable),
    td: words('td', partOfTable),
    text: { group: 'inline' },
    br: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    a: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
  },
})
