import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, samplePage, withBlocks, withText } from '#test/sample-pages.ts'
import type { PageFile } from '../../page.ts'
import { orphans } from './orphans.ts'

function isOrphan(changes: Partial<PageFile>, others: PageFile[] = []): boolean {
  const { checked, site } = sampleCheck(changes, others)
  return orphans(checked, site).length > 0
}

test('a page that nothing leads to is an orphan, also when it leads to itself', () => {
  assert.equal(isOrphan({}), true)
  assert.equal(isOrphan(withText('<p><a href="/proef#tekst">Zie hieronder</a></p>')), true)
})

test('the home page is reached from every page', () => {
  assert.equal(isOrphan({ path: '/' }), false)
})

test('a page in a menu is no orphan', () => {
  assert.equal(isOrphan({ navigation: { menu: 'legal', order: 1 } }), false)
})

test('an item of a menu that hangs below nothing is not shown and does not count', () => {
  assert.equal(isOrphan({ path: '/weg/proef', navigation: { menu: 'main', order: 1 } }), true)
})

const ways: [way: string, other: PageFile][] = [
  ['a link', samplePage('/ander', withText('<p><a href="/proef?a=1#b">Naar de proef</a></p>'))],
  ['what is related', samplePage('/ander', { related: ['/proef'] })],
  [
    'an overview',
    samplePage('/ander', withBlocks({ kind: 'overview', id: 'alles', title: 'Alles', below: '/' })),
  ],
]

for (const [way, other] of ways) {
  test(`a page that another leads to by ${way} is no orphan`, () => {
    assert.equal(isOrphan({}, [other]), false)
  })
}
