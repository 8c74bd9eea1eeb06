import assert from 'node:assert/strict'
import test from 'node:test'
import { compareLines, compareWords, newEffort, type TextPart } from './word-diff.ts'

/** `[-weg-]` went, `[+nieuw+]` came. */
function shown(parts: TextPart[]): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] }
  return parts.map(({ kind, text }) => signs[kind].join('\0').replace('\0', text)).join('')
}

const words = (before: string, after: string) => shown(compareWords(before, after))
const lines = async (before: string[], after: string[]) =>
  (await compareLines(before, after, newEffort(), atOnce)).map(shown)
const atOnce = async () => {}

test('texts that are the same have no changes', () => {
  assert.equal(words('Alles blijft.', 'Alles blijft.'), 'Alles blijft.')
  assert.deepEqual(compareWords('', ''), [])
})

test('only the words that changed are marked, whole words and not letters', () => {
  assert.equal(
    words('Je krijgt 12 keer zorg.', 'Je krijgt 15 keer zorg.'),
    'Je krijgt [-12-][+15+] keer zorg.',
  )
  assert.equal(words('de verzekering', 'de verzekeringen'), 'de [-verzekering-][+verzekeringen+]')
  assert.equal(words('€ 1.250,50 per jaar', '€ 1.250,75 per jaar'), '€ [-1.250,50-][+1.250,75+] per jaar')
})

test('words that came and words that went are marked where they stand', () => {
  assert.equal(words('Bel ons.', 'Bel ons gerust.'), 'Bel ons[+ gerust+].')
  assert.equal(words('Bel ons gerust.', 'Bel ons.'), 'Bel ons[- gerust-].')
  assert.equal(words('', 'Nieuw'), '[+Nieuw+]')
})

test('neighbouring changes are one phrase', () => {
  assert.equal(
    words('een kleine fout hier', 'een grote vergissing hier'),
    'een [-kleine fout-][+grote vergissing+] hier',
  )
})

test('what was removed and what was added give back both texts', () => {
  const pairs = [
    ['a b c d e', 'b c x e f'],
    ['Eén twee, drie.', 'Twee? drie! Eén.'],
    ['x '.repeat(50), 'y x '.repeat(40)],
  ]
  for (const [before = '', after = ''] of pairs) {
    const parts = compareWords(before, after)
    const without = (kind: TextPart['kind']) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('')
    assert.equal(without('added'), before)
    assert.equal(without('removed'), after)
  }
})

test('lines stay apart: a changed line is compared by its words, a new one is new', async () => {
  assert.deepEqual(await lines(['Eén', 'Twee keer', 'Drie'], ['Eén', 'Twee maal', 'Drie', 'Vier']), [
    'Eén',
    'Twee [-keer-][+maal+]',
    'Drie',
    '[+Vier+]',
  ])
  assert.deepEqual(await lines(['Weg', 'Blijft'], ['Blijft']), ['[-Weg-]', 'Blijft'])
  assert.deepEqual(await lines(['Heel wat anders', 'Drie op rij'], ['Drie bij elkaar op rij', 'En vier']), [
    '[-Heel wat anders-]',
    'Drie [+bij elkaar +]op rij',
    '[+En vier+]',
  ])
})

test('few changes in a long text are found, however far they are apart', () => {
  const before = Array.from({ length: 10_000 }, (_, index) => `w${index}`)
  const after = before.map((word, index) => (index % 1_000 === 500 ? 'anders' : word))

  const parts = compareWords(before.join(' '), after.join(' '))

  assert.deepEqual(
    parts.filter(({ kind }) => kind === 'removed').map(({ text }) => text),
    before.filter((_, index) => index % 1_000 === 500),
  )
})

test('however much differs, it takes no more than a bounded number of comparisons', async () => {
  const many = (word: string) =>
    Array.from({ length: 2_000 }, (_, index) => `${word} van regel ${index} hier`)
  const long = many('woord').join(' ')
  const effort = newEffort()
  const { left } = effort

  const words = compareWords(long, many('ander').join(' '), effort)
  const rows = await compareLines(many('een'), many('twee'), effort, atOnce)

  assert.deepEqual(
    words.map(({ kind }) => kind),
    ['removed', 'added'],
  )
  assert.equal(rows.flat().filter(({ kind }) => kind === 'removed').length >= 2_000, true)
  assert.ok(effort.left >= 0 && effort.left <= left)
  assert.equal(compareWords(long, `${long} nieuw`, effort).at(-1)?.text, ' nieuw')
})
