import assert from 'node:assert/strict'
import test from 'node:test'
import type { GlossaryEntry } from '#features/settings/settings.ts'
import { glossary as words } from '../../../../content/glossary/glossary.ts'
import { type RichText, readRichText } from '../rich-text.ts'
import { explainedIn, mostWordsExplained } from './explained-words.ts'
import { leadsOf, runningTextsOf } from './running-texts.ts'
import { spellingOf } from './words-in.ts'

const entry = (word: string, forms: string[] = [], path?: string): GlossaryEntry => ({
  ...{ word, forms, explanation: 'Uitleg.' },
  ...(path && { path }),
})

const glossary = [
  entry('eigen risico', [], '/eigen-risico'),
  entry('vrijwillig eigen risico'),
  entry('premie', ['premies']),
  entry('zzp’er'),
  entry('cao', ['cao’s']),
]

function textOf(html: string): RichText {
  const reading = readRichText(html)
  return reading.ok ? reading.value : assert.fail(reading.fault)
}

/** What is explained, as it stands in the text. */
function explained(html: string, path = '/ergens'): string[] {
  const { places } = explainedIn([textOf(html)], glossary, path)
  return [...places].flatMap(([nodes, found]) =>
    found.map(({ index, start, end }) => String(nodes[index]).slice(start, end)),
  )
}

test('a word is explained where it comes first, whatever its case and apostrophe', () => {
  assert.deepEqual(explained('<p>Je Premie, je premie en je premies.</p><p>Premie</p>'), ['Premie'])
  assert.deepEqual(explained("<p>Als zzp'er met twee CAO’s.</p>"), ["zzp'er", 'CAO’s'])
})

test('half a word is not explained: no compound, no hyphen, no letters in another style', () => {
  for (const html of [
    '<p>premiebetaling zorgpremie</p>',
    '<p>premie-inkomsten, premie- en inkomsten, werk en -premie</p>',
    '<p><strong>zorg</strong>premie</p>',
    '<p>premie<em>vrij</em></p>',
    '<p>eigen, risico</p>',
    '<p>eigen</p><p>risico</p>',
  ])
    assert.deepEqual(explained(html), [], html)
  assert.deepEqual(explained('<p>De <strong>premie</strong>.</p>'), ['premie'])
  assert.deepEqual(explained('<p>eigen\n risico</p>'), ['eigen\n risico'])
})

test('headings, links, captions and heads of tables explain nothing; cells and items do', () => {
  const table =
    '<table><caption>premie</caption><thead><tr><th>premie</th></tr></thead><tbody><tr><th>premie</th><td>cao</td></tr></tbody></table>'

  assert.deepEqual(
    explained('<h2>premie</h2><h3>premie</h3><p><a href="/p"><strong>premie</strong></a></p>'),
    [],
  )
  assert.deepEqual(explained(`${table}<ul><li>premies</li></ul>`), ['cao', 'premies'])
})

test('the longest word counts, and a page about a word does not explain it', () => {
  assert.deepEqual(explained('<p>Vrijwillig eigen risico.</p>'), ['Vrijwillig eigen risico'])
  assert.deepEqual(explained('<p>Eigen risico en premie.</p>', '/eigen-risico'), ['premie'])
})

test('a page explains a few words, one by one over all its texts, and each note has its own id', () => {
  const many = Array.from({ length: 30 }, (_, number) => entry(`woord${number}`))
  const texts = many.map(({ word }) => textOf(`<p>Dit is ${word}.</p>`))

  const { words, places } = explainedIn(texts, many, '/')

  assert.equal(words.length, mostWordsExplained)
  assert.equal(new Set(words.map(({ id }) => id)).size, mostWordsExplained)
  assert.equal(places.size, mostWordsExplained)
  assert.ok(
    words.every(({ id }) => !/^[a-z0-9-]+$/.test(id)),
    'no block can have the id of a note',
  )
})

test('a word in the lead of a page is explained there, and not once more below it', () => {
  const hero = { kind: 'hero', id: 'begin', title: 'Premie', lead: 'Je premie, en je eigen risico.' } as const
  const lead = { ...hero, buttons: [], hasSearch: false }
  const text = { kind: 'text', id: 'tekst', html: textOf('<p>Je premie en je cao.</p>') } as const

  const leads = leadsOf([lead, text])
  const texts = [lead, text].flatMap((block) => runningTextsOf(block, leads))
  const { places } = explainedIn(texts, glossary, '/ergens')

  assert.deepEqual(
    [...places].map(([list, found]) => [list === leads.get(lead), found.map(({ word }) => word.entry.word)]),
    [
      [true, ['premie', 'eigen risico']],
      [false, ['cao']],
    ],
  )
})

test('a long text is read in one pass: ten times as long takes no hundred times the work', () => {
  const html = `<p>${'eigen '.repeat(40_000)}risico</p>`

  assert.deepEqual(explained(html), ['eigen risico'])
})

test('the words of the site are each explained once, shortly and without amounts', () => {
  const spellings = words.flatMap(({ word, forms }) => [word, ...forms].map(spellingOf))

  assert.deepEqual(
    spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at),
    [],
  )
  for (const { word, explanation } of words) {
    assert.ok(explanation.length <= 240 && /[.]$/.test(explanation), word)
    assert.doesNotMatch(explanation, /[€{}]|\d/, word)
  }
  assert.deepEqual(
    words.map(({ word }) => word),
    words.map(({ word }) => word).toSorted((a, b) => a.localeCompare(b, 'nl')),
  )
})
