import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePage } from '#test/sample-pages.ts'
import { type PageFile, readPage } from '../page.ts'
import { actionsOf, placesIn, railedBlocks } from './rail.ts'

function blocksOf(blocks: PageFile['blocks']) {
  const reading = readPage(samplePage('/proef', { blocks }))
  assert.ok(reading.ok)
  return reading.value.blocks
}

const hero = { kind: 'hero', id: 'begin', title: 'Proef', lead: 'Een proef.' } as const
const call = {
  kind: 'call-to-action',
  id: 'verder',
  title: 'Verder',
  text: 'Ga verder.',
  button: { label: 'Ga', href: '/contact' },
} as const

test('the rail stands beside the text that follows the title, up to what takes the whole width', () => {
  const blocks = blocksOf([
    hero,
    { kind: 'text', id: 'een', html: '<h2>Eerst</h2><p>Woorden.</p><h2>Dan</h2><p>Woorden.</p>' },
    { kind: 'text', id: 'twee', html: '<p>Woorden.</p><h2>Later</h2>' },
    call,
    { kind: 'text', id: 'drie', html: '<h2>Na de oproep</h2>' },
  ])

  const { beside, rest } = railedBlocks(blocks, false)

  assert.deepEqual(placesIn(beside), [
    { id: 'een', label: 'Eerst' },
    { id: 'een-deel-2', label: 'Dan' },
    { id: 'twee-deel-1', label: 'Later' },
  ])
  assert.deepEqual(
    rest.map(({ id }) => id),
    ['verder', 'drie'],
  )
})

test('where a page begins with what takes the whole width, the rail stands beside the text after it', () => {
  const blocks = blocksOf([
    hero,
    call,
    { kind: 'text', id: 'een', html: '<h2>Alleen</h2><p>Woorden.</p>' },
    { ...call, id: 'nog-eens' },
    { kind: 'text', id: 'twee', html: '<h2>Eerst</h2><p>Woorden.</p><h2>Dan</h2>' },
    { ...call, id: 'ten-slotte' },
  ])

  const { before, beside, rest } = railedBlocks(blocks, false)

  assert.deepEqual(
    [before, beside, rest].map((part) => part.map(({ id }) => id)),
    [['begin', 'verder', 'een', 'nog-eens'], ['twee'], ['ten-slotte']],
  )
})

test('text with one heading has no rail, unless the page has an amount to show', () => {
  const text = { kind: 'text', id: 'een', html: '<h2>Alleen</h2><p>Woorden.</p>' } as const

  assert.deepEqual(railedBlocks(blocksOf([hero, text]), false).beside, [])
  assert.equal(railedBlocks(blocksOf([hero, text]), true).beside.length, 1)
})

test('a text with a panel has what it holds beside it, and text that follows is not in that list', () => {
  const panel = { title: 'Verder?', text: 'Ga verder.', button: { label: 'Ga', href: '/contact' } }
  const html = '<h2>Eerst</h2><p>Woorden.</p><h2>Dan</h2><p>Woorden.</p>'
  const text = {
    kind: 'text',
    id: 'later',
    html: '<h2>Later</h2><p>Woorden.</p><h2>Ten slotte</h2>',
  } as const
  const blocks = blocksOf([hero, { kind: 'sticky-panel', id: 'stappen', html, panel }, text])

  const { beside, rest } = railedBlocks(blocks, false)

  assert.deepEqual(placesIn(beside), [
    { id: 'stappen', label: 'Eerst' },
    { id: 'stappen-deel-2', label: 'Dan' },
  ])
  assert.deepEqual(
    rest.map(({ id }) => id),
    ['later'],
  )
})

test('the action of a page is the first button at its head, or else its call, for members their own', () => {
  const button = { label: 'Vergelijk', href: '/vergelijken' }
  const forMembers = { title: 'Leden', text: 'Voor leden.', button: { label: 'Kijk', href: '/leden' } }

  assert.deepEqual(actionsOf(blocksOf([{ ...hero, buttons: [button] }, call])), [button])
  assert.deepEqual(actionsOf(blocksOf([hero, call])), [call.button])
  assert.deepEqual(
    actionsOf(blocksOf([hero, { ...call, forMembers }])).map(({ label, audience }) => [label, audience]),
    [
      ['Ga', 'for-visitors'],
      ['Kijk', 'for-members'],
    ],
  )
  assert.deepEqual(actionsOf(blocksOf([hero])), [])
})
