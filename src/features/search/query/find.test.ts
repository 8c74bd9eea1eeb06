import assert from 'node:assert/strict'
import { test } from 'node:test'
import { synonyms } from '../../../../content/search/synonyms.ts'
import { buildIndex } from '../index/build-index.ts'
import type { SearchDocument } from '../index/search-index.ts'
import type { Marked } from './excerpt.ts'
import { type FindOptions, find } from './find.ts'

const site: SearchDocument[] = [
  page(
    'bril',
    'Bril en lenzen',
    'Een nieuwe bril vergoedt de basisverzekering niet. Een pakket geeft een bedrag.',
  ),
  page(
    'hoortoestel',
    'Hoortoestel',
    'Voor een hoortoestel betaal je een kwart zelf. De audicien helpt je kiezen.',
  ),
  page(
    'fysiotherapie',
    'Fysiotherapie',
    'De fysiotherapeut helpt bij klachten aan je rug. Behandelingen vergoedt een pakket.',
  ),
  page(
    'opzeggen',
    'Je zorgverzekering opzeggen',
    'Opzeggen kan tot en met 31 december 2026. Daarna kies je een andere verzekeraar.',
  ),
  page(
    'huisarts',
    'Huisarts',
    'De huisarts telt niet mee voor het eigen risico. De huisartsenpost ook niet.',
  ),
  page('zorgtoeslag', 'Zorgtoeslag', 'Met een laag inkomen krijg je zorgtoeslag van de Belastingdienst.'),
  page(
    'burn-out',
    'Burn-out voorkomen',
    'Een burn-out komt vaak door werkdruk. Praat met collega’s en met de bedrijfsarts.',
  ),
  page('ggz', 'Psychische hulp', 'Voor geestelijke gezondheidszorg heb je een verwijzing nodig.'),
]
const index = buildIndex(site, synonyms)

test('a whole question finds the page that answers it', () => {
  assert.equal(first('wat krijg ik terug voor een nieuwe bril?'), 'bril')
  assert.equal(first('Hoe zeg ik mijn zorgverzekering op?'), 'opzeggen')
  assert.equal(first('telt de dokter mee voor mijn eigen risico'), 'huisarts')
})

test('words written apart, together, or inside another are found', () => {
  assert.equal(first('zorg toeslag'), 'zorgtoeslag')
  assert.equal(first('toeslag'), 'zorgtoeslag')
  assert.equal(first('brilvergoeding'), 'bril')
  assert.equal(first('burn out'), 'burn-out')
  assert.equal(first('burnout'), 'burn-out')
})

test('accents, capitals and apostrophes make no difference', () => {
  assert.equal(first('COLLEGA’S'), 'burn-out')
  assert.equal(first("collega's"), 'burn-out')
  assert.equal(first('collegas'), 'burn-out')
})

test('synonyms are found, also those of more than one word', () => {
  assert.equal(first('dokter'), 'huisarts')
  assert.equal(first('gehoorapparaat'), 'hoortoestel')
  assert.equal(first('ggz'), 'ggz')
})

test('years and numbers are words too', () => {
  assert.equal(first('2026'), 'opzeggen')
  assert.equal(first('31 december'), 'opzeggen')
})

test('words that say nothing never make a query empty', () => {
  assert.ok(find(index, 'de het een').total > 0)
})

test('a typing error is corrected, and the answer says so', () => {
  const { hits, corrections } = find(index, 'fysioterapie')

  assert.equal(hits[0]?.id, 'fysiotherapie')
  assert.deepEqual(corrections, [{ from: 'fysioterapie', to: 'fysiotherapie' }])
})

test('a typing error in a long compound is corrected in the part where it was made', () => {
  const { hits, corrections } = find(index, 'brilvergoedign')

  assert.equal(hits[0]?.id, 'bril')
  assert.equal(corrections.length, 1)
})

test('asked literally, nothing is corrected and the alternative is named', () => {
  const { total, corrections, alternatives } = find(index, 'fysioterapie', { literal: true })

  assert.equal(total, 0)
  assert.deepEqual(corrections, [])
  assert.deepEqual(alternatives, [{ from: 'fysioterapie', to: 'fysiotherapie' }])
})

test('a word that is found is not corrected, and a real word is not taken for a mistake', () => {
  assert.deepEqual(find(index, 'bedrag').corrections, [])
  assert.equal(find(buildIndex([page('mark', 'Mark', 'De mark en de gulden.')]), 'markt').total, 0)
})

test('short words are compared as they are', () => {
  assert.equal(find(buildIndex([page('lied', 'Lied', 'Een lied zingen.')]), 'lid').total, 0)
  assert.equal(find(buildIndex([page('keur', 'Keur', 'Een keur aan vormen.')]), 'kuur').total, 0)
  assert.equal(find(buildIndex([page('behandelen', 'Behandelen', 'Wij behandelen je.')]), 'beha').total, 0)
  assert.equal(find(buildIndex([page('armoede', 'Armoede', 'Armoede voorkomen.')]), 'arm').total, 0)
})

test('the word itself comes first, then inflections, derivations, kinds of it, synonyms, and compounds about it', () => {
  const text = 'Lees hier meer.'
  const families = buildIndex(
    [
      page('begin', 'Verzekeringskaart', text),
      page('synonym', 'Polis', text),
      page('kind', 'Zorgverzekering', text),
      page('derived', 'Verzekeren', text),
      page('inflected', 'Verzekeringen', text),
      page('exact', 'Verzekering', text),
    ],
    [{ words: ['verzekering', 'polis'], source: 'test' }],
  )

  const found = find(families, 'verzekering').hits.map(({ id }) => id)

  assert.deepEqual(found, ['exact', 'inflected', 'derived', 'kind', 'synonym', 'begin'])
})

test('a title counts more than a heading, a heading more than the text', () => {
  const fields = buildIndex([
    { id: 'text', title: 'Iets', headings: ['Anders'], text: 'Hier staat rooster in de tekst.' },
    { id: 'heading', title: 'Iets', headings: ['Rooster'], text: 'Hier staat het in een kop.' },
    { id: 'title', title: 'Rooster', headings: ['Anders'], text: 'Hier staat het in de titel.' },
  ])

  assert.deepEqual(ids(fields, 'rooster'), ['title', 'heading', 'text'])
})

test('words that stand together come before the same words far apart', () => {
  const between = 'en nog veel meer woorden die hier tussen staan om het lang te maken'
  const near = buildIndex([
    page('apart', 'Pagina', `Eerst oranje ${between} en dan tulpen ${between}.`),
    page('together', 'Pagina', `Eerst ${between} en dan oranje tulpen ${between}.`),
  ])

  assert.deepEqual(ids(near, 'oranje tulpen'), ['together', 'apart'])
})

test('a pinned query puts its page first, in any order and inflection', () => {
  const pinned = buildIndex([
    ...site,
    { ...page('geld', 'Geldzorgen', 'Hulp bij geld.'), pinned: ['bril te duur'] },
  ])

  const [hit] = find(pinned, 'te dure brillen').hits

  assert.equal(hit?.id, 'geld')
  assert.equal(hit?.isPinned, true)
})

test('of two pages that are pinned for the same telling word, the one for these very words comes first', () => {
  const pinned = buildIndex([
    { ...page('geld', 'Geldzorgen', 'Hulp bij geld.'), pinned: ['mijn geld'] },
    { ...page('loon', 'Loon', 'Wat je verdient.'), pinned: ['over geld'] },
  ])

  assert.deepEqual(ids(pinned, 'over geld').slice(0, 2), ['loon', 'geld'])
  assert.deepEqual(ids(pinned, 'Mijn geld?').slice(0, 2), ['geld', 'loon'])
})

test('a page is found once, however many of its pinned queries come down to the same', () => {
  const pinned = buildIndex([
    ...site,
    { ...page('geld', 'Geldzorgen', 'Hulp bij geld.'), pinned: ['bril te duur', 'een te dure bril'] },
  ])

  assert.deepEqual(
    ids(pinned, 'dure bril').filter((id) => id === 'geld'),
    ['geld'],
  )
})

test('new news comes before old news', () => {
  const news = (id: string, date: string) => ({
    ...page(id, 'Premie bekend', 'De premie is bekend.'),
    date,
    type: 'nieuws',
  })
  const archive = buildIndex([
    news('oldest', '2024-11-12'),
    news('newest', '2026-11-12'),
    news('older', '2025-11-12'),
  ])

  assert.deepEqual(ids(archive, 'premie'), ['newest', 'older', 'oldest'])
})

test('whole words are marked in title and excerpt, however they were found', () => {
  assert.deepEqual(marked('brillen'), ['Bril', 'bril'])
  assert.deepEqual(marked('dokter'), ['Huisarts', 'huisarts', 'huisartsenpost'])
  assert.deepEqual(marked('toeslag'), ['Zorgtoeslag', 'zorgtoeslag'])
  assert.deepEqual(marked('fysioterapie'), ['Fysiotherapie', 'fysiotherapeut'])
  assert.deepEqual(marked('ggz'), ['Psychische', 'hulp', 'geestelijke', 'gezondheidszorg'])
})

test('the excerpt shows the place that answers most', () => {
  const filler = 'Hier staat een zin over iets heel anders. '.repeat(40)
  const long = buildIndex([
    page('lang', 'Lang verhaal', `${filler}Vraag naar de zeldzame olifant. ${filler}`),
  ])

  const excerpt = find(long, 'zeldzame olifant').hits[0]?.excerpt

  assert.match(excerpt?.text ?? '', /^Vraag naar de zeldzame olifant\. (Hier staat .*\. ?)+$/)
})

test('a place in a table is shown only as far as it is a whole sentence', () => {
  const table = buildIndex([
    {
      id: 'tabel',
      title: 'Tabel',
      description: 'Alles over zorg.',
      text: 'Tarief\nOlifant · € 10 · \nGiraf · € 20. Dat geldt voor elke giraf met bijv. een lange nek. · ',
    },
  ])

  assert.equal(find(table, 'olifant').hits[0]?.excerpt.text, 'Alles over zorg.')
  assert.equal(find(table, 'nek').hits[0]?.excerpt.text, 'Dat geldt voor elke giraf met bijv. een lange nek.')
})

test('only what answers is found when only that is asked for, with how many more there are', () => {
  const roster = buildIndex([
    page('about', 'Rooster', 'Over je rooster. Zo lees je een rooster.'),
    page(
      'aside',
      'Kantine',
      `Wat je eet. ${'Veel andere woorden over eten. '.repeat(30)} Soms wisselt het rooster.`,
    ),
  ])

  assert.deepEqual(find(roster, 'rooster').total, 2)
  const { hits, total, rest } = find(roster, 'rooster', { onlyAnswers: true })
  assert.deepEqual([hits.map(({ id }) => id), total, rest], [['about'], 1, 1])
})

test('of what is equally good ten are answers; the others come when they are asked for', () => {
  const many = buildIndex(
    Array.from({ length: 25 }, (_, i) => page(`p${i}`, `Rooster ${i}`, 'Over het rooster.')),
  )

  const { hits, total, rest } = find(many, 'rooster', { onlyAnswers: true, limit: 25 })

  assert.deepEqual([hits.length, total, rest], [10, 10, 15])
})

test('pages of results follow on one another and know how many there are', () => {
  const many = buildIndex(
    Array.from({ length: 25 }, (_, i) => page(`p${i}`, `Rooster ${i}`, 'Over het rooster.')),
  )

  const pages = [0, 10, 20].map((offset) => find(many, 'rooster', { offset, limit: 10 }))

  assert.deepEqual(
    pages.map(({ total, hits }) => [total, hits.length]),
    [
      [25, 10],
      [25, 10],
      [25, 5],
    ],
  )
  assert.equal(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size, 25)
})

test('an index that was sent to another thread answers the same', () => {
  const sent = structuredClone(index)

  for (const query of ['bril', 'zorg toeslag', 'fysioterapie', 'ggz'])
    assert.deepEqual(find(sent, query), find(index, query))
})

test('documents need no more than an id, a title and a text, and may be none', () => {
  assert.equal(find(buildIndex([]), 'bril').total, 0)
  assert.equal(find(buildIndex([{ id: 'leeg', title: '', text: '' }]), 'bril').total, 0)
})

function page(id: string, title: string, text: string): SearchDocument {
  return { id, title, text }
}

function first(query: string, options?: FindOptions): string | undefined {
  return find(index, query, options).hits[0]?.id
}

function ids(of: ReturnType<typeof buildIndex>, query: string): string[] {
  return find(of, query).hits.map(({ id }) => id)
}

function marked(query: string): string[] {
  const hit = find(index, query).hits[0]
  const words = ({ text, marks }: Marked) => marks.map(([start, end]) => text.slice(start, end))
  return hit ? [...words(hit.title), ...words(hit.excerpt)] : []
}
