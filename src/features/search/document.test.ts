import assert from 'node:assert/strict'
import test from 'node:test'
import { type Block, type BlockFile, block } from '#features/blocks/block.ts'
import { toDocument } from './document.ts'

const html = '<p>blauw</p>'
const button = { label: 'Knop', href: '/x' }
const alt = ''

/** In each the word can be found. */
const holders: BlockFile[] = [
  { kind: 'hero', id: 'a', title: 'Kop', lead: 'blauw' },
  { kind: 'text', id: 'a', html },
  { kind: 'insurance-list', id: 'a', title: 'Kop', intro: 'blauw', year: 2026 },
  { kind: 'supplementary-list', id: 'a', title: 'blauw', year: 2026, packages: 'dental' },
  {
    kind: 'product-slider',
    id: 'a',
    title: 'Kop',
    products: ['blauw', 'rood'].map((text) => ({ package: 'plus', text, href: '/x' })),
  },
  {
    kind: 'testimonial-slider',
    id: 'a',
    title: 'Kop',
    testimonials: ['blauw', 'rood'].map((quote) => ({
      quote,
      name: 'Anna',
      role: 'Arts',
      portrait: { name: 'a', alt },
    })),
  },
  {
    kind: 'tile-slider',
    id: 'a',
    title: 'Kop',
    tiles: ['blauw', 'rood'].map((text) => ({ title: 'Tegel', text, href: '/x' })),
  },
  { kind: 'topic-slider', id: 'a', title: 'blauw', topics: ['/a', '/b'] },
  { kind: 'video', id: 'a', title: 'Film', source: { from: 'us', film: 'x' }, transcript: html },
  { kind: 'modal', id: 'a', intro: 'Uitleg', label: 'Open', title: 'Kop', html },
  {
    kind: 'call-to-action',
    id: 'a',
    title: 'Kop',
    text: 'Doe',
    button,
    forMembers: { title: 'Lid', text: 'blauw', button },
  },
  { kind: 'sticky-panel', id: 'a', html, panel: { title: 'Kop', text: 'Doe', button } },
  { kind: 'picture', id: 'a', picture: { name: 'x', alt: '' }, caption: 'blauw' },
  { kind: 'text-with-picture', id: 'a', html, picture: { name: 'x', alt: '' } },
  { kind: 'collapsible-list', id: 'a', title: 'Kop', items: [{ id: 'b', question: 'Wat?', html }] },
  { kind: 'overview', id: 'a', title: 'blauw', below: '/x' },
]

const page = {
  path: '/x',
  title: 'Pagina',
  description: 'Tekst',
  type: 'page',
  publishedDate: '2026-11-01',
  answers: [],
}

for (const holder of holders) {
  test(`the words of a block of the kind ${holder.kind} can be found`, () => {
    const blocks: Block[] = [block.parse(holder)]

    const { text } = toDocument({ ...page, blocks })

    assert.match(text, /\bblauw\b/)
  })
}

test('headings and questions of a page are known as such', () => {
  const blocks = [
    block.parse({ kind: 'text', id: 'a', html: '<h2>Blauwe kop</h2><p>tekst</p>' }),
    block.parse({
      kind: 'collapsible-list',
      id: 'b',
      title: 'Vragen',
      items: [{ id: 'c', question: 'Wat?', html }],
    }),
  ]

  assert.deepEqual(toDocument({ ...page, blocks }).headings, ['Blauwe kop', 'Vragen', 'Wat?'])
})
