import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '#test/any-character.ts'
import { worked } from '#test/worked.ts'
import { questions } from '../../../../content/search/questions.ts'
import { synonyms } from '../../../../content/search/synonyms.ts'
import { buildIndex } from '../index/build-index.ts'
import type { SearchDocument } from '../index/search-index.ts'
import { suggest } from '../suggest.ts'
import type { Marked } from './excerpt.ts'
import { find } from './find.ts'

const mostMilliseconds = 50

const documents: SearchDocument[] = questions.map(({ query, ids }, i) => ({
  id: `${ids[0]}#${i}`,
  title: query,
  headings: [`Meer over ${query}`],
  text: questions
    .slice(i, i + 12)
    .map((question) => question.query)
    .join('. '),
}))
const index = buildIndex(documents, synonyms)

const hostile: [name: string, query: string][] = [
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 characters of words', 'zorgverzekering '.repeat(625)],
  ['one long compound', 'verzekeringsmaatschappij'.repeat(400)],
  ['thousands of different words', Array.from({ length: 5_000 }, (_, i) => `woord${i}`).join(' ')],
  ['thousands of typing errors', Array.from({ length: 2_000 }, (_, i) => `verzkering${i}s`).join(' ')],
  ['only punctuation', '?!…—.,;:()[]{}'.repeat(50)],
  ['regular expressions', '^(a+)+$ .* [z-a] \\1 (?<=x) \\p{L}{1000000}'],
  ['HTML', '<script>alert("bril")</script><img src=x onerror=alert(1)>'],
  ['emoji', '👩‍⚕️🦷🧑🏽‍🦽💊'.repeat(100)],
  ['other scripts', 'النظارات 眼镜 очки γυαλιά משקפיים'],
  ['accents without letters', '\u0301\u0308\u0302'.repeat(200)],
  ['lone surrogates and control characters', '\ud800\udc00\ud800 \u0000\u0007 bril\u200b'],
  ['hyphens and apostrophes', "-'-'- a-a-a-a-a-a ''''s"],
  ['SQL', "'; drop table page; --"],
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0 '],
]

for (const [name, query] of hostile)
  test(`${name}: an answer within ${mostMilliseconds} ms`, () => {
    find(index, query)

    const milliseconds = Math.min(...[1, 2, 3].map(() => millisecondsOf(() => find(index, query))))

    assert.ok(milliseconds < mostMilliseconds, `It took ${milliseconds} ms.`)
    assert.doesNotThrow(() => suggest(index, query))
  })

const words = fc.constantFrom(
  ...questions.flatMap(({ query }) => query.split(' ')),
  'zzp’er',
  'burn-out',
  '2026',
  '€',
)
const anything = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(words, { maxLength: 30 }).map((some) => some.join(' ')),
)

test('any query is answered, the same every time, with marks that are words of the text', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (query, literal) => {
      const found = find(index, query, { literal })

      assert.deepEqual(find(index, query, { literal }), found)
      assert.ok(found.hits.length <= Math.min(found.total, 10))
      for (const { title, excerpt } of found.hits) for (const marked of [title, excerpt]) assertMarks(marked)
      if (literal) assert.deepEqual(found.corrections, [])
    }),
    { numRuns: 400 },
  )
})

test('any documents can be searched', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 60 })
  const document = fc.record({
    id: text,
    title: text,
    text,
    headings: fc.array(text),
    description: text,
    date: text,
  })
  fc.assert(
    fc.property(fc.array(document, { maxLength: 6 }), anything, (list, query) => {
      const own = buildIndex(list)

      for (const { title, excerpt } of find(own, query).hits)
        for (const marked of [title, excerpt]) assertMarks(marked)
      suggest(own, query)
    }),
    { numRuns: 200 },
  )
})

function assertMarks({ text, marks }: Marked) {
  let last = 0
  for (const [start, end] of marks) {
    assert.ok(start >= last && end > start && end <= text.length, `${start} to ${end} in ${text.length}`)
    assert.match(text.slice(start, end), /^[\p{L}\p{N}]/u)
    last = end
  }
}

function millisecondsOf(work: () => unknown): number {
  const started = worked()
  work()
  return worked() - started
}
