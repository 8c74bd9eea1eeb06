import { splitBlockAs } from 'prosemirror-commands'
import type { Attrs, Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { deepestList } from '#features/blocks/rich-text.ts'
import { richSchema } from './rich-schema.ts'

const { li } = richSchema.nodes

export function isInList({ selection: { $from } }: EditorState): boolean {
  return $from.parent.type === li
}

/** Makes what is selected, and what belongs to it, items of the item before it; or of the one around that again. */
export const moveItems =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const chosen = chosenItems(state)
    const [first] = chosen
    if (!first || !mayMove(first, step)) return false
    const transaction = state.tr
    const before: Attrs[] = first.list.content.content.slice(0, first.index).map(({ attrs }) => attrs)
    for (const { node, start, list } of chosen) {
      const level = Math.min(Math.max(0, node.attrs.level + step), deepestList - 1)
      const isBelow = node.attrs.level > first.node.attrs.level
      const kind = level === 0 ? list.type.name : isBelow ? node.attrs.kind : kindAt(level, before)
      transaction.setNodeMarkup(start, null, { level, kind })
      before.push({ level, kind })
    }
    dispatch?.(transaction.scrollIntoView())
    return true
  }

/** Tab on an item stays in the list, also when the item can go no deeper; on the first it leaves, as everywhere else. */
export const nestByKey: Command = (state, dispatch) => {
  if (!isInList(state)) return false
  return moveItems(1)(state, dispatch) || (chosenItems(state)[0]?.index ?? 0) > 0
}

/** Enter: the next item stands where this one does. */
export const splitItem: Command = (state, dispatch) =>
  isInList(state) ? splitBlockAs((node) => ({ type: li, attrs: node.attrs }))(state, dispatch) : false

/** Enter on an item without words, and Backspace before its first word. */
export const moveOutWhenEmpty: Command = (state, dispatch) =>
  isInList(state) && state.selection.empty && state.selection.$from.parent.content.size === 0
    ? moveItems(-1)(state, dispatch)
    : false

export const moveOutAtStart: Command = (state, dispatch) =>
  isInList(state) && state.selection.empty && state.selection.$from.parentOffset === 0
    ? moveItems(-1)(state, dispatch)
    : false

type Item = { node: Node; start: number; list: Node; index: number }

/** Those in which something is selected, and behind the last all that stands deeper than that one. */
function chosenItems({ selection: { $from, $to } }: EditorState): Item[] {
  if ($from.parent.type !== li || $to.parent.type !== li || $from.start(1) !== $to.start(1)) return []
  const list = $from.node(1)
  const [first, last] = [$from.index(1), $to.index(1)]
  const items: Item[] = []
  list.forEach((node, offset, index) => {
    const isBelow = index > last && items.length === index - first && node.attrs.level > levelAt(list, last)
    if ((index >= first && index <= last) || isBelow)
      items.push({ node, start: $from.start(1) + offset, list, index })
  })
  return items
}

function mayMove({ node, list, index }: Item, step: 1 | -1): boolean {
  const { level } = node.attrs
  if (step === -1) return level > 0
  return index > 0 && level <= levelAt(list, index - 1) && level < deepestList - 1
}

function levelAt(list: Node, index: number): number {
  return list.child(index).attrs.level
}

/** As the items that it comes to stand beside; without any, as the item that it comes to stand in. */
function kindAt(level: number, before: Attrs[]): string {
  return before.findLast((item) => item.level <= level)?.kind
}
