import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#database/test-databases.ts'
import { samplePage } from '../samples.ts'
import { followPages } from './follow-pages.ts'
import { loadContent } from './load-content.ts'
import { publishPage } from './publish-page.ts'

const monday = new Date('2026-11-16T08:00:00Z')

for (const kind of testDatabases) {
  test(`on ${kind.name}, pages are loaded once, and again only when their file changes`, async () => {
    const db = await openTestDatabase(kind)

    const first = await loadContent(db, [samplePage('/'), samplePage('/zorg')], monday)
    const second = await loadContent(db, [samplePage('/'), samplePage('/zorg')], monday)
    const third = await loadContent(db, [samplePage('/'), samplePage('/zorg', { title: 'Nieuw' })], monday)

    assert.deepEqual(first.loaded, ['/', '/zorg'])
    assert.deepEqual(second.loaded, [])
    assert.deepEqual(third.loaded, ['/zorg'])
  })

  test(`on ${kind.name}, a page that was edited is not overwritten by its file`, async () => {
    const db = await openTestDatabase(kind)
    await loadContent(db, [samplePage('/')], monday)
    await publishPage(db, samplePage('/', { title: 'Door de redactie' }), monday)

    const loaded = await loadContent(db, [samplePage('/', { title: 'Uit het bestand' })], monday)

    assert.deepEqual(loaded, { loaded: [], removed: [], keptAsEdited: ['/'] })
    const { current } = await followPages(db, { onFault: assert.fail })
    assert.equal(current().pages.get('/')?.title, 'Door de redactie')
  })

  test(`on ${kind.name}, a page whose file is gone goes offline, and comes back with its file`, async () => {
    const db = await openTestDatabase(kind)
    await loadContent(db, [samplePage('/'), samplePage('/oud')], monday)
    const { current, refresh } = await followPages(db, { onFault: assert.fail })

    const without = await loadContent(db, [samplePage('/')], monday)
    await refresh()
    assert.deepEqual(without.removed, ['/oud'])
    assert.equal(current().pages.has('/oud'), false)

    await loadContent(db, [samplePage('/'), samplePage('/oud')], monday)
    await refresh()
    assert.equal(current().pages.has('/oud'), true)
  })

  test(`on ${kind.name}, content with a fault is refused whole, with the page and the place`, async () => {
    const db = await openTestDatabase(kind)
    const broken = samplePage('/kapot', { blocks: [{ kind: 'text', id: 'a', html: '<b>' }] })

    await assert.rejects(loadContent(db, [samplePage('/'), broken], monday), /\/kapot does not fit: blocks/)

    const { current } = await followPages(db, { onFault: assert.fail })
    assert.equal(current().pages.size, 0)
  })

  test(`on ${kind.name}, several processes may load at once`, async () => {
    const db = await openTestDatabase(kind)
    const files = [samplePage('/'), samplePage('/zorg')]

    const all = await Promise.all([1, 2, 3, 4].map(() => loadContent(db, files, monday)))

    assert.equal(all.flatMap(({ loaded }) => loaded).length, 2)
  })
}
