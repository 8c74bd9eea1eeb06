import assert from 'node:assert/strict'
import test from 'node:test'
import type { Database } from '#database/database.ts'
import { noteTrial } from '#features/pages/outside-links/store.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { samplePage, withText } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const path = '/redactie/links'
const address = 'https://weg.example/pagina?a=1&b=2'

async function failTwice(db: Database, now: Date): Promise<void> {
  for (const _ of [1, 2]) await noteTrial(db, address, 'gone', now)
}

async function publish(eva: Client, page: PageFile): Promise<void> {
  const { id } = (await eva.post(`${api}/drafts/start`, { path: page.path })).json().data
  const { revision } = (await eva.get(`${api}/drafts/${id}`)).json().data
  const saved = await eva.post(`${api}/drafts/save`, { id, revision, document: page })
  const published = await eva.post(`${api}/drafts/publish`, { id, revision: saved.json().data.revision })
  assert.equal(published.statusCode, 200, published.body)
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors see which links to other sites do not work any more`, async (context) => {
    const site = await openTestSite({
      database: await kind.newAddress(),
      environment: { OUTSIDE_LINKS_PER_WEEK: '100' },
    })
    const eva = await site.signIn('eva')
    await noteTrial(site.db, address, 'gone', site.now())
    await noteTrial(site.db, 'https://van-niemand.example/', 'gone', site.now())
    await noteTrial(site.db, 'https://van-niemand.example/', 'gone', site.now())

    await context.test('what failed once, or stands nowhere, is not told', async () => {
      assert.match((await eva.get(path)).body, /Alle links werken/)
      assert.ok(!(await eva.get('/redactie')).body.includes('Links die niet meer werken'))
    })

    await publish(
      eva,
      samplePage(
        '/met-een-link',
        withText(`<p>Lees <a href="${address.replace('&', '&amp;')}">meer</a>.</p>`),
      ),
    )
    await noteTrial(site.db, address, 'gone', site.now())

    await context.test(
      'what failed twice is told on the first screen and on a screen of its own',
      async () => {
        const first = (await eva.get('/redactie')).body
        assert.match(
          first,
          /Links die niet meer werken[\s\S]*weg\.example\/pagina\?a=1&amp;b=2[\s\S]*op 1 plaats/,
        )
        const { body } = await eva.get(path)
        assert.match(body, /De andere site zegt dat de pagina er niet meer is/)
        assert.match(body, /name="path" value="\/met-een-link"[\s\S]*name="block" value="tekst"/)
        assert.ok(!body.includes('van-niemand'))
      },
    )

    await context.test('one press opens the page at that block', async () => {
      const { headers } = await eva.submit(`${api}/drafts/start`, {
        path: '/met-een-link',
        block: 'tekst',
      })
      assert.match(String(headers.location), /^\/redactie\/paginas\/[^/]+\/bewerken#tekst$/)
    })

    await context.test('it is gone when no page uses it, and when it works', async () => {
      await publish(eva, samplePage('/met-een-link'))
      assert.match((await eva.get(path)).body, /Alle links werken/)
    })
  })
}

test('where the operator does not let links be tried, the screen says so', async () => {
  const site = await openTestSite()
  await failTwice(site.db, site.now())
  const eva = await site.signIn('eva')

  assert.match((await eva.get(path)).body, /test nu geen links naar andere sites/)
})
