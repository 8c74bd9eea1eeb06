import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { followPages } from './follow-pages.ts'

const monday = new Date('2026-11-16T08:00:00Z')

for (const kind of testDatabases) {
  test(`on ${kind.name}, who follows finds what was published, and hears of it`, async () => {
    const db = await openTestDatabase(kind)
    let changes = 0
    const pages = await followPages(db, { onFault: assert.fail, onChange: () => (changes += 1) })
    const before = changes

    await publishPageNow(db, samplePage('/nieuw', { movedFrom: ['/oud', '/Caf%C3%A9/'] }), monday)

    assert.equal(await pages.refresh(), true)
    assert.equal(await pages.refresh(), false)
    assert.equal(changes, before + 1)
    assert.ok(pages.current().pages.has('/nieuw'))
    assert.equal(pages.current().redirects.get('/oud'), '/nieuw')
    assert.equal(pages.current().redirects.get('/café'), '/nieuw')
  })

  test(`on ${kind.name}, a stored page that no longer fits is not shown, and its fault is told`, async () => {
    const db = await openTestDatabase(kind)
    await publishPageNow(db, samplePage('/x'), monday)
    await db.updateTable('page').set({ document: '{"path":"/x"}' }).execute()
    const faults: string[] = []

    const pages = await followPages(db, { onFault: (fault) => faults.push(fault) })

    assert.equal(pages.current().pages.has('/x'), false)
    assert.match(faults.join(), /\/x is not shown/)
  })
}
