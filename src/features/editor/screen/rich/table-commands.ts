import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { richSchema } from './rich-schema.ts'
import { selectedBlocks } from './selected-blocks.ts'

const { table, caption, thead, tbody, tr, th, td } = richSchema.nodes

/** A small table with a heading above each column. */
export const insertTable: Command = (state, dispatch) => {
  const row = (cell: typeof td) => tr.create(null, [cell.create(), cell.create()])
  const made = table.create(null, [
    caption.create(),
    thead.create(null, row(th)),
    tbody.create(null, row(td)),
  ])
  const { end: after } = selectedBlocks(state.selection)
  const transaction = state.tr.insert(after, made)
  dispatch?.(
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(after + 2))).scrollIntoView(),
  )
  return true
}

export const addRow: Command = (state, dispatch) => {
  const row = findAround(state, 'tr')
  if (!row) return false
  const cells = row.node.content.content.map((cell, index) => (index === 0 ? cell.type : td).create())
  const end = row.parent === 'thead' ? findAround(state, 'table') : undefined
  const body = end && lastOf(end.node, 'tbody')
  // A row below the heading is the first of the body.
  const at = end && body ? end.start + 1 + body.offset + 1 : row.start + row.node.nodeSize
  dispatch?.(state.tr.insert(at, tr.create(null, cells)))
  return true
}

export const removeRow: Command = (state, dispatch) => {
  const row = findAround(state, 'tr')
  if (!row || row.siblings < 2) return false
  dispatch?.(state.tr.delete(row.start, row.start + row.node.nodeSize))
  return true
}

export const addColumn: Command = (state, dispatch) =>
  changeColumns(state, dispatch, (transaction, row, at, column) => {
    const cell = row.child(Math.min(column, row.childCount - 1))
    const type = column === 0 ? row.lastChild?.type : cell.type
    transaction.insert(at + offsetOf(row, column + 1), (type ?? td).create())
  })

export const removeColumn: Command = (state, dispatch) =>
  changeColumns(state, dispatch, (transaction, row, at, column) => {
    const cell = row.maybeChild(column)
    if (!cell || row.childCount < 2) return
    const start = at + offsetOf(row, column)
    transaction.delete(start, start + cell.nodeSize)
  })

export const removeTable: Command = (state, dispatch) => {
  const around = findAround(state, 'table')
  if (!around) return false
  dispatch?.(state.tr.delete(around.start, around.start + around.node.nodeSize))
  return true
}

/** Selects what stands in the next cell, or the one before. Behind the last one a new row begins. */
export const goToCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const around = findAround(state, 'table')
    if (!around) return false
    const cells = cellsIn(around.node, around.start)
    const { from } = state.selection
    const here = cells.findLastIndex(({ start }) => start < from)
    const next = cells[here + step]
    if (next) {
      const { start, node } = next
      const selection = TextSelection.create(state.doc, start + 1, start + 1 + node.content.size)
      dispatch?.(state.tr.setSelection(selection).scrollIntoView())
      return true
    }
    if (step === -1) return false
    return addRow(state, (transaction) => {
      const row = findAround(state, 'tr')
      const caret = row ? row.start + row.node.nodeSize + 2 : from
      dispatch?.(transaction.setSelection(TextSelection.create(transaction.doc, caret)).scrollIntoView())
    })
  }

function cellsIn(around: Node, start: number): { start: number; node: Node }[] {
  const cells: { start: number; node: Node }[] = []
  around.descendants((node, offset) => {
    if (node.type === th || node.type === td) cells.push({ start: start + 1 + offset, node })
  })
  return cells
}

export function isInTable(state: EditorState): boolean {
  return findAround(state, 'table') !== undefined
}

type Around = { node: Node; start: number; index: number; siblings: number; parent: string }

function findAround({ selection: { $from } }: EditorState, name: string): Around | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === name) return aroundAt($from, depth)
  return undefined
}

function aroundAt(place: ResolvedPos, depth: number): Around {
  const parent = place.node(depth - 1)
  return {
    node: place.node(depth),
    start: place.before(depth),
    index: place.index(depth - 1),
    siblings: parent.childCount,
    parent: parent.type.name,
  }
}

type ChangeRow = (transaction: EditorState['tr'], row: Node, at: number, column: number) => void

/** In every row alike, from the last to the first: so the places of the others stay right. */
function changeColumns(state: EditorState, dispatch: Parameters<Command>[1], change: ChangeRow): boolean {
  const around = findAround(state, 'table')
  const cell = findAround(state, 'td') ?? findAround(state, 'th')
  if (!around || !cell) return false
  const rows: { row: Node; at: number }[] = []
  around.node.descendants((node, offset) => {
    if (node.type === tr) rows.push({ row: node, at: around.start + 1 + offset + 1 })
  })
  const transaction = state.tr
  for (const { row, at } of rows.toReversed()) change(transaction, row, at, cell.index)
  dispatch?.(transaction)
  return true
}

function offsetOf(row: Node, column: number): number {
  return row.content.content.slice(0, column).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
}

function lastOf(node: Node, name: string): { offset: number } | undefined {
  let found: { offset: number } | undefined
  node.forEach((child, offset) => {
    if (child.type.name === name) found = { offset }
  })
  return found
}
