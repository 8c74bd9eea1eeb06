import { toggleMark } from 'prosemirror-commands'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { richSchema } from './rich-schema.ts'
import { selectedBlocks } from './selected-blocks.ts'

const { nodes, marks } = richSchema

export const toggleBold = toggleMark(marks.strong)
export const toggleItalic = toggleMark(marks.em)

export type BlockStyle = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote'

/** Makes this kind of text of the lines that are selected. A table stays as it is: its cells hold words only. */
export const setStyle =
  (style: BlockStyle): Command =>
  (state, dispatch) => {
    const { start, end } = selectedBlocks(state.selection)
    const lines = linesBetween(state, start, end)
    if (!lines) return false
    const transaction = state.tr.replaceWith(start, end, madeOf(style, lines))
    const caret = Math.min(start + 2, transaction.doc.content.size)
    dispatch?.(transaction.setSelection(TextSelection.near(transaction.doc.resolve(caret))).scrollIntoView())
    return true
  }

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView())
  return true
}

export const insertWords =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(words).scrollIntoView())
    return true
  }

/** Enter on the last line of a list or quote, when nothing is on it, goes on below with a paragraph. */
export const leaveByEmptyLine: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const around = $from.depth === 2 ? $from.node(1) : undefined
  if (!around || !empty || $from.parent.content.size > 0) return false
  if (around.childCount === 1 || $from.index(1) !== around.childCount - 1) return false
  const transaction = state.tr.insert($from.after(1), nodes.p.create()).delete($from.before(), $from.after())
  const caret = transaction.doc.resolve($from.before() + 2)
  dispatch?.(transaction.setSelection(TextSelection.near(caret)).scrollIntoView())
  return true
}

/** An empty address takes the link away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state)
    if (from === to) return false
    const transaction = state.tr.removeMark(from, to, marks.a)
    dispatch?.(href === '' ? transaction : transaction.addMark(from, to, marks.a.create({ href })))
    return true
  }

/** Of the first block in which something is selected. */
export function styleAt({ doc, selection }: EditorState): BlockStyle | 'table' {
  return (doc.nodeAt(selectedBlocks(selection).start)?.type.name ?? 'p') as BlockStyle | 'table'
}

export function hasMark(state: EditorState, mark: 'strong' | 'em'): boolean {
  const { from, to, empty, $from } = state.selection
  if (!empty) return state.doc.rangeHasMark(from, to, marks[mark])
  return marks[mark].isInSet(state.storedMarks ?? $from.marks()) !== undefined
}

/** The words that are selected, or the whole link or word in which the caret stands. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from } = state.selection
  const here = marks.a.isInSet($from.marks()) ?? marks.a.isInSet($from.nodeAfter?.marks ?? [])
  const href = here?.attrs.href ?? ''
  if (!empty) return { from, to, href }
  if (!here) return { ...wordAt($from), href }
  const isIn = (index: number) => here.isInSet($from.parent.maybeChild(index)?.marks ?? [])
  let first = $from.index() - (isIn($from.index()) ? 0 : 1)
  let end = first + 1
  while (isIn(first - 1)) first -= 1
  while (isIn(end)) end += 1
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(end), href }
}

function wordAt({ parent, parentOffset, pos }: ResolvedPos): { from: number; to: number } {
  const text = parent.textBetween(0, parent.content.size, ' ', ' ')
  const isInWord = (at: number) => at >= 0 && at < text.length && !/[\s.,;:!?()]/.test(text.charAt(at))
  let [from, to] = [parentOffset, parentOffset]
  while (isInWord(from - 1)) from -= 1
  while (isInWord(to)) to += 1
  return { from: pos - (parentOffset - from), to: pos + (to - parentOffset) }
}

function linesBetween(state: EditorState, start: number, end: number): Node[] | undefined {
  const lines: Node[] = []
  let hasTable = false
  state.doc.nodesBetween(start, end, (node) => {
    hasTable ||= node.type === nodes.table
    if (node.isTextblock) lines.push(node)
  })
  return hasTable ? undefined : lines
}

function madeOf(style: BlockStyle, lines: Node[]): Node[] {
  if (style === 'ul' || style === 'ol')
    return [
      nodes[style].create(
        null,
        lines.map(({ attrs, content }) => nodes.li.create({ level: attrs.level ?? 0, kind: style }, content)),
      ),
    ]
  if (style === 'blockquote')
    return [
      nodes.blockquote.create(
        null,
        lines.map(({ content }) => nodes.p.create(null, content)),
      ),
    ]
  return lines.map(({ content }) => nodes[style].create(null, content))
}
