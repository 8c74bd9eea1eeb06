import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildIndex } from './index/build-index.ts'
import { suggest } from './suggest.ts'

const index = buildIndex([
  {
    id: '/dietist',
    title: 'Diëtist',
    headings: ['Hoeveel uur per jaar?'],
    text: 'Een diëtist geeft advies over voeding.',
  },
  {
    id: '/eigen-risico',
    title: 'Eigen risico',
    headings: ['In delen betalen'],
    text: 'Het risico betaal je zelf. Advies over voeding.',
  },
  {
    id: '/vrijwillig',
    title: 'Vrijwillig eigen risico',
    headings: ['In delen betalen'],
    text: 'Een hoger risico.',
  },
])

test('titles are suggested by the beginning of any of their words, without regard to accents', () => {
  assert.deepEqual(texts('die'), ['Diëtist'])
  assert.deepEqual(texts('DIË'), ['Diëtist'])
  assert.deepEqual(texts('ris').slice(0, 2), ['Eigen risico', 'Vrijwillig eigen risico'])
})

test('a title or heading leads to its page, a heading of several pages does not', () => {
  assert.equal(suggest(index, 'diet')[0]?.id, '/dietist')
  assert.equal(suggest(index, 'hoeveel')[0]?.id, '/dietist')
  assert.equal(suggest(index, 'delen')[0]?.id, undefined)
})

test('words that several pages use are suggested too', () => {
  assert.deepEqual(suggest(index, 'voed'), [{ text: 'voeding', kind: 'word', id: undefined }])
})

test('words before the last one must be there as well, in any inflection', () => {
  assert.deepEqual(texts('vrijwillige eig'), ['Vrijwillig eigen risico'])
  assert.deepEqual(texts('diëtist ris'), [])
})

test('a page is suggested once, and what was typed is not suggested again', () => {
  const twice = buildIndex([
    { id: '/bril', title: 'Bril', headings: ['Bril kiezen', 'Bril betalen'], text: 'Advies over een bril.' },
    { id: '/lenzen', title: 'Lenzen', headings: [], text: 'Advies, ook over een bril.' },
  ])

  assert.deepEqual(
    suggest(twice, 'bril').map(({ id }) => id),
    ['/bril'],
  )
  assert.deepEqual(suggest(twice, 'advies'), [])
  assert.deepEqual(texts('eigen risico').at(-1), 'Vrijwillig eigen risico')
})

test('a search for the words of a page that is suggested is not suggested beside it', () => {
  const inflected = buildIndex([
    { id: '/tand', title: 'Tandverzekering', text: 'Alle tandverzekeringen. Een tandvulling.' },
    { id: '/meer', title: 'Meer', text: 'Twee tandverzekeringen en een tandvulling.' },
  ])

  assert.deepEqual(
    suggest(inflected, 'tand').map(({ text }) => text),
    ['Tandverzekering', 'tandvulling'],
  )
})

test('nothing typed suggests nothing, and no more are given than asked for', () => {
  assert.deepEqual(suggest(index, ' ?! '), [])
  assert.equal(suggest(index, 'ri', 1).length, 1)
})

function texts(typed: string): string[] {
  return suggest(index, typed).map(({ text }) => text)
}
