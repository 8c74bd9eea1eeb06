import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import { type SeenSpan, startCollector } from '#test/collector.ts'
import { testDatabases } from '#test/databases.ts'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { newVisitor } from '#test/machine/visitor.ts'
import { openTestSite } from '#test/site.ts'
import { startSite, untilReady } from '#test/test-process.ts'
import { until } from '#test/within-seconds.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const collector = await startCollector()
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, TRUST_PROXY: 'loopback' }
    const site = await openTestSite({
      database: await kind.newAddress(),
      hasTimers: true,
      hasher: 'real',
      environment,
    })
    return { kind, collector, address: await site.app.listen({ host: '127.0.0.1', port: 0 }) }
  }),
)

/** Processes that tell what they load: one without a collector, and one for each way in which a collector is of no use. */
const listing = encodeURIComponent(
  "import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { if (/tracing/.test(url)) process.stdout.write('loaded ' + url + '\\n'); return next(url, context) } })",
)
const telling = { NODE_OPTIONS: `--import "data:text/javascript,${listing}"`, LOG_LEVEL: 'warn' }
const [silent, failing] = [await startCollector(), await startCollector()]
silent.setMood('silent')
failing.setMood('failing')
const plain = await startSite(telling)
const watched = await Promise.all(
  [`http://127.0.0.1:${await freePort()}`, silent.address, failing.address].map((endpoint) =>
    startSite({ ...telling, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
  ),
)

const trace = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` }

for (const { kind, collector, address } of sites) {
  test(`on ${kind.name}, who logs in leaves a request with its route, its statements and its hash`, async () => {
    const visitor = newVisitor(address)
    const answer = await visitor.post('/actions/users/login', {
      loginName: samples.anna.email,
      password: samplePassword,
    })
    assert.equal(answer.status, 200)

    const request = await spanNamed(collector, 'POST /actions/users/login')
    const parts = await until(
      async () => collector.spans().filter(({ parentSpanId }) => parentSpanId === request.spanId),
      { isRight: (found) => found.some(({ name }) => name === 'hash password') },
    )

    assert.equal(request.kind, 2)
    assert.equal(attributeOf(request, 'http.route'), '/actions/users/login')
    assert.equal(attributeOf(request, 'http.response.status_code'), 200)
    assert.ok(parts.some(({ name, kind }) => kind === 3 && /^select /.test(name)))
    assert.ok(parts.every(({ traceId }) => traceId === request.traceId))
    for (const { startTimeUnixNano, endTimeUnixNano } of [request, ...parts])
      assert.ok(BigInt(startTimeUnixNano) <= BigInt(endTimeUnixNano))
  })

  test(`on ${kind.name}, a mail leaves one too, by itself`, async () => {
    const visitor = newVisitor(address)
    await visitor.post('/actions/users/send-password-reset-email', { loginName: samples.bram.email })

    const mail = await spanNamed(collector, 'send mail')

    assert.equal(mail.parentSpanId, undefined)
  })

  test(`on ${kind.name}, nothing that somebody typed or asked for leaves the site (AVG-09)`, async () => {
    const visitor = newVisitor(address)
    await visitor.post('/actions/users/login', { loginName: 'kanarie@vogel.nl', password: 'kanariepiet 27' })
    for (const path of [
      ...['/zoeken?q=kanarie', '/voorbeeld/kanarie', '/kanarie@vogel.nl', '/activeren?code=kanarie'],
      ...['/wachtwoord-instellen?code=kanarie', '/media/kanarie.jpg', '/Kanarie/', '/'],
    ])
      await visitor.get(path)
    await visitor.get('/healthz')

    await spanNamed(collector, 'GET /healthz')

    const told = JSON.stringify(collector.bodies)
    assert.doesNotMatch(told, /kanarie|vogel|127\.0\.0\.1|anna|bram|@/i)
    const names = new Set(collector.spans().map(({ name }) => name))
    for (const name of ['GET /zoeken', 'GET /voorbeeld/:token', 'GET /*', 'GET /media/*'])
      assert.ok(names.has(name), `${name} is not among ${[...names].join(', ')}`)
  })
}

const [first] = sites
assert.ok(first)

test('a request is part of the trace that a proxy of ours began, and is not told when that is not', async () => {
  await (await fetch(`${first.address}/robots.txt`, { headers: trace })).text()
  const unsampled = { traceparent: `00-${'ef'.repeat(16)}-${'cd'.repeat(8)}-00` }
  await (await fetch(`${first.address}/sitemap.xml`, { headers: unsampled })).text()
  for (const traceparent of ['x', `00-${'0'.repeat(32)}-${'cd'.repeat(8)}-01`, 'a'.repeat(10_000)])
    await (await fetch(`${first.address}/.well-known/security.txt`, { headers: { traceparent } })).text()

  const span = await spanNamed(first.collector, 'GET /robots.txt')
  await spanNamed(first.collector, 'GET /.well-known/security.txt')

  assert.equal(span.traceId, 'ab'.repeat(16))
  assert.equal(span.parentSpanId, 'cd'.repeat(8))
  const spans = first.collector.spans()
  assert.ok(spans.every(({ name, traceId }) => name !== 'GET /sitemap.xml' && !/^0+$/.test(traceId)))
})

test('of a request that is not told, its hash and its statements are not told either', async () => {
  const collector = await startCollector()
  const site = await openTestSite({
    hasher: 'real',
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_TRACES_SAMPLER_ARG: '0',
      TRUST_PROXY: 'loopback',
    },
  })
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const tell = async (path: string) => {
    await (await fetch(address + path, { headers: trace })).text()
    await spanNamed(collector, `GET ${path}`)
  }
  const others = () => collector.spans().filter(({ traceId }) => traceId !== 'ab'.repeat(16))
  // Opening the site hashes the passwords of the samples, for no request at all.
  await tell('/robots.txt')
  const before = others().length

  const credentials = { loginName: samples.anna.email, password: samplePassword }
  assert.equal((await newVisitor(address).post('/actions/users/login', credentials)).status, 200)
  await tell('/sitemap.xml')

  assert.deepEqual(others().slice(before), [])
})

test('whoever is no proxy of ours has no say in it', async () => {
  const collector = await startCollector()
  const site = await openTestSite({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } })
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 })

  await (await fetch(`${address}/robots.txt`, { headers: trace })).text()

  const span = await spanNamed(collector, 'GET /robots.txt')
  assert.notEqual(span.traceId, 'ab'.repeat(16))
  assert.equal(span.parentSpanId, undefined)
})

test('nginx and Varnish pass on no word of a visitor about traces', () => {
  const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
  assert.match(read('nginx.conf'), /^ +proxy_set_header traceparent "";$/m)
  assert.match(read('varnish.vcl'), /^ +unset req\.http\.traceparent;$/m)
})

test('a collector that is away, silent or failing changes no answer, and the site ends as it should', async () => {
  const outcomes = watched.map(async (site) => {
    await untilReady(site)

    for (let turn = 0; turn < 100; turn++) {
      const answers = await Promise.all(
        ['/', '/contact', '/robots.txt'].map((path) => fetch(site.address + path)),
      )
      for (const answer of answers) {
        await answer.arrayBuffer()
        assert.equal(answer.status, 200)
      }
    }

    assert.equal(await site.end('SIGTERM'), 0)
    assert.doesNotMatch(site.output(), /"level":[56]0/)
  })
  await Promise.all(outcomes)
})

test('without a collector nothing of it is loaded', async () => {
  await untilReady(plain)

  assert.doesNotMatch(plain.output(), /loaded .*tracing/)
  for (const site of watched) await until(async () => /loaded .*tracing/.test(site.output()))
})

function spanNamed({ spans }: { spans: () => SeenSpan[] }, wanted: string): Promise<SeenSpan> {
  return until(async () => spans().find(({ name }) => name === wanted) as SeenSpan)
}

function attributeOf({ attributes }: SeenSpan, wanted: string): string | number | undefined {
  const value = attributes.find(({ key }) => key === wanted)?.value
  return value?.stringValue ?? value?.intValue
}
