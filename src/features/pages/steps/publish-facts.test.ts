import assert from 'node:assert/strict'
import test from 'node:test'
import type { Database } from '#database/database.ts'
import { getFacts } from '#features/insurance/facts.ts'
import { openTestDatabase, type TestDatabase, testDatabases } from '#test/databases.ts'
import { publishFactsNow, publishPageNow } from '#test/publish.ts'
import { sampleFacts } from '#test/sample-facts.ts'
import { samplePage } from '#test/sample-pages.ts'
import { followPages } from '../flows/follow-pages.ts'
import { loadContent } from '../flows/load-content.ts'
import { pagesChangedSince } from '../store.ts'

const monday = new Date('2026-11-16T08:00:00Z')
const pages = [
  samplePage('/premie', { title: 'Plus kost {{premie-plus-2026}} per maand' }),
  samplePage('/bril', { title: 'Een bril: {{dekking-plus-bril-2026}}' }),
]

for (const kind of testDatabases) {
  test(`on ${kind.name}, one change of a fact shows on every page that names it`, async () => {
    const db = await databaseWithPages(kind)
    const { current, refresh } = await followPages(db, { onFault: assert.fail })
    assert.equal(current().pages.get('/premie')?.title, 'Plus kost €\u00a024,50 per maand')

    const outcome = await publishFactsNow(db, { insurance: insuranceWith({ cents: 26_00 }) }, monday)
    await refresh()

    assert.equal(outcome.outcome, 'published')
    assert.equal(current().pages.get('/premie')?.title, 'Plus kost €\u00a026 per maand')
    assert.equal(current().pages.get('/bril')?.title, 'Een bril: €\u00a0150 per 2 jaar')
    assert.equal(current().facts.insurance.products[1]?.offers[0]?.premium.cents, 26_00)
  })

  test(`on ${kind.name}, a save costs what changes: a page that reads as it did is not read again`, async () => {
    const db = await databaseWithPages(kind)
    const held = await pagesChangedSince(db, -1)
    const { current, refresh } = await followPages(db, { onFault: assert.fail, now: () => monday })
    const before = current().pages

    await publishFactsNow(db, { insurance: insuranceWith({ cents: 26_00 }) }, monday)
    await refresh()

    const changed = held.filter(({ path }) => current().pages.get(path) !== before.get(path))
    assert.deepEqual(
      changed.map(({ path }) => path),
      ['/premie'],
    )
  })

  test(`on ${kind.name}, facts that do not fit are refused with the place of the fault`, async () => {
    const db = await databaseWithPages(kind)

    const outcome = await publishFactsNow(db, { insurance: insuranceWith({ cents: -1 }) }, monday)

    assert.equal(outcome.outcome, 'refused')
    assert.match(
      outcome.outcome === 'refused' ? outcome.fault : '',
      /^insurance\.products\.1\.offers\.0\.premium\.cents: /,
    )
  })

  test(`on ${kind.name}, a fact that a page names cannot be taken away`, async () => {
    const db = await databaseWithPages(kind)
    const { insurance } = sampleFacts()

    const outcome = await publishFactsNow(
      db,
      { insurance: { ...insurance, products: insurance.products.slice(0, 1) } },
      monday,
    )

    assert.equal(outcome.outcome, 'refused')
    assert.match(
      outcome.outcome === 'refused' ? outcome.fault : '',
      /dekking-plus-bril-2026|premie-plus-2026/,
    )
  })

  for (const [what, document] of [
    ['no JSON', 'kapot'],
    ['another shape', '{"products": 12}'],
    ['a premium in words', JSON.stringify(sampleFacts().insurance).replace('2450', '"weinig"')],
  ] as const) {
    test(`on ${kind.name}, facts changed by hand into ${what} are refused, and the last good ones go on holding`, async () => {
      const db = await databaseWithPages(kind)
      const faults: string[] = []
      const { current, refresh } = await followPages(db, { onFault: (fault) => faults.push(fault) })
      const before = current().pages.get('/premie')

      await changeByHand(db, document)
      await refresh()

      assert.match(faults.join(), /The facts are left as they were, the stored ones do not fit: insurance/)
      assert.deepEqual(current().pages.get('/premie'), before)
      assert.equal(current().facts.insurance.products.length, 2)
    })
  }

  test(`on ${kind.name}, who starts with broken facts in the database goes by those of the content`, async () => {
    const db = await databaseWithPages(kind)
    await changeByHand(db, 'kapot')

    const { current } = await followPages(db, { onFault: () => {}, facts: getFacts(sampleFacts()) })

    assert.equal(current().pages.get('/premie')?.title, 'Plus kost €\u00a024,50 per maand')
  })

  test(`on ${kind.name}, a page broken by hand is left as it was, and the rest goes on`, async () => {
    const db = await databaseWithPages(kind)
    const faults: string[] = []
    const { current, refresh } = await followPages(db, { onFault: (fault) => faults.push(fault) })

    await db.updateTable('page').set({ document: 'kapot', version: 99 }).where('path', '=', '/bril').execute()
    await publishPageNow(db, samplePage('/vers'), monday)
    await refresh()

    assert.match(faults.join(), /The page \/bril is left as it was/)
    assert.equal(current().pages.get('/bril')?.title, 'Een bril: €\u00a0150 per 2 jaar')
    assert.ok(current().pages.has('/vers'))
  })
}

async function databaseWithPages(kind: TestDatabase): Promise<Database> {
  const db = await openTestDatabase(kind)
  await loadContent(db, { pages, facts: sampleFacts() }, monday)
  return db
}

async function changeByHand(db: Database, document: string): Promise<void> {
  await db.updateTable('fact_sheet').set({ document, version: 2 }).where('name', '=', 'insurance').execute()
  await db.updateTable('site_version').set({ number: 2 }).execute()
}

function insuranceWith({ cents }: { cents: number }) {
  const insurance = structuredClone(sampleFacts().insurance)
  const offer = insurance.products[1]?.offers[0]
  if (offer) offer.premium.cents = cents
  return insurance
}
