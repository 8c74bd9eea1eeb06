import assert from 'node:assert/strict'
import test from 'node:test'
import type { Database } from '#database/database.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { mostFrequentSearches, noteSearch, searchesWithoutHits } from '../store.ts'
import { openSearchLog } from './note-searches.ts'

const noon = new Date('2026-03-10T12:00:00Z')
const allOf = (db: Database) =>
  db.selectFrom('search_log').selectAll().orderBy('day').orderBy('query').execute()
/** Rows of SQLite have no prototype. */
const plain = (rows: object[]) => rows.map((row) => ({ ...row }))

for (const kind of testDatabases) {
  test(`on ${kind.name}, a query of a day has one row, with its count and its last hits`, async () => {
    const db = await openTestDatabase(kind)
    const log = openSearchLog(db, () => noon)
    log.note('Beugel', 0)
    log.note(' beugel ', 2)
    await log.flush()
    log.note('BEUGEL', 3)
    log.note('jan@example.nl', 0)
    log.note(' ', 0)
    await Promise.all([log.flush(), log.flush()])

    assert.deepEqual(plain(await allOf(db)), [
      { day: '2026-03-10', query: '[e-mailadres]', hits: 0, times: 1 },
      { day: '2026-03-10', query: 'beugel', hits: 3, times: 3 },
    ])
  })

  test(`on ${kind.name}, a flood of different queries is cut off until the next day`, async () => {
    const db = await openTestDatabase(kind)
    let now = noon
    const log = openSearchLog(db, () => now)
    const words = Array.from({ length: 1_001 }, (_, index) => `vraag ${index}`)
    for (const word of words) log.note(word, 0)
    log.note('vraag 0', 0)
    await log.flush()
    now = new Date('2026-03-11T12:00:00Z')
    log.note('vraag 1000', 0)
    await log.flush()

    const rows = await allOf(db)
    assert.equal(rows.length, 1_001)
    assert.equal(rows.find(({ query }) => query === 'vraag 0')?.times, 2)
    assert.deepEqual(
      rows.filter(({ query }) => query === 'vraag 1000').map(({ day }) => day),
      ['2026-03-11'],
    )
  })

  test(`on ${kind.name}, searches are forgotten after 90 days`, async () => {
    const db = await openTestDatabase(kind)
    for (const day of ['2025-12-09', '2025-12-10', '2026-03-10'])
      await noteSearch(db, { day, query: 'beugel', hits: 0, times: 1 })
    await openSearchLog(db, () => noon).forgetOld()

    assert.deepEqual(
      (await allOf(db)).map(({ day }) => day),
      ['2025-12-10', '2026-03-10'],
    )
  })

  test(`on ${kind.name}, editors see what found nothing, the most frequent first`, async () => {
    const db = await openTestDatabase(kind)
    const searches = [
      { day: '2026-02-01', query: 'te oud', hits: 0, times: 9 },
      { day: '2026-03-01', query: 'beugel', hits: 0, times: 2 },
      { day: '2026-03-02', query: 'beugel', hits: 0, times: 3 },
      { day: '2026-03-02', query: 'acupunctuur', hits: 0, times: 1 },
      { day: '2026-03-02', query: 'bril', hits: 0, times: 4 },
      { day: '2026-03-03', query: 'bril', hits: 1, times: 4 },
    ]
    for (const search of searches) await noteSearch(db, search)

    assert.deepEqual(plain(await searchesWithoutHits(db, '2026-03-01')), [
      { query: 'beugel', times: 5 },
      { query: 'acupunctuur', times: 1 },
    ])
    assert.deepEqual(plain(await mostFrequentSearches(db, '2026-03-01', 2)), [
      { query: 'bril', times: 8 },
      { query: 'beugel', times: 5 },
    ])
  })

  test(`on ${kind.name}, a search that cannot be written is lost, and those behind it are not`, async () => {
    const db = await openTestDatabase(kind)
    const log = openSearchLog(db, () => noon)
    log.note('eerst', Number.NaN)
    log.note('daarna', 1)

    await assert.rejects(log.flush())
    await log.flush()
    assert.deepEqual(
      (await allOf(db)).map(({ query }) => query),
      ['daarna'],
    )
  })
}
