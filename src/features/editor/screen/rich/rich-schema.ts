import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'

const tag = (name: string): Pick<NodeSpec, 'parseDOM' | 'toDOM'> => ({
  parseDOM: [{ tag: name }],
  toDOM: (): DOMOutputSpec => [name, 0],
})
const words = (name: string, more: NodeSpec = {}): NodeSpec => ({ content: 'inline*', ...tag(name), ...more })

/** A key at its edge neither joins it to its neighbour nor selects that: the next key would take it away. */
const partOfTable = { isolating: true, selectable: false } as const

/** What somebody can type is what `rich-text.ts` takes, no more: the same tags, standing in the same places. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: words('p', { group: 'block' }),
    h2: words('h2', { group: 'block', defining: true }),
    h3: words('h3', { group: 'block', defining: true }),
    ul: { content: 'li+', group: 'block', ...tag('ul') },
    ol: { content: 'li+', group: 'block', ...tag('ol') },
    li: words('li', { defining: true }),
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
