import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { noteSearch } from '../store.ts'
import { reportSearches } from './report-searches.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, the report tells what found nothing and what is searched for most`, async () => {
    const db = await openTestDatabase(kind)
    await noteSearch(db, { day: '2026-03-02', query: 'beugel', hits: 0, times: 12 })
    await noteSearch(db, { day: '2026-03-02', query: 'bril', hits: 3, times: 140 })

    assert.equal(
      await reportSearches(db, new Date('2026-03-10T12:00:00Z')),
      `Zonder zoekresultaat in de laatste 30 dagen
  keer  zoekvraag
    12  beugel

Het meest gezocht
  keer  zoekvraag
   140  bril
    12  beugel`,
    )
  })
}
