import { DOMSerializer } from 'prosemirror-model'
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

function nest(list: Element): void {
  const open = [list]
  for (const item of [...list.children]) {
    const depth = item === list.firstElementChild ? 0 : Math.min(levelOf(item), open.length)
    open.length = Math.min(open.length, depth + 1)
    const kind = item.getAttribute('data-kind') ?? 'ul'
    if (depth > 0 && open[depth]?.localName !== kind) open.length = depth
    if (open.length === depth) {
      const made = list.ownerDocument.createElement(kind)
      open.at(-1)?.lastElementChild?.append(made)
      open.push(made)
    }
    open[depth]?.append(item)
  }
}

function levelOf(item: Element): number {
  return Number(item.getAttribute('aria-level') ?? 1) - 1
}
