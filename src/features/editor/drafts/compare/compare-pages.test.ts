import assert from 'node:assert/strict'
import test from 'node:test'
import { keyOfYear } from '#features/insurance/fill-facts.ts'
import type { DraftDocument } from '../draft.ts'
import { comparePages } from './compare-pages.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Kop', lead: 'Inleiding.' }
const text = (id: string, html: string) => ({ kind: 'text', id, html })
const page = (...blocks: DraftDocument['blocks']): DraftDocument => ({
  path: '/x',
  title: 'Titel',
  blocks: [hero, ...blocks],
})
const names = {
  texts: new Map([['eigen-risico-2026', '€ 385']]),
  packages: new Map([['izz-plus', 'Plus']]),
}

async function told(before: DraftDocument, after: DraftDocument) {
  return (await comparePages(before, after, names)).map(({ label, state, isMoved }) =>
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
  const [, , change] = await comparePages(page(), after, names)

  assert.deepEqual(
    change?.lines.map((line) => line.map((part) => part.text).join('')),
    ['Het is € 385. Lees meer over ons', '→ /over'],
  )
})

test('a block that leaves its year open reads as of the year that it reckons with', async () => {
  const texts = new Map<string, string | number>([
    ['jaar', '2027'],
    [keyOfYear('care-allowance'), 2026],
  ])
  const block = { kind: 'care-allowance', id: 'a', title: 'Schat je zorgtoeslag van {{jaar}}' }
  const [, , change] = await comparePages(page(), page(block), { ...names, texts })

  assert.equal(change?.lines[0]?.map((part) => part.text).join(''), 'Schat je zorgtoeslag van 2026')
})

test('what a page says about itself is compared too', async () => {
  const [properties] = await comparePages(
    { ...page(), topics: ['zorg'] },
    { ...page(), title: 'Anders' },
    names,
  )

  assert.deepEqual(
    properties?.lines.map((line) => line.map(({ kind, text: words }) => `${kind}:${words}`)),
    [['same:Titel: ', 'removed:Titel', 'added:Anders'], ['removed:Onderwerpen: zorg']],
  )
})

test('what only code knows is told by its name: choices, packages, menus, yes and no', async () => {
  const video = (source: object) => ({
    kind: 'video',
    id: 'v',
    title: 'Film',
    source,
    transcript: '<p>x</p>',
  })
  const coded = (choices: Record<string, unknown>, ...blocks: DraftDocument['blocks']) => ({
    ...page(...blocks),
    ...choices,
  })
  const before = coded(
    { type: 'news', audience: 'members', navigation: { menu: 'main', order: 1 } },
    video({ from: 'us', film: 'eigen-risico' }),
    { kind: 'overview', id: 'o', title: 'Alles', below: '/nieuws', order: 'newest' },
    {
      kind: 'product-slider',
      id: 'p',
      title: 'Pakketten',
      products: [{ package: 'izz-plus', text: 'Veel' }],
    },
    { kind: 'supplementary-list', id: 's', title: 'Naast elkaar', packages: 'dental' },
    { kind: 'collapsible-list', id: 'c', title: 'Vragen', leaveOpen: true, items: [] },
  )
  const after = coded(
    { type: 'story', audience: 'organisations', navigation: { menu: 'legal', order: 1 } },
    video({ from: 'youtube', id: 'dQw4w9WgXcQ' }),
  )

  const lines = (await comparePages(before, after, names)).flatMap((change) =>
    change.lines.map((parts) => parts.map(({ text }) => text).join('')),
  )

  const said = lines.join('\n')
  assert.doesNotMatch(
    said,
    /\b(us|youtube|members|organisations|news|story|main|legal|newest|dental|true|izz-plus)\b/,
  )
  for (const words of [
    'Een eigen video',
    'van YouTube',
    'Nieuwste eerst',
    'Plus',
    'Tandpakketten',
    'ja',
    'Hoofdmenu',
  ])
    assert.match(said, new RegExp(words), words)
})
