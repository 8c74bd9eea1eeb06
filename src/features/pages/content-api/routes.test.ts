import assert from 'node:assert/strict'
import test from 'node:test'
import { publishPageNow } from '#test/publish.ts'
import { samplePage, withText } from '#test/sample-pages.ts'
import { openSites } from '#test/sites.ts'
import { until } from '#test/within-seconds.ts'
import { readRichText } from '../../blocks/rich-text.ts'
import { toHtml } from './rich-text-html.ts'

const list = '/api/v1/content/pages'
const one = (path: string) => `/api/v1/content/page?${new URLSearchParams({ pad: path })}`

const sites = await openSites({ hasTimers: true })
const editors = await Promise.all(sites.map(({ site }) => site.signIn('eva')))

for (const [at, { kind, site }] of sites.entries()) {
  const eva = editors[at] ?? assert.fail()
  const visitor = site.visit()
  const answers = (path: string, status: number) =>
    until(async () => (await visitor.get(one(path))).statusCode, {
      isRight: (found) => found === status,
      log: site.log,
    })
  const allPaths = async () => {
    const first = (await visitor.get(list)).json().data
    const paths: string[] = []
    for (let page = 1; page <= first.pages; page += 1) {
      const { items } = (await visitor.get(`${list}?pagina=${page}`)).json().data
      assert.ok(items.length <= 50)
      paths.push(...items.map((item: { path: string }) => item.path))
    }
    assert.equal(paths.length, first.total)
    return paths
  }

  test(`on ${kind.name}, a program reads which pages there are, part by part`, async () => {
    const paths = await allPaths()

    assert.deepEqual(paths, [...new Set(paths)].sort())
    const published = await site.db.selectFrom('page').select('path').where('published', '=', 1).execute()
    assert.deepEqual(paths, published.map(({ path }) => path).sort())
    const news = (await visitor.get(`${list}?soort=news`)).json().data.items
    assert.ok(news.length > 0)
    assert.ok(news.every((item: { kind: string; lead: string }) => item.kind === 'news' && item.lead !== ''))
  })

  test(`on ${kind.name}, one page comes with its facts filled in and its texts as HTML`, async () => {
    const html = '<p>Je eigen risico is {{eigen-risico 2026}} &amp; <a href="/contact">meer</a>.</p>'
    await publishPageNow(site.db, samplePage('/voor-anderen', withText(html)), site.now())
    await answers('/voor-anderen', 200)

    const { data } = (await visitor.get(one('/voor-anderen'))).json()

    const text = data.blocks.find((block: { kind: string }) => block.kind === 'text')
    assert.match(text.html, /^<p>Je eigen risico is €\s385 &amp; <a href="\/contact">meer<\/a>\.<\/p>$/)
    assert.deepEqual([data.path, data.kind], ['/voor-anderen', 'page'])
  })

  test(`on ${kind.name}, pictures and films come with addresses where a program elsewhere finds their files`, async () => {
    const mediaOf = async (path: string) => (await visitor.get(one(path))).json().data
    const hero = (await mediaOf('/')).pictures['home-hero']
    const film = (await mediaOf('/zorgverzekering/eigen-risico')).films['eigen-risico']
    const widest = hero.sources[0].srcset.split(', ').at(-1).split(' ')[0]

    for (const address of [hero.src, widest, film.sources[0].src, film.captions, film.poster]) {
      const { pathname } = new URL(address)
      assert.equal((await visitor.get(pathname)).statusCode, 200, address)
    }
  })

  test(`on ${kind.name}, concepts, plans and what was taken off the site are in none of it`, async () => {
    const { id } = (await eva.post('/api/v1/redactie/drafts/start', { path: '/nog-geheim' })).json().data
    const document = samplePage('/nog-geheim', { title: 'Nog geheim' })
    await eva.post('/api/v1/redactie/drafts/save', { id, revision: 1, document })
    await publishPageNow(site.db, samplePage('/weggehaald'), site.now())
    await answers('/weggehaald', 200)
    assert.ok((await allPaths()).includes('/weggehaald'))
    await site.db
      .updateTable('page')
      .set({ published: 0, version: 999 })
      .where('path', '=', '/weggehaald')
      .execute()
    await site.db.updateTable('site_version').set({ number: 999 }).execute()
    await answers('/weggehaald', 404)

    const paths = await allPaths()
    assert.equal(
      paths.some((path) => ['/nog-geheim', '/weggehaald'].includes(path)),
      false,
    )
    for (const path of ['/nog-geheim', '/weggehaald', '/redactie', '__proto__', '']) {
      const answer = await visitor.get(one(path))
      assert.deepEqual([answer.statusCode, answer.json().errorCode], [404, 'not_found'], path)
    }
  })

  test(`on ${kind.name}, answers are kept like pages, and the same for everybody on any site`, async () => {
    const asked = one('/contact')
    const [first, asEditor] = [await visitor.get(asked), await eva.get(asked)]

    assert.equal(first.body, asEditor.body)
    assert.equal(first.headers['access-control-allow-origin'], '*')
    assert.equal(first.headers['access-control-allow-credentials'], undefined)
    assert.equal(first.headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(first.headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(first.headers['cache-control'], (await visitor.get('/contact')).headers['cache-control'])
    assert.equal(first.headers['set-cookie'], undefined)
    assert.equal(first.headers.vary, 'Accept-Encoding')
    const again = await site.app.inject({
      url: asked,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
    const packed = await site.app.inject({ url: asked, headers: { 'accept-encoding': 'br' } })
    assert.equal(packed.headers['content-encoding'], 'br')
  })

  test(`on ${kind.name}, what we do not understand is told in Dutch, also to other sites`, async () => {
    const wrong = [
      `${list}?pagina=0`,
      `${list}?pagina=x`,
      `${list}?soort=geheim`,
      '/api/v1/content/page',
      `/api/v1/content/page?pad=${'a'.repeat(400)}`,
    ]
    for (const address of wrong) {
      const answer = await visitor.get(address)
      assert.deepEqual([answer.statusCode, answer.json().errorCode], [400, 'validation_failed'], address)
      assert.match(answer.json().message, /We begrijpen deze vraag niet/)
      assert.equal(answer.headers['access-control-allow-origin'], '*')
    }
    assert.equal((await visitor.get(`${list}?pagina=9999`)).statusCode, 404)
    assert.equal((await visitor.post(list, {})).statusCode, 405)
  })

  test(`on ${kind.name}, the facts of the years are told with the days on which they hold`, async () => {
    const { data } = (await visitor.get('/api/v1/content/facts')).json()

    const fact = data.find(({ name }: { name: string }) => name === 'eigen-risico')
    assert.deepEqual(fact.values[0], {
      from: '2026-01-01',
      to: '2026-12-31',
      value: 385_00,
      status: 'vastgesteld',
    })
  })

  test(`on ${kind.name}, the description tells what may be asked`, async () => {
    const { paths } = (await site.app.inject('/api/openapi.json')).json()
    const names = (path: string) =>
      paths[path].get.parameters.map(
        ({ name, in: place }: { name: string; in: string }) => `${place} ${name}`,
      )

    assert.deepEqual(names(list), ['query pagina', 'query soort'])
    assert.deepEqual(names('/api/v1/content/page'), ['query pad'])
    await site.close()
  })
}

test('a text is written as HTML the way it was read', () => {
  const html =
    '<h2>Kop &lt;1&gt;</h2><ul><li><strong>Een</strong><br>twee</li></ul><p><a href="/a?b=1&amp;c=&quot;">d</a></p>'
  const reading = readRichText(html)

  assert.ok(reading.ok)
  assert.equal(toHtml(reading.value), html)
})
