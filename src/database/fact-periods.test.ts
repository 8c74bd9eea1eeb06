import assert from 'node:assert/strict'
import test from 'node:test'
import type { Kysely } from 'kysely'
import { readFacts } from '#features/insurance/facts.ts'
import { findFact } from '#features/insurance/fill-facts.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { sampleFacts } from '#test/sample-facts.ts'
import { up } from './migrations/0019-fact-periods.ts'

const rest = { label: 'Iets', status: 'vastgesteld', source: { name: 'Iemand' } }
const before = [
  { ...rest, name: 'eigen-risico-2026', year: 2026, value: '€ 385', answers: ['eigen risico'] },
  { ...rest, name: 'eigen-risico-2027', year: 2027, value: '€ 1.460,50', answers: ['volgend jaar'] },
  { ...rest, name: 'opzegdatum-2027', year: 2027, value: '31 december 2026', kind: 'day' },
  { ...rest, name: 'korting-2026', year: 2026, value: '3,5 procent' },
  { ...rest, name: 'gemengd-2026', year: 2026, value: '€ 5' },
  { ...rest, name: 'gemengd-2027', year: 2027, value: 'niets' },
  { ...rest, name: 'ledendag', year: 2031, value: '1 maart 2027' },
  { ...rest, name: 'dubbel', year: 2026, value: '€ 1' },
  { ...rest, name: 'dubbel-2026', year: 2026, value: '€ 2' },
]

for (const kind of testDatabases) {
  test(`on ${kind.name}, facts that editors changed before are kept, and every text still finds them`, async () => {
    const db = await openTestDatabase(kind)
    await db
      .insertInto('fact_sheet')
      .values(sheetOf(JSON.stringify(before)))
      .execute()

    await up(db as unknown as Kysely<unknown>)
    const { document } = await db.selectFrom('fact_sheet').select('document').executeTakeFirstOrThrow()

    const yearFacts = typeof document === 'string' ? JSON.parse(document) : document
    const reading = readFacts({ ...sampleFacts(), yearFacts }, '2026-11-17')
    assert.ok(reading.ok, reading.ok ? '' : reading.fault)
    const { texts, yearFacts: facts } = reading.value
    const told = before.map(({ name }) => [name, findFact(texts, name)?.replaceAll('\u00a0', ' ')])
    assert.deepEqual(told, [
      ...before.slice(0, -1).map(({ name, value }) => [name, value]),
      ['dubbel-2026', '€ 1'],
    ])
    assert.deepEqual(facts[0]?.answers, ['eigen risico', 'volgend jaar'])
    assert.deepEqual(
      facts.slice(0, 4).map(({ kind }) => kind),
      ['amount', 'day', 'percent', 'text'],
    )
    assert.equal(facts[0]?.values[1]?.value, 1_460_50)
  })

  for (const document of ['kapot', '{"a": 1}', '[{"name": "x"}]'])
    test(`on ${kind.name}, what is no list of facts is left: ${document}`, async () => {
      const db = await openTestDatabase(kind)
      await db.insertInto('fact_sheet').values(sheetOf(document)).execute()

      await up(db as unknown as Kysely<unknown>)

      const row = await db.selectFrom('fact_sheet').select('document').executeTakeFirstOrThrow()
      assert.equal(row.document, document)
    })
}

function sheetOf(document: string) {
  return { name: 'yearFacts' as const, document, version: 1, updated_at: '2026-11-16T08:00:00.000Z' }
}
