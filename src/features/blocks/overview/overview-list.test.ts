import assert from 'node:assert/strict'
import test from 'node:test'
import type { PageCard } from '../gathered.ts'
import type { Overview } from './overview.ts'
import { letterOf, overviewAddress, overviewList } from './overview-list.ts'

const newest: Overview = {
  kind: 'overview',
  id: 'lijst',
  title: 'Nieuws',
  below: '/nieuws',
  order: 'newest',
  atOnce: 3,
}

function card(name: string, publishedDate: string, ...topics: string[]): PageCard {
  return { path: `/nieuws/${name}`, title: name, description: '', topics, type: 'news', publishedDate }
}

const cards = [
  card('Bril', '2026-01-02', 'Vergoeding'),
  card('Één loket', '2026-03-04', 'Vereniging'),
  card('Apotheek', '2026-03-04', 'Vergoeding'),
  card('Zorgakkoord', '2026-11-01'),
  { ...card('Elders', '2026-11-02'), path: '/nieuwsbrief' },
]

const titlesOf = (list: { shown: PageCard[] }) => list.shown.map(({ title }) => title)

test('an overview shows the newest pages below its address first, and no more than it may', () => {
  const list = overviewList(newest, cards, {})

  assert.deepEqual(titlesOf(list), ['Zorgakkoord', 'Apotheek', 'Één loket'])
  assert.equal(list.count, 4)
})

test('an overview shows as many as the address asks, but never fewer than it shows by itself', () => {
  assert.equal(overviewList(newest, cards, { toon: ['4'] }).shown.length, 4)
  for (const odd of ['1', '-5', '2.5', 'alles', '']) {
    assert.equal(overviewList(newest, cards, { toon: [odd] }).shown.length, 3, odd)
  }
})

test('two overviews on one page read what belongs to each, in whatever order it stands', () => {
  assert.equal(overviewList(newest, cards, { toon: ['3', '4'] }).shown.length, 4)
  for (const onderwerp of [
    ['onbekend', 'Vereniging'],
    ['Vereniging', 'onbekend'],
  ])
    assert.deepEqual(titlesOf(overviewList(newest, cards, { onderwerp })), ['Één loket'])
})

test('below the home page stands every other page', () => {
  const home = { ...card('Home', '2026-12-01'), path: '/' }
  const list = overviewList({ ...newest, below: '/', atOnce: 9 }, [home, ...cards], {})

  assert.equal(list.count, cards.length)
})

test('an overview by alphabet shows all, and letters with an accent in their place', () => {
  const list = overviewList({ ...newest, order: 'alphabet' }, cards, {})

  assert.deepEqual(titlesOf(list), ['Apotheek', 'Bril', 'Één loket', 'Zorgakkoord'])
  assert.equal(letterOf('Één loket'), 'E')
})

test('an overview can be about one topic, however it is typed', () => {
  const list = overviewList(newest, cards, { onderwerp: ['vergoeding '] })

  assert.deepEqual(titlesOf(list), ['Apotheek', 'Bril'])
  assert.equal(list.topic, 'Vergoeding')
  assert.deepEqual(list.topics, [
    { name: 'Vereniging', count: 1 },
    { name: 'Vergoeding', count: 2 },
  ])
})

test('about a topic that no page has, an overview shows nothing', () => {
  const list = overviewList(newest, cards, { onderwerp: ['Tuinieren'] })

  assert.deepEqual([list.count, list.topic], [0, 'Tuinieren'])
})

test('the address of a choice holds what was chosen and the place in the page', () => {
  assert.equal(overviewAddress('/nieuws', { place: 'lijst' }), '/nieuws#lijst')
  assert.equal(
    overviewAddress('/nieuws', { topic: 'Zorg & werk', most: 18, place: 'lijst-10' }),
    '/nieuws?onderwerp=Zorg+%26+werk&toon=18#lijst-10',
  )
})
