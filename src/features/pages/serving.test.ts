import assert from 'node:assert/strict'
import test from 'node:test'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, what one process publishes shows in another within five seconds, and moved pages redirect`, async () => {
    const database = await kind.newAddress()
    const { app: one } = await openTestSite({ database, hasTimers: true })
    const { app: other } = await openTestSite({ database, hasTimers: true })
    await other.inject('/over-ons')

    const db = openPatiently(database)
    await publishPageNow(db, samplePage('/over-ons', { title: 'Nieuw over ons' }), new Date())
    await db.insertInto('redirect').values({ from_path: '/oud-adres', to_path: '/over-ons' }).execute()
    await publishPageNow(db, samplePage('/vers'), new Date())
    await db.destroy()

    for (const app of [one, other]) {
      // What came last: a process may have looked in between.
      await until(async () => (await app.inject('/vers')).statusCode === 200)
      assert.match((await app.inject('/over-ons')).body, /Nieuw over ons/)
      const moved = await app.inject('/Oud-Adres/?a=1')
      assert.equal(moved.statusCode, 301)
      assert.equal(moved.headers.location, '/over-ons?a=1')
    }
  })
}

test('a setting lets shared caches keep pages for a while', async () => {
  const environment = { SHARED_CACHE_SECONDS: '60' }
  // Not a night in which a fact changes.
  const { app } = await openTestSite({ environment, startsAt: new Date('2026-11-17T10:00:00Z') })

  const { headers } = await app.inject('/')

  assert.equal(headers['cache-control'], 'public, max-age=0, s-maxage=60, must-revalidate')
})

test('outside demo mode there are no examples, and links and headers are for https', async () => {
  const { app } = await openTestSite({
    environment: {
      PUBLIC_URL: 'https://www.example.nl',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'leden@example.nl',
    },
  })

  const home = await app.inject({ url: '/', headers: { host: 'kwaad.example' } })

  assert.equal((await app.inject('/voorbeelden')).statusCode, 404)
  assert.match(home.body, /<link rel="canonical" href="https:\/\/www\.example\.nl\/"\/>/)
  assert.doesNotMatch(home.body, /kwaad/)
  assert.match(home.headers['strict-transport-security']?.toString() ?? '', /max-age/)
  const redirected = await app.inject('/Contact')
  assert.match(redirected.headers['strict-transport-security']?.toString() ?? '', /max-age/)
})

test('a log line has a request id and a path, and nothing of the query or the visitor (LOG-03)', async () => {
  const { app, log } = await openTestSite()

  await app.inject({
    url: '/zoeken?q=geheim@example.nl',
    remoteAddress: '203.0.113.9',
    headers: { 'user-agent': 'spion' },
  })

  const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'answered')
  assert.equal(line.req.path, '/zoeken')
  assert.match(line.requestId, /^[\w-]{12}$/)
  assert.doesNotMatch(log.join(''), /geheim|203\.0\.113\.9|spion/)
})
