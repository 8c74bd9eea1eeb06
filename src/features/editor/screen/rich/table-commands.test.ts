import assert from 'node:assert/strict'
import test from 'node:test'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { readRichText } from '#features/blocks/rich-text.ts'
import { toHtml } from '../../drafts/clean-rich-text.ts'
import { toDocument, toRichText } from './rich-document.ts'
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable } from './table-commands.ts'

const table =
  '<table><caption>T</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>C</th><td>D</td></tr></tbody></table>'

/** What becomes of a text when somebody stands before these words and does this. */
function after(html: string, words: string, command: Command): string {
  const reading = readRichText(html)
  assert.ok(reading.ok)
  let state = EditorState.create({ doc: toDocument(reading.value) })
  let at = 1
  state.doc.descendants((node, place) => {
    if (node.text === words) at = place
  })
  state = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(at))))
  command(state, (transaction) => {
    state = state.apply(transaction)
  })
  const written = toHtml(toRichText(state.doc))
  assert.ok(readRichText(written).ok, written)
  return written
}

const empty = (cells: string) => `<tr>${cells}</tr>`

test('a table can be put into a text, and taken away', () => {
  assert.match(after('<p>Hoi</p>', 'Hoi', insertTable), /^<p>Hoi<\/p><table><caption><\/caption><thead>/)
  assert.equal(after(`<p>Hoi</p>${table}`, 'D', removeTable), '<p>Hoi</p>')
})

test('a row comes below the one where somebody stands, below the heading as the first', () => {
  const body = '<tr><th>C</th><td>D</td></tr>'
  assert.equal(after(table, 'D', addRow), table.replace(body, body + empty('<th></th><td></td>')))
  assert.equal(after(table, 'A', addRow), table.replace(body, empty('<th></th><td></td>') + body))
})

test('a column comes beside the one where somebody stands, in every row', () => {
  assert.equal(
    after(table, 'B', addColumn),
    table.replace('<th>B</th>', '<th>B</th><th></th>').replace('<td>D</td>', '<td>D</td><td></td>'),
  )
  assert.equal(after(table, 'B', removeColumn), table.replace('<th>B</th>', '').replace('<td>D</td>', ''))
})

test('the last row of a part stays', () => {
  assert.equal(after(table, 'D', removeRow), table)
})
