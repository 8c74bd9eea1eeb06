import assert from 'node:assert/strict'
import test from 'node:test'
import { baseKeymap } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import {
  AllSelection,
  type Command,
  EditorState,
  NodeSelection,
  type Selection,
  TextSelection,
} from 'prosemirror-state'
import { readRichText } from '#features/blocks/rich-text.ts'
import { toHtml } from '../../drafts/clean-rich-text.ts'
import { moveItems, moveOutAtStart, moveOutWhenEmpty, nestByKey, splitItem } from './list-commands.ts'
import {
  hasMark,
  insertBreak,
  insertWords,
  leaveByEmptyLine,
  linkAt,
  setLink,
  setStyle,
  styleAt,
  toggleBold,
  toggleItalic,
} from './rich-commands.ts'
import { toDocument, toRichText } from './rich-document.ts'
import {
  addColumn,
  addRow,
  goToCell,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
  removeTable,
} from './table-commands.ts'

const commands: Record<string, Command> = {
  ...Object.fromEntries(
    (['p', 'h2', 'h3', 'ul', 'ol', 'blockquote'] as const).map((style) => [style, setStyle(style)]),
  ),
  ...{ toggleBold, toggleItalic, insertBreak, leaveByEmptyLine, insertTable, removeTable },
  ...{ addRow, removeRow, addColumn, removeColumn },
  ...{ insertWords: insertWords('woord'), setLink: setLink('/contact'), takeLinkAway: setLink('') },
  ...{ nextCell: goToCell(1), formerCell: goToCell(-1) },
  ...{ deeper: moveItems(1), back: moveItems(-1), nestByKey, splitItem, moveOutAtStart, moveOutWhenEmpty },
  ...baseKeymap,
}

const list = '<ul><li>een</li><li></li></ul>'
const nested = '<ul><li>een<ol><li>twee</li></ol></li><li>drie</li></ul>'
const table = '<table><caption>T</caption><tbody><tr><th>C</th><td>D</td></tr></tbody></table>'
const texts = [
  '<p></p>',
  '<p>Eén <strong>woord</strong> en <a href="/contact">een link</a></p>',
  `<h2>Kop</h2><p>Tekst</p>${list}<blockquote><p>Citaat</p></blockquote>`,
  `${table}<p>Na</p>`,
  `<p>Voor</p>${table}`,
  table,
  list,
  nested,
]

/** Everything, each node that can be selected, and every row of words. */
function selectionsIn(document: Node): Selection[] {
  const found: Selection[] = [new AllSelection(document)]
  document.descendants((node, place) => {
    if (NodeSelection.isSelectable(node)) found.push(NodeSelection.create(document, place))
  })
  const places = Array.from({ length: document.content.size + 1 }, (_, at) => document.resolve(at))
  const inWords = places.filter(({ parent }) => parent.inlineContent)
  for (const from of inWords) for (const to of inWords) found.push(TextSelection.between(from, to))
  return found
}

for (const html of texts)
  test(`whatever is selected in ${html}, everything can be asked and done, and gives a text that can be saved`, () => {
    const reading = readRichText(html)
    assert.ok(reading.ok)
    const doc = toDocument(reading.value)

    for (const selection of selectionsIn(doc)) {
      const state = EditorState.create({ doc, selection })
      styleAt(state)
      linkAt(state)
      isInTable(state)
      hasMark(state, 'strong')
      for (const [name, command] of Object.entries(commands))
        command(state, (transaction) => {
          const written = toHtml(toRichText(state.apply(transaction).doc))
          assert.ok(readRichText(written).ok, `${name}: ${written}`)
        })
    }
  })

test('a link is changed and taken away as a whole, whatever is bold in it', () => {
  const reading = readRichText(
    '<p>Kijk: <a href="/oud">lees <strong>meer</strong> hier</a> of <a href="/x">daar</a></p>',
  )
  assert.ok(reading.ok)
  const doc = toDocument(reading.value)
  const inLink = Array.from('lees meer hier', (_, at) => 7 + at)

  for (const at of inLink) {
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })
    const { from, to } = linkAt(state)
    assert.equal(doc.textBetween(from, to), 'lees meer hier', String(at))
  }
})

test('a key at the edge of a part of a table leaves all words where they are, and selects no part of it', () => {
  const rows = '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>C</th><td>D</td></tr></tbody>'
  const html = `<p>Voor</p><table><caption>T</caption>${rows}</table><p>Na</p>`
  const reading = readRichText(html)
  assert.ok(reading.ok)
  const doc = toDocument(reading.value)
  const inWords = Array.from({ length: doc.content.size + 1 }, (_, at) => doc.resolve(at)).filter(
    ({ parent }) => parent.inlineContent,
  )

  for (const place of inWords)
    for (const key of ['Delete', 'Backspace', 'Mod-Delete', 'Mod-Backspace']) {
      const state = EditorState.create({ doc, selection: TextSelection.near(place) })
      baseKeymap[key]?.(state, (transaction) => {
        const after = state.apply(transaction)
        assert.equal(toHtml(toRichText(after.doc)), html, `${key} at ${place.pos}`)
        if (after.selection instanceof NodeSelection) assert.equal(after.selection.node.type.name, 'table')
      })
    }
})

const before = '<ul><li>een</li><li>twee</li><li>drie</li></ul>'
const moves: [what: string, from: string, at: string, command: Command, to: string][] = [
  [
    'an item that comes back stands in the list that it comes back to',
    '<ul><li>een<ul><li>twee<ol><li>drie</li></ol></li></ul></li></ul>',
    'drie',
    moveItems(-1),
    '<ul><li>een<ul><li>twee</li><li>drie</li></ul></li></ul>',
  ],
  [
    'an item goes beside the others there, whatever stands under those',
    '<ol><li>een<ul><li>twee<ol><li>drie</li></ol></li></ul></li><li>vier</li></ol>',
    'vier',
    moveItems(1),
    '<ol><li>een<ul><li>twee<ol><li>drie</li></ol></li><li>vier</li></ul></li></ol>',
  ],
  [
    'an item goes under the one before',
    before,
    'twee',
    moveItems(1),
    '<ul><li>een<ul><li>twee</li></ul></li><li>drie</li></ul>',
  ],
  ['the first item stays', before, 'een', moveItems(1), before],
  [
    'an item goes no deeper than one step',
    '<ul><li>een<ul><li>twee</li></ul></li></ul>',
    'twee',
    moveItems(1),
    '<ul><li>een<ul><li>twee</li></ul></li></ul>',
  ],
  [
    'what is under an item goes along',
    '<ol><li>een</li><li>twee<ul><li>drie</li></ul></li></ol>',
    'twee',
    moveItems(1),
    '<ol><li>een<ol><li>twee<ul><li>drie</li></ul></li></ol></li></ol>',
  ],
  [
    'an item comes back',
    '<ol><li>een<ul><li>twee</li></ul></li></ol>',
    'twee',
    moveItems(-1),
    '<ol><li>een</li><li>twee</li></ol>',
  ],
  [
    'Backspace before the first word brings an item back',
    '<ul><li>een<ul><li>twee</li></ul></li></ul>',
    'twee',
    moveOutAtStart,
    '<ul><li>een</li><li>twee</li></ul>',
  ],
  [
    'Enter makes an item beside it',
    '<ul><li>een<ul><li>twee</li></ul></li></ul>',
    'twee',
    splitItem,
    '<ul><li>een<ul><li></li><li>twee</li></ul></li></ul>',
  ],
  [
    'another kind of list keeps how deep its items are',
    '<ul><li>een<ul><li>twee</li></ul></li></ul>',
    'een',
    setStyle('ol'),
    '<ol><li>een<ol><li>twee</li></ol></li></ol>',
  ],
]

for (const [what, from, at, command, to] of moves)
  test(`in a list ${what}`, () => {
    const reading = readRichText(from)
    assert.ok(reading.ok)
    const doc = toDocument(reading.value)
    let place = 0
    doc.descendants((node, start) => {
      if (node.isText && node.text === at) place = start
    })
    let state = EditorState.create({ doc, selection: TextSelection.create(doc, place) })

    command(state, (transaction) => {
      state = state.apply(transaction)
    })

    assert.equal(toHtml(toRichText(state.doc)), to)
  })

test('items that are moved together come to stand in one list', () => {
  const reading = readRichText('<ol><li>een<ul><li>twee</li></ul></li><li>drie</li><li>vier</li></ol>')
  assert.ok(reading.ok)
  const doc = toDocument(reading.value)
  const end = doc.content.size - 3
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, end - 8, end) })
  assert.equal(state.doc.textBetween(state.selection.from, state.selection.to, '|'), 'rie|vie')

  moveItems(1)(state, (transaction) => {
    state = state.apply(transaction)
  })

  assert.equal(
    toHtml(toRichText(state.doc)),
    '<ol><li>een<ul><li>twee</li><li>drie</li><li>vier</li></ul></li></ol>',
  )
})

test('the style of everything is that of its first block, and can be changed at once', () => {
  const reading = readRichText('<h2>Kop</h2><p>Tekst</p>')
  assert.ok(reading.ok)
  const doc = toDocument(reading.value)
  const state = EditorState.create({ doc, selection: new AllSelection(doc) })

  assert.equal(styleAt(state), 'h2')
  setStyle('ul')(state, (transaction) =>
    assert.equal(toHtml(toRichText(transaction.doc)), '<ul><li>Kop</li><li>Tekst</li></ul>'),
  )
})
