import assert from 'node:assert/strict'
import test from 'node:test'
import type { FactFiles } from '#features/insurance/facts.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { publishFactsNow, publishPageNow } from '#test/publish.ts'
import { sampleFacts } from '#test/sample-facts.ts'
import { samplePage } from '#test/sample-pages.ts'
import type { PageFile } from '../page.ts'
import { followPages } from './follow-pages.ts'
import { type ContentFiles, loadContent } from './load-content.ts'

const monday = new Date('2026-11-16T08:00:00Z')

function filesOf(pages: PageFile[], facts: FactFiles = sampleFacts()): ContentFiles {
  return { pages, facts }
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, pages and facts are loaded once, and again only when their file changes`, async () => {
    const db = await openTestDatabase(kind)
    const pages = [samplePage('/'), samplePage('/zorg')]

    const first = await loadContent(db, filesOf(pages), monday)
    const second = await loadContent(db, filesOf(pages), monday)
    const third = await loadContent(
      db,
      filesOf([samplePage('/'), samplePage('/zorg', { title: 'Nieuw' })]),
      monday,
    )
    const fourth = await loadContent(
      db,
      filesOf(pages, sampleFacts({ yearFacts: [eigenRisico(460_00)] })),
      monday,
    )

    assert.deepEqual(first.loaded, ['insurance', 'yearFacts', '/', '/zorg'])
    assert.deepEqual(second.loaded, [])
    assert.deepEqual(third.loaded, ['/zorg'])
    assert.deepEqual(fourth.loaded, ['yearFacts', '/zorg'])
  })

  test(`on ${kind.name}, a page that was edited is not overwritten by its file`, async () => {
    const db = await openTestDatabase(kind)
    await loadContent(db, filesOf([samplePage('/')]), monday)
    await publishPageNow(db, samplePage('/', { title: 'Door de redactie' }), monday)

    const loaded = await loadContent(db, filesOf([samplePage('/', { title: 'Uit het bestand' })]), monday)

    assert.deepEqual(loaded, { loaded: [], removed: [], keptAsEdited: ['/'] })
    const { current } = await followPages(db, { onFault: assert.fail })
    assert.equal(current().pages.get('/')?.title, 'Door de redactie')
  })

  test(`on ${kind.name}, insurance data that was edited gets the lists that it never had`, async () => {
    const db = await openTestDatabase(kind)
    const { treatments: _, ...before } = sampleFacts().insurance
    await loadContent(db, filesOf([samplePage('/')], sampleFacts({ insurance: before })), monday)
    await publishFactsNow(db, { insurance: { ...before, updatedDate: '2026-11-16' } }, monday)

    const treatments = [
      {
        id: 'huisarts',
        name: 'Huisarts',
        rules: [
          {
            year: 2026,
            status: 'vastgesteld' as const,
            source: { name: 'CZ' },
            basic: 'all' as const,
          },
        ],
      },
    ]
    const now = sampleFacts({ insurance: { ...before, treatments } })
    const loaded = await loadContent(db, filesOf([samplePage('/')], now), monday)
    await loadContent(db, filesOf([samplePage('/')], now), monday)

    assert.deepEqual(loaded, { loaded: [], removed: [], keptAsEdited: ['insurance'] })
    const { current } = await followPages(db, { onFault: assert.fail })
    const { insurance } = current().facts
    assert.equal(insurance.updatedDate, '2026-11-16')
    assert.deepEqual(
      insurance.treatments.map(({ id }) => id),
      ['huisarts'],
    )
  })

  test(`on ${kind.name}, facts that were edited are not overwritten by their file`, async () => {
    const db = await openTestDatabase(kind)
    await loadContent(db, filesOf([samplePage('/')]), monday)
    await publishFactsNow(db, { yearFacts: [eigenRisico(400_00)] }, monday)

    const loaded = await loadContent(
      db,
      filesOf([samplePage('/')], sampleFacts({ yearFacts: [eigenRisico(460_00)] })),
      monday,
    )

    assert.deepEqual(loaded, { loaded: [], removed: [], keptAsEdited: ['yearFacts'] })
    const { current } = await followPages(db, { onFault: assert.fail })
    assert.equal(current().facts.yearFacts[0]?.values[0]?.value, 400_00)
  })

  test(`on ${kind.name}, a page whose file is gone goes offline, and comes back with its file`, async () => {
    const db = await openTestDatabase(kind)
    await loadContent(db, filesOf([samplePage('/'), samplePage('/oud')]), monday)
    const { current, refresh } = await followPages(db, { onFault: assert.fail })

    const without = await loadContent(db, filesOf([samplePage('/')]), monday)
    await refresh()
    assert.deepEqual(without.removed, ['/oud'])
    assert.equal(current().pages.has('/oud'), false)

    await loadContent(db, filesOf([samplePage('/'), samplePage('/oud')]), monday)
    await refresh()
    assert.equal(current().pages.has('/oud'), true)
  })

  test(`on ${kind.name}, content with a fault is refused whole, with the page and the place`, async () => {
    const db = await openTestDatabase(kind)
    const broken = samplePage('/kapot', { blocks: [{ kind: 'text', id: 'a', html: '<b>' }] })
    const nameless = samplePage('/naamloos', { title: 'Je betaalt {{eigen-risco-2026}}' })

    await assert.rejects(
      loadContent(db, filesOf([samplePage('/'), broken]), monday),
      /\/kapot does not fit: blocks/,
    )
    await assert.rejects(
      loadContent(db, filesOf([samplePage('/'), nameless]), monday),
      /\/naamloos does not fit: title: there is no fact with the name eigen-risco-2026/,
    )

    const { current } = await followPages(db, { onFault: assert.fail })
    assert.equal(current().pages.size, 0)
  })

  test(`on ${kind.name}, several processes may load at once`, async () => {
    const db = await openTestDatabase(kind)
    const files = filesOf([samplePage('/'), samplePage('/zorg')])

    const all = await Promise.all([1, 2, 3, 4].map(() => loadContent(db, files, monday)))

    assert.equal(all.flatMap(({ loaded }) => loaded).length, 4)
  })
}

function eigenRisico(value: number): FactFiles['yearFacts'][number] {
  const source = { name: 'Voorbeeld' }
  return {
    name: 'eigen-risico',
    label: 'Eigen risico',
    kind: 'amount',
    values: [{ from: '2026-01-01', to: '2026-12-31', value, status: 'vastgesteld', source }],
  }
}
