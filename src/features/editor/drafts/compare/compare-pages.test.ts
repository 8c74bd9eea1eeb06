import assert from 'node:assert/strict'
import test from 'node:test'
import type { DraftDocument } from '../draft.ts'
import { comparePages } from './compare-pages.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Kop', lead: 'Inleiding.' }
const text = (id: string, html: string) => ({ kind: 'text', id, html })
const page = (...blocks: DraftDocument['blocks']): DraftDocument => ({
  path: '/x',
  title: 'Titel',
  blocks: [hero, ...blocks],
})
const facts = new Map([['eigen-risico-2026', '€ 385']])

async function told(before: DraftDocument, after: DraftDocument) {
  return (await comparePages(before, after, facts)).map(({ label, state, isMoved }) =>
    [label, state, ...(isMoved ? ['verplaatst'] : [])].join(' '),
  )
}

test('a page that stayed the same has no changes', async () => {
  const same = page(text('a', '<p>Tekst.</p>'))

  assert.deepEqual(await told(same, same), ['Over de pagina same', 'Kop van de pagina same', 'Tekst same'])
})

test('blocks that came, went and changed are told in reading order', async () => {
  const before = page(text('a', '<p>Eén.</p>'), text('b', '<p>Twee.</p>'), text('c', '<p>Drie.</p>'))
  const after = page(text('a', '<p>Eén!</p>'), text('c', '<p>Drie.</p>'), {
    kind: 'modal',
    id: 'd',
    title: 'Nieuw',
  })

  assert.deepEqual(await told(before, after), [
    'Over de pagina same',
    'Kop van de pagina same',
    'Tekst changed',
    'Tekst removed',
    'Tekst same',
    'Venster met uitleg added',
  ])
})

test('a block that moved is said to have moved, the others are not', async () => {
  const [a, b, c] = [text('a', '<p>A</p>'), text('b', '<p>B</p>'), text('c', '<p>C</p>')] as const

  assert.deepEqual((await told(page(a, b, c), page(c, a, b))).slice(2), [
    'Tekst same verplaatst',
    'Tekst same',
    'Tekst same',
  ])
})

test('facts are shown as readers see them, links by where they lead', async () => {
  const after = page(text('a', '<p>Het is {{eigen-risico-2026}}. <a href="/over">Lees meer over ons</a></p>'))
  const [, , change] = await comparePages(page(), after, facts)

  assert.deepEqual(
    change?.lines.map((line) => line.map((part) => part.text).join('')),
    ['Het is € 385. Lees meer over ons', '→ /over'],
  )
})

test('what a page says about itself is compared too', async () => {
  const [properties] = await comparePages(
    { ...page(), topics: ['zorg'] },
    { ...page(), title: 'Anders' },
    facts,
  )

  assert.deepEqual(
    properties?.lines.map((line) => line.map(({ kind, text: words }) => `${kind}:${words}`)),
    [['same:Titel: ', 'removed:Titel', 'added:Anders'], ['removed:Onderwerpen: zorg']],
  )
})
