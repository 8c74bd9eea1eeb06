import assert from 'node:assert/strict'
import test from 'node:test'
import type { PageFile } from '#features/pages/page.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { publishFactsNow, publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'
import { insurance } from '../content/insurance/insurance.ts'

/** Three hours before the year begins in Amsterdam. */
const startsAt = new Date('2026-12-31T20:00:00Z')
const environment = { SHARED_CACHE_SECONDS: '3600' }

for (const kind of testDatabases) {
  test(`on ${kind.name}, at midnight in Amsterdam every process tells of the new year, by itself`, async () => {
    const database = await kind.newAddress()
    const open = () => openTestSite({ database, environment, startsAt, hasTimers: true })
    const sites = [await open(), await open()]
    await publish(database)
    for (const site of sites)
      await until(async () => (await ask(site)).includes('Grenzen van 2026: €\u00a0385'))
    const before = await Promise.all(sites.map(etagOf))

    for (const site of sites) site.wait(150)
    for (const site of sites)
      assert.match(
        await ask(site),
        /In 2026 is het €\u00a0385[\s\S]*Grenzen van 2026: €\u00a0385[\s\S]*De grenzen van 2026</,
      )
    for (const site of sites) site.wait(30)

    for (const site of sites)
      await until(async () => (await ask(site)).includes('In 2027 is het €\u00a0460 (voorlopig)'))
    for (const site of sites)
      assert.match(
        await ask(site),
        /Grenzen van 2027: €\u00a0460 \(voorlopig\)[\s\S]*De grenzen van 2027<[\s\S]*Toen: €\u00a0385[\s\S]*De grenzen van 2026</,
      )
    assert.notDeepEqual(await Promise.all(sites.map(etagOf)), before)
    const [site] = sites
    assert.match((await site?.app.inject('/zoeken?q=eigen+risico'))?.body ?? '', /€\u00a0460/)
    assert.match((await site?.app.inject('/zoeken?q=eigen+risico+2026'))?.body ?? '', /€\u00a0385/)
  })
}

test('no copy that nginx keeps outlives the night in which a fact changes', async () => {
  const site = await openTestSite({ environment, startsAt, hasTimers: true })
  const policy = async () => (await site.app.inject('/')).headers['cache-control']
  assert.equal(await policy(), 'public, max-age=0, s-maxage=3600, must-revalidate')

  site.wait(150)
  await until(async () => (await policy()) === 'public, max-age=0, must-revalidate')

  site.wait(30)
  await until(async () => (await policy()) === 'public, max-age=0, s-maxage=3600, must-revalidate')
})

const { costs } = insurance
assert.ok(costs)
const withAllowancesOf2027 = {
  ...insurance,
  costs: { ...costs, allowances: costs.allowances.flatMap((one) => [one, { ...one, year: 2027 }]) },
}

async function publish(database: TestSite['address']): Promise<void> {
  const db = openPatiently(database)
  await publishFactsNow(db, { insurance: withAllowancesOf2027 }, startsAt)
  const page = samplePage('/proef', { title: 'In {{jaar}} is het {{eigen-risico}}' })
  const blocks: PageFile['blocks'] = [
    { kind: 'care-allowance', id: 'nu', title: 'Grenzen van {{jaar}}: {{eigen-risico}}' },
    { kind: 'care-allowance', id: 'toen', title: 'Toen: {{eigen-risico}}', year: 2026 },
  ]
  await publishPageNow(db, { ...page, blocks: [...page.blocks, ...blocks] }, startsAt)
  await db.destroy()
}

async function ask({ app }: TestSite): Promise<string> {
  return (await app.inject('/proef')).body
}

async function etagOf({ app }: TestSite): Promise<unknown> {
  return (await app.inject('/proef')).headers.etag
}
