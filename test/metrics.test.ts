import assert from 'node:assert/strict'
import { networkInterfaces } from 'node:os'
import test from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { openTestSite } from '#test/site.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const port = await freePort()
    const environment = { METRICS_PORT: String(port) }
    return { kind, port, site: await openTestSite({ database: await kind.newAddress(), environment }) }
  }),
)

for (const { kind, port, site } of sites) {
  const figures = async () => figuresIn(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())

  test(`on ${kind.name}, operators see what is asked, how long it takes, and what waits`, async () => {
    const anna = await site.signIn('anna')
    const address = await site.app.listen({ port: 0 })
    for (const path of ['/', '/', '/api/v1/user/status', '/zoeken?q=eigen+risico', '/dist/weg.js', '/weg'])
      await (await fetch(address + path)).text()
    await anna.post('/actions/users/send-password-reset-email', { loginName: samples.bram.email })
    await site.mails()
    site.wait(2)

    const seen = await figures()

    assert.equal(seen.get('site_requests_total{kind="ready-page",status="2xx"}'), 1)
    assert.equal(seen.get('site_requests_total{kind="search",status="2xx"}'), 1)
    assert.equal(seen.get('site_requests_total{kind="status",status="2xx"}'), 1)
    assert.equal(seen.get('site_requests_total{kind="file",status="4xx"}'), 1)
    assert.equal(seen.get('site_requests_total{kind="page",status="4xx"}'), 1)
    assert.equal(seen.get('site_request_seconds_count{kind="search"}'), 1)
    assert.equal(seen.get('site_request_seconds_bucket{kind="search",le="+Inf"}'), 1)
    assert.ok((seen.get('site_request_seconds_sum{kind="search"}') ?? 0) > 0)
    assert.equal(seen.get('site_sessions'), 1)
    assert.equal(seen.get('site_jobs'), 0)
    assert.equal(seen.get('site_outbox_mails{state="waiting"}'), 1)
    assert.equal(seen.get('site_outbox_mails{state="failed"}'), 0)
    assert.ok((seen.get('site_outbox_age_seconds') ?? 0) >= 119)
    assert.equal(seen.get('site_hashes_waiting'), 0)
    assert.equal(seen.get('site_transaction_retries_total'), 0)
    assert.equal(seen.get('site_database_up'), 1)
    assert.ok(seen.has('site_event_loop_delay_seconds{quantile="0.99"}'))
    assert.ok((seen.get('site_memory_bytes{part="resident"}') ?? 0) > 1e6)
  })

  test(`on ${kind.name}, nothing that somebody sends becomes part of the figures (AVG-09)`, async () => {
    const before = await figures()
    const browser = site.visit()
    await browser.post('/actions/users/login', { loginName: 'kanarie@vogel.nl', password: samplePassword })
    await browser.get('/kanarie@vogel.nl?q=kanarie')
    await browser.get('/media/kanarie.jpg')
    await browser.get('/zoeken?q=kanarie')

    const after = await figures()

    assert.deepEqual([...after.keys()], [...before.keys()])
    assert.doesNotMatch([...after.keys()].join(), /kanarie|@|127\.0/)
  })
}

test('the figures are at their own address only, on this machine only', async () => {
  const port = await freePort()
  const site = await openTestSite({ environment: { METRICS_PORT: String(port) } })

  assert.equal((await site.visit().get('/metrics')).statusCode, 404)
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
  assert.equal((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status, 404)
  for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
    if (!internal && family === 'IPv4') await assert.rejects(fetch(`http://${address}:${port}/metrics`))
})

/** Every line of the text is a comment or a figure. */
function figuresIn(text: string): Map<string, number> {
  const lines = text.trimEnd().split('\n')
  const figures = lines.filter((line) => !line.startsWith('# '))
  for (const line of figures) assert.match(line, /^[a-z_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? [\d.e+-]+$/)
  return new Map(figures.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]))
}
