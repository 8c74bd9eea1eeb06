import type { Node } from 'prosemirror-model'
import type { RichElement, RichNode } from '#features/blocks/rich-text.ts'

/** The items of a list, each in the item that it belongs to. None stands more than one step deeper than the one before. */
export function nestedItems(list: Node, wordsOf: (item: Node) => RichNode[]): RichElement[] {
  const open: RichElement[] = [{ tag: list.type.name as RichElement['tag'], children: [] }]
  const items = open[0]?.children as RichElement[]
  list.forEach((item) => {
    const { level, kind } = item.attrs
    const depth = items.length === 0 ? 0 : Math.min(level, open.length)
    open.length = Math.min(open.length, depth + 1)
    if (depth > 0 && open[depth]?.tag !== kind) open.length = depth
    if (open.length === depth) open.push(listIn(open.at(-1), kind))
    open[depth]?.children.push({ tag: 'li', children: wordsOf(item) })
  })
  return items
}

/** A new one, in the last item of the list around it. */
function listIn(around: RichElement | undefined, kind: 'ul' | 'ol'): RichElement {
  const made: RichElement = { tag: kind, children: [] }
  const item = around?.children.at(-1)
  if (typeof item === 'object') item.children.push(made)
  return made
}
