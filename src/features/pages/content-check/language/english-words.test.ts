import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withText } from '#test/sample-pages.ts'
import { englishWords } from './english-words.ts'

function faultsOf(html: string): string[] {
  const { checked, site } = sampleCheck(withText(html))
  return englishWords(checked, site).map(({ message }) => message)
}

test('an English word is told with the Dutch word for it (TAAL-05)', () => {
  assert.deepEqual(faultsOf('<p>Na je shift ga je slapen.</p>'), [
    '‘shift’ is Engels. Schrijf liever ‘dienst’.',
  ])
})

test('a common English word gives a whole sentence away', () => {
  assert.equal(faultsOf('<p>Take care of the team.</p>').length, 2)
})

test('words that are Dutch by now are left alone, and so are parts of longer words', () => {
  assert.deepEqual(
    faultsOf('<p>Online trainen met je team tegen burn-out en stress; gezondheidscheck.</p>'),
    [],
  )
})

test('names keep their language', () => {
  assert.deepEqual(faultsOf('<p>Vraag het de physician assistant.</p>'), [])
})
