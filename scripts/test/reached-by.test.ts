import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import test from 'node:test'
import { reachedBy } from './reached-by.ts'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const story = 'test/e2e/header.spec.ts'

test('a change reaches the tests that import it, over any number of files, and no others', () => {
  const reached = reachedBy(['src/features/search/query/excerpt.ts'], tracked)

  assert.ok(reached.has('src/features/search/query/find.test.ts'))
  assert.ok(reached.has('src/features/search/routes.test.ts'))
  assert.ok(!reached.has('src/http/cookies.test.ts'))
})

for (const [what, file, reader] of [
  ['a view', 'src/features/blocks/hero/hero.view.tsx', 'src/features/pages/routes.test.ts'],
  [
    'a thread',
    'src/features/account/passwords/hash-worker.ts',
    'src/features/account/passwords/hasher.test.ts',
  ],
  [
    'a page of the content',
    'content/pages/zorgverzekering/eigen-risico.ts',
    'src/features/pages/routes.test.ts',
  ],
  ['a program that is started', 'scripts/beheer.ts', 'test/beheer.test.ts'],
  ['a support of the tests', 'test/support/client.ts', 'src/features/account/routes.test.ts'],
  ['a list of words', 'src/features/search/dutch/words.txt', 'src/features/search/dutch/dutch.test.ts'],
  ['a stylesheet', 'src/site/header/header.css', story],
  ['a part of the server', 'src/http/multipart.ts', story],
])
  test(`a change of ${what} reaches who needs it`, () => {
    assert.ok(reachedBy([file ?? ''], tracked).has(reader ?? ''))
  })

test('a change of a text for developers reaches nothing', () => {
  assert.deepEqual([...reachedBy(['README.md'], tracked)], ['README.md'])
})
