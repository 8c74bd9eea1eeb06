import assert from 'node:assert/strict'
import test from 'node:test'
import type { DatabaseAddress } from '#database/database.ts'
import type { FactFiles } from '#features/insurance/facts.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { publishFactsNow, publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'
import { insurance } from '../../../content/insurance/insurance.ts'

const basic = '/zorgverzekering/vergelijken'
const packages = '/zorgverzekering/aanvullende-pakketten'
const { app } = await openTestSite()

/** The heads of the columns that can be seen. */
function columnsIn(html: string): string[] {
  const heads = html.match(/<th [^>]*data-pakket="[^"]*"[^>]*>[^<]*/g) ?? []
  return heads.filter((head) => !/ hidden=""/.test(head)).map((head) => head.replace(/^.*>/, ''))
}

test('without a choice everything is there to compare', async () => {
  const { body } = await app.inject(basic)

  assert.deepEqual(columnsIn(body), ['VGZ natura', 'VGZ combinatie', 'CZ natura', 'CZ combinatie'])
  assert.match(body, /Je ziet 4 van de 4 basisverzekeringen/)
})

test('a choice in the address is what is shown, ticked and told', async () => {
  const { body } = await app.inject(`${basic}?verzekeraar=vgz&vorm=natura`)

  assert.deepEqual(columnsIn(body), ['VGZ natura'])
  assert.match(body, /name="verzekeraar" checked="" value="vgz"/)
  assert.match(body, /name="vorm" checked="" value="natura"/)
  assert.match(body, /Je ziet 1 van de 4 basisverzekeringen/)
})

test('packages stand beside each other in their own order, however they are asked for', async () => {
  const { body } = await app.inject(`${packages}?pakket=compleet&pakket=start&verschillen=1`)

  assert.deepEqual(columnsIn(body), ['Start', 'Compleet'])
  assert.match(body, /<tr hidden=""><th scope="row"><a href="[^"]*">Stoppen met roken/)
})

test('a page with a choice names the bare page as its address, sets no cookie and can be asked for again', async () => {
  const { body, headers } = await app.inject(`${packages}?pakket=start`)
  const again = await app.inject({
    url: `${packages}?pakket=start`,
    headers: { 'if-none-match': `${headers.etag}` },
  })

  assert.match(body, new RegExp(`<link rel="canonical" href="[^"]*${packages}"/>`))
  assert.equal(headers['set-cookie'], undefined)
  assert.equal(again.statusCode, 304)
})

test('what nobody reads in an address gives the page as it is', async () => {
  const { headers } = await app.inject(packages)

  for (const query of [
    'utm_source=mail',
    'pakket=onzin',
    'pakket=',
    'verschillen=2',
    'pakket=start&pakket=plus&pakket=compleet',
    `pakket=${'a'.repeat(500)}`,
    'pakket=%3Cscript%3Ealert(1)%3C/script%3E',
    'pakket[]=start&pakket[__proto__]=x',
    'pakket=%00%ff',
    '%',
  ]) {
    const answer = await app.inject(`${packages}?${query}`)
    assert.equal(answer.statusCode, 200, query)
    assert.equal(answer.headers.etag, headers.etag, query)
  }
})

for (const kind of testDatabases) {
  test(`on ${kind.name}, a fourth package is refused kindly, and the first three are shown`, async () => {
    const database = await kind.newAddress()
    await openTestSite({ database })
    await changeFacts(database, { insurance: withFourth(insurance) })
    const { app } = await openTestSite({ database })

    const { body } = await app.inject(
      `${packages}?${['start', 'plus', 'compleet', 'extra'].map((id) => `pakket=${id}`).join('&')}`,
    )

    assert.deepEqual(columnsIn(body), ['Start', 'Plus', 'Compleet'])
    assert.match(body, /role="alert"[^>]*>Je kunt er hooguit drie tegelijk vergelijken/)
    const chosen = await app.inject(`${packages}?pakket=plus&pakket=extra`)
    assert.deepEqual(columnsIn(chosen.body), ['Plus', 'Extra'])
  })

  test(`on ${kind.name}, who chooses in one list keeps what was chosen in the others`, async () => {
    const database = await kind.newAddress()
    await openTestSite({ database })
    const db = openPatiently(database)
    await publishPageNow(db, pageWithAllLists, new Date())
    await db.destroy()
    const { app } = await openTestSite({ database })

    const { body } = await app.inject('/alles?pakket=tand-1&verzekeraar=cz&pakket=plus&verschillen=1&x=y')

    assert.deepEqual(columnsIn(body), ['CZ natura', 'CZ combinatie', 'Plus', 'Tand 1'])
    const forms = body.split('class="comparison-form"').slice(1)
    assert.deepEqual(
      forms.map((form) =>
        [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)].map(
          ([, key, value]) => `${key}=${value}`,
        ),
      ),
      [
        ['pakket=plus', 'pakket=tand-1'],
        ['verzekeraar=cz', 'pakket=tand-1'],
        ['verzekeraar=cz', 'pakket=plus'],
      ],
    )
  })

  test(`on ${kind.name}, one change of a premium shows on all pages of all processes within five seconds`, async () => {
    const database = await kind.newAddress()
    const sites = await Promise.all([1, 2].map(() => openTestSite({ database, hasTimers: true })))
    const addresses = [packages, `${packages}?pakket=plus`, '/zorgverzekering/premie']
    for (const { app } of sites) for (const address of addresses) await app.inject(address)

    await changeFacts(database, { insurance: withPlusAt(insurance, 99_99) })

    for (const { app } of sites) {
      await until(async () => (await app.inject(packages)).body.includes('€\u00a099,99'))
      for (const address of addresses) {
        const { body } = await app.inject(address)
        assert.ok(body.includes('€\u00a099,99'), address)
        assert.ok(!body.includes('€\u00a024,50'), address)
      }
    }
  })
}

for (const kind of testDatabases)
  test(`on ${kind.name}, two overviews on one page both show what is asked of them`, async () => {
    const database = await kind.newAddress()
    const { db } = await openTestSite({ database })
    await publishPageNow(db, pageWithTwoOverviews, new Date())
    const { app } = await openTestSite({ database })
    const numbersIn = async (query: string) => {
      const { body } = await app.inject(`/twee?${query}`)
      return body
        .split('class="overview container"')
        .slice(1)
        .map((part) => part.match(/class="overview-mark"/g)?.length ?? 0)
    }
    const [news, treatments] = await numbersIn('toon=60')
    assert.ok(news && treatments && news < 18 && treatments > 18)

    assert.deepEqual(await numbersIn('toon=18'), [news, 18])
    assert.deepEqual(await numbersIn('onderwerp=Tanden'), [0, 3])
    assert.deepEqual(await numbersIn('onderwerp=tanden&toon=18'), [0, 3])
  })

const overview = { kind: 'overview', order: 'newest', atOnce: 6 } as const
const pageWithTwoOverviews = samplePage('/twee', {
  blocks: [
    ...samplePage('/twee').blocks,
    { ...overview, id: 'nieuws', title: 'Nieuws', below: '/over-ons/nieuws' },
    { ...overview, id: 'zorg', title: 'Zorg', below: '/zorgverzekering/vergoedingen' },
  ],
})

const list = { title: 'Vergelijken', year: 2026 }
const pageWithAllLists = samplePage('/alles', {
  blocks: [
    ...samplePage('/alles').blocks,
    { ...list, kind: 'insurance-list', id: 'basis' },
    { ...list, kind: 'supplementary-list', id: 'aanvullend', packages: 'supplementary' },
    { ...list, kind: 'supplementary-list', id: 'tand', packages: 'dental' },
  ],
})

async function changeFacts(database: DatabaseAddress, changes: Partial<FactFiles>) {
  const db = openPatiently(database)
  const outcome = await publishFactsNow(db, changes, new Date())
  await db.destroy()
  assert.equal(outcome.outcome, 'published')
}

function withFourth(file: FactFiles['insurance']): FactFiles['insurance'] {
  const products = file.products.flatMap((product) =>
    product.id === 'compleet' ? [product, { ...product, id: 'extra', name: 'Extra' }] : [product],
  )
  return { ...file, products }
}

function withPlusAt(file: FactFiles['insurance'], cents: number): FactFiles['insurance'] {
  const copy = structuredClone(file)
  for (const { id, offers } of copy.products) {
    if (id === 'plus') for (const { premium } of offers) premium.cents = cents
  }
  return copy
}
