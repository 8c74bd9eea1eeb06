import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#database/test-databases.ts'
import { samplePage } from '../samples.ts'
import { followPages } from './follow-pages.ts'
import { publishPage } from './publish-page.ts'

const monday = new Date('2026-11-16T08:00:00Z')

for (const kind of testDatabases) {
  test(`on ${kind.name}, a published page reaches whoever follows by itself`, async () => {
    const db = await openTestDatabase(kind)
    const changed = Promise.withResolvers<void>()
    let isPublished = false
    const onChange = () => isPublished && changed.resolve()
    const pages = await followPages(db, { onFault: assert.fail, onChange, everyMilliseconds: 10 })

    await publishPage(db, samplePage('/nieuw'), monday)
    isPublished = true
    await publishPage(db, samplePage('/nieuwer'), monday)
    await changed.promise
    pages.stop()

    assert.ok(pages.current().pages.has('/nieuw'))
  })

  test(`on ${kind.name}, a page that does not fit is refused before it is stored`, async () => {
    const db = await openTestDatabase(kind)

    const publication = await publishPage(db, samplePage('/x', { title: '' }), monday)

    assert.equal(publication.outcome, 'refused')
    assert.match(publication.outcome === 'refused' ? publication.fault : '', /^title/)
  })

  test(`on ${kind.name}, a stored page that no longer fits is not shown, and its fault is told`, async () => {
    const db = await openTestDatabase(kind)
    await publishPage(db, samplePage('/x'), monday)
    await db.updateTable('page').set({ document: '{"path":"/x"}' }).execute()
    const faults: string[] = []

    const pages = await followPages(db, { onFault: (fault) => faults.push(fault) })
    pages.stop()

    assert.equal(pages.current().pages.has('/x'), false)
    assert.match(faults.join(), /\/x is not shown/)
  })
}
