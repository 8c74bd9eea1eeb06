import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePage } from '#test/sample-pages.ts'
import { canonicalPath, parentPath, readPage } from './page.ts'

test('a page that fits is read', () => {
  assert.equal(readPage(samplePage('/zorgverzekering')).ok, true)
})

const hero = samplePage('/x').blocks[0]

const misfits: [why: string, page: unknown, fault: RegExp][] = [
  [
    'an unknown kind of block',
    { ...samplePage('/x'), blocks: [hero, { kind: 'carrousel', id: 'a' }] },
    /^blocks\.1\.kind/,
  ],
  [
    'a text with a script',
    { ...samplePage('/x'), blocks: [hero, { kind: 'text', id: 'a', html: '<script>' }] },
    /^blocks\.1\.html: <script>/,
  ],
  [
    'a page without a heading',
    { ...samplePage('/x'), blocks: [{ kind: 'text', id: 'a', html: '<p>a</p>' }] },
    /^blocks: The first block is a hero/,
  ],
  ['two blocks with one id', { ...samplePage('/x'), blocks: [hero, hero] }, /^blocks: Two blocks/],
  ['an address with capitals', { ...samplePage('/x'), path: '/Zorg' }, /^path/],
  ['an address with a slash at the end', { ...samplePage('/x'), path: '/zorg/' }, /^path/],
  [
    'a button to another protocol',
    { ...samplePage('/x'), blocks: [{ ...hero, buttons: [{ label: 'a', href: 'javascript:x' }] }] },
    /^blocks\.0\.buttons\.0\.href/,
  ],
  ['a date that does not exist', { ...samplePage('/x'), publishedDate: '2026-02-30' }, /^publishedDate/],
  ['something else altogether', 'een pagina', /./],
]

for (const [why, page, fault] of misfits) {
  test(`${why} is refused with the place of the fault`, () => {
    const reading = readPage(page)

    assert.equal(reading.ok, false)
    assert.match(reading.ok ? '' : reading.fault, fault)
  })
}

test('every page has one address', () => {
  assert.equal(canonicalPath('/Zorgverzekering/'), '/zorgverzekering')
  assert.equal(canonicalPath('/'), '/')
  assert.equal(canonicalPath('//'), '/')
  assert.equal(parentPath('/zorgverzekering/eigen-risico'), '/zorgverzekering')
  assert.equal(parentPath('/zorgverzekering'), '/')
})
