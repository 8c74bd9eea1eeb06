import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { adjective, noun, verb } from './bases.ts'
import { kindsOf, mayBePart } from './lexicon.ts'

const lines = readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n')

test('every line of the word list is a comment or a word and what it is, each word once, and the last line ends', () => {
  const entries = lines.slice(0, -1).filter((line) => !line.startsWith('#'))
  const words = entries.map((line) => line.split(' ')[0])

  assert.deepEqual(
    entries.filter((line) => !/^[a-z]+ (?=[nva])n?v?a?p?$/.test(line)),
    [],
  )
  assert.deepEqual(words, [...new Set(words)].sort())
  assert.equal(lines.at(-1), '')
})

test('the word list begins with its source and its licence', () => {
  const comment = lines.filter((line) => line.startsWith('#')).join('\n')

  assert.match(comment, /OpenTaal/)
  assert.match(comment, /CC BY 3\.0/)
  assert.ok(lines[0]?.startsWith('#'))
})

test('a word is of every kind that the list gives, and another word of none', () => {
  assert.equal(kindsOf('aai'), noun | verb)
  assert.equal(kindsOf('aalglad'), adjective)
  assert.equal(kindsOf('aaien'), 0)
  assert.equal(kindsOf('#'), 0)
})

test('a word is taken for a part when the list says so, or when it is long', () => {
  assert.ok(mayBePart('aak'))
  assert.ok(!mayBePart('aagje'))
  assert.ok(mayBePart('aalfuik'))
  assert.ok(!mayBePart('onbekend-woord'))
})
