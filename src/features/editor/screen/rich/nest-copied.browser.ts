import { DOMSerializer, Slice } from 'prosemirror-model'
import { isList } from '#features/blocks/rich-text.ts'
import { richSchema } from './rich-schema.ts'

/** What is copied leaves with its lists in its items, as everybody else writes them. */
class CopiedText extends DOMSerializer {
  override serializeFragment(...given: Parameters<DOMSerializer['serializeFragment']>) {
    const copied = super.serializeFragment(...given)
    for (const list of copied.querySelectorAll('ul, ol')) nest(list)
    return copied
  }
}

const { nodes, marks } = DOMSerializer.fromSchema(richSchema)
export const nestCopied = new CopiedText(nodes, marks)

/** Of more than one item the list comes along: without it they would leave as words. */
export function withList(copied: Slice): Slice {
  const { content, openStart, openEnd } = copied
  const { firstChild, childCount } = content
  const hasItems = childCount === 1 && firstChild && isList(firstChild.type.name) && firstChild.childCount > 1
  return hasItems ? new Slice(content, Math.min(openStart, 1), Math.min(openEnd, 1)) : copied
}

function nest(list: Element): void {
  const open = [list]
  for (const item of [...list.children]) {
    const above = item.previousElementSibling
    const depth = above ? Math.min(levelOf(item), open.length) : 0
    open.length = Math.min(open.length, depth + 1)
    const kind = item.getAttribute('data-kind') ?? 'ul'
    if (depth > 0 && open[depth]?.localName !== kind) open.length = depth
    if (open.length === depth) {
      const made = list.ownerDocument.createElement(kind)
      const under = depth === 1 ? above : open[depth - 1]?.lastElementChild
      under?.append(made)
      open.push(made)
    }
    if (depth > 0) open[depth]?.append(item)
  }
}

function levelOf(item: Element): number {
  return Number(item.getAttribute('aria-level') ?? 1) - 1
}
