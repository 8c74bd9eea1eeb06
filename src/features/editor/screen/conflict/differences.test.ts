import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import type { PageFile } from '#features/pages/page.ts'
import { differencesOf, isSame, keyOf, likelyChoices, mergeByItself, mergePages } from './differences.ts'

const text = (id: string, words = id) => ({ kind: 'text' as const, id, html: `<p>${words}</p>` })
const page = (blocks: PageFile['blocks'], title = 'Titel'): PageFile => ({
  path: '/a',
  title,
  description: 'Een beschrijving van de pagina die lang genoeg is.',
  publishedDate: '2026-01-01',
  blocks,
})

test('what both changed is told apart block by block, and by field of the page', () => {
  const mine = page([text('a', 'mijn'), text('b'), text('nieuw')], 'Mijn titel')
  const theirs = page([text('a', 'hun'), text('b'), text('c')])

  const keys = differencesOf(mine, theirs).map(keyOf)

  assert.deepEqual(keys, ['page:title', 'block:a', 'block:c', 'block:nieuw'])
})

test('another order of the same blocks is one difference', () => {
  const mine = page([text('a'), text('b')])
  const theirs = page([text('b'), text('a')])

  assert.deepEqual(differencesOf(mine, theirs), [{ at: 'order' }])
  assert.deepEqual(mergePages(mine, theirs, { order: 'theirs' }), theirs)
})

test('a block can be taken over from the other version, and what only they have too', () => {
  const mine = page([text('a', 'mijn'), text('b')])
  const theirs = page([text('a', 'hun'), text('extra'), text('b')])

  const merged = mergePages(mine, theirs, { 'block:extra': 'theirs' })

  assert.deepEqual(merged.blocks, [text('a', 'mijn'), text('extra'), text('b')])
})

test('where a page stands is nothing to choose: whoever moved it, it stands where the other version says', () => {
  const base = page([text('a')])
  const mine = page([text('a', 'mijn')])
  const theirs = { ...page([text('a', 'hun')]), path: '/b', movedFrom: ['/a'] }

  assert.deepEqual(differencesOf(mine, theirs).map(keyOf), ['block:a'])
  assert.deepEqual(mergePages(mine, theirs, {}), { ...mine, path: '/b', movedFrom: ['/a'] })
  assert.equal(mergeByItself(base, base, theirs)?.path, '/b')
})

test('who changes nothing by hand keeps what each of them changed', () => {
  const base = page([text('a'), text('b')])
  const mine = page([text('a', 'mijn'), text('b')])
  const theirs = page([text('a'), text('b', 'hun'), text('c')], 'Hun titel')

  const merged = mergePages(mine, theirs, likelyChoices(mine, theirs, base))

  assert.deepEqual(merged, page([text('a', 'mijn'), text('b', 'hun'), text('c')], 'Hun titel'))
})

const pages = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(text(id), text(id, 'anders')))))
  .chain((blocks) => fc.constantFrom('Titel', 'Andere titel').map((title) => page(blocks, title)))

test('nothing chosen gives my version, everything theirs gives theirs', () => {
  fc.assert(
    fc.property(pages, pages, (mine, theirs) => {
      const everything = Object.fromEntries(
        [...differencesOf(mine, theirs).map(keyOf), 'order'].map((key) => [key, 'theirs' as const]),
      )

      assert.ok(isSame(mergePages(mine, theirs, {}), mine))
      assert.ok(isSame(mergePages(mine, theirs, everything), theirs))
    }),
  )
})

test('what two changed at different places comes together by itself', () => {
  const base = page([text('a'), text('b'), text('c')])
  const mine = page([text('a', 'mijn'), text('b'), text('c'), text('nieuw')])
  const theirs = page([text('c'), text('a'), text('extra')], 'Hun titel')

  const merged = mergeByItself(base, mine, theirs)

  assert.deepEqual(merged, page([text('c'), text('nieuw'), text('a', 'mijn'), text('extra')], 'Hun titel'))
})

test('what both changed in another way is left to a person', () => {
  const base = page([text('a'), text('b')])

  assert.equal(mergeByItself(base, page([text('a', 'mijn')]), page([text('a', 'hun')])), undefined)
  assert.equal(mergeByItself(base, page([text('a', 'mijn'), text('b')]), page([text('b')])), undefined)
  assert.equal(mergeByItself(base, page([], 'Mijn titel'), page([], 'Hun titel')), undefined)
})

test('two who changed the same in the same way agree', () => {
  const base = page([text('a'), text('b')])
  const both = page([text('a', 'beter')])

  assert.deepEqual(mergeByItself(base, both, both), both)
})

test('whatever two make of a page, what comes together by itself holds every change of both', () => {
  fc.assert(
    fc.property(pages, pages, pages, (base, mine, theirs) => {
      const merged = mergeByItself(base, mine, theirs)
      if (!merged) return
      for (const [one, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        const ofOther = new Set(differencesOf(base, other).map(keyOf))
        const changed = differencesOf(base, one).map(keyOf)
        const missing: string[] = differencesOf(one, merged).map(keyOf)
        assert.deepEqual(
          missing.filter((key) => changed.includes(key) && !ofOther.has(key)),
          [],
        )
      }
    }),
  )
})

test('nothing comes of a page that nobody else changed, and all of it where only they did', () => {
  fc.assert(
    fc.property(pages, pages, (base, changed) => {
      assert.ok(isSame(mergeByItself(base, changed, base), changed))
      assert.ok(isSame(mergeByItself(base, base, changed), changed))
    }),
  )
})
