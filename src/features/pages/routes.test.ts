import assert from 'node:assert/strict'
import test from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openTestSite } from '#test/site.ts'

const { app, signIn } = await openTestSite()

test('a page comes in the encoding that was asked for, always the same page', async () => {
  const plain = await app.inject('/')
  const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })

  assert.equal(plain.statusCode, 200)
  assert.equal(plain.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(br.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body)
  assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body)
  assert.equal(br.headers.vary, 'Accept-Encoding, Cookie')
})

test('a page may be kept by anyone but is asked for again, and sets no cookie (SES-08)', async () => {
  const { headers } = await app.inject('/zorgverzekering')

  assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate')
  assert.equal(headers['set-cookie'], undefined)
  assert.equal(headers['content-security-policy']?.toString().startsWith("default-src 'none'"), true)
})

test('who has the page already gets 304 and no body', async () => {
  const { headers } = await app.inject('/')
  const again = await app.inject({ url: '/', headers: { 'if-none-match': `"iets", ${headers.etag}` } })
  const other = await app.inject({ url: '/', headers: { 'if-none-match': 'W/"iets-anders"' } })

  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
  assert.equal(again.headers.etag, headers.etag)
  assert.equal(other.statusCode, 200)
})

test('HEAD gives the headers of the page and nothing else', async () => {
  const get = await app.inject('/')
  const head = await app.inject({ method: 'HEAD', url: '/' })

  assert.equal(head.statusCode, 200)
  assert.equal(head.body, '')
  assert.equal(head.headers['content-length'], get.headers['content-length'])
})

const moved: [url: string, location: string][] = [
  ['/zorgverzekering/', '/zorgverzekering'],
  ['/Zorgverzekering/Eigen-Risico', '/zorgverzekering/eigen-risico'],
  ['/CONTACT/?bron=mail', '/contact?bron=mail'],
  ['/Zoeken?q=bril', '/zoeken?q=bril'],
  ['/sitemap/', '/sitemap'],
]

for (const [url, location] of moved) {
  test(`${url} leads to the one address ${location} (SEO-02)`, async () => {
    const { statusCode, headers } = await app.inject(url)

    assert.equal(statusCode, 301)
    assert.equal(headers.location, location)
  })
}

for (const url of [
  '/bestaat-niet',
  '/Bestaat-Niet/',
  '//kwaad.example/',
  '/%2e%2e/etc/passwd',
  '/dist/niets.js',
  '/media/../package.json',
  '/mijn-account/*een',
  '/Mijn-Account/:naam(.*)',
]) {
  test(`${url} is not found, and the page that says so offers search (HDR-10)`, async () => {
    const { statusCode, body, headers } = await app.inject(url)

    assert.equal(statusCode, 404)
    assert.match(body, /Deze pagina vinden we niet/)
    assert.match(body, /action="\/zoeken"/)
    assert.equal(headers['x-powered-by'], undefined)
  })
}

test('an address that cannot be read gets a page that says so', async () => {
  const { statusCode, body, headers } = await app.inject('/%')

  assert.equal(statusCode, 400)
  assert.match(body, /Deze aanvraag begrijpen we niet/)
  assert.match(headers['content-type']?.toString() ?? '', /text\/html/)
})

test('a program that calls something unknown gets JSON', async () => {
  const { statusCode, headers, body } = await app.inject('/api/v1/niets')

  assert.equal(statusCode, 404)
  assert.match(headers['content-type'] ?? '', /application\/json/)
  assert.deepEqual(JSON.parse(body), { message: 'Deze aanvraag bestaat niet.', errorCode: 'not_found' })
})

test('the site map for search engines holds every page with its date (SEO-01)', async () => {
  const { body, headers } = await app.inject('/sitemap.xml')

  assert.match(headers['content-type'] ?? '', /application\/xml/)
  assert.match(
    body,
    /<loc>http:\/\/127\.0\.0\.1:3000\/zorgverzekering\/eigen-risico<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  )
})

test('robots.txt names the site map, and security.txt does not expire within a month or after a year (HDR-07)', async () => {
  const robots = await app.inject('/robots.txt')
  const security = await app.inject('/.well-known/security.txt')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security.body)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000

  assert.match(robots.body, /^Sitemap: http/m)
  for (const line of robots.body.split('\n').filter(Boolean))
    assert.match(line, /^(User-agent|Allow|Disallow|Sitemap): \S+$/)
  assert.match(security.headers['content-type'] ?? '', /text\/plain/)
  assert.match(security.body, /^Contact: /m)
  assert.match(security.body, /^Canonical: http:\/\/127\.0\.0\.1:3000\/\.well-known\/security\.txt$/m)
  assert.ok(days > 30 && days < 365)
})

test('the address for changing a password leads to the page for it', async () => {
  const { statusCode, headers } = await app.inject('/.well-known/change-password')

  assert.equal(statusCode, 302)
  assert.equal(headers.location, '/mijn-account/wachtwoord')
})

test('search finds pages, counts them, and is kept out of search engines', async () => {
  const { body, headers } = await app.inject('/zoeken?q=Eigen%20RISICO')

  assert.match(body, /\d+ resultaten voor “Eigen RISICO”/)
  assert.match(body, /href="\/zorgverzekering\/eigen-risico"/)
  assert.match(body, /<meta name="robots" content="noindex"\/>/)
  assert.equal(headers['cache-control'], 'no-store')
})

for (const query of [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%',
  '\u0000',
  'é'.repeat(20_000),
  '😀',
  '[(',
]) {
  test(`a search for ${JSON.stringify(query.slice(0, 40))} gives a page without letting anything in`, async () => {
    const { statusCode, body } = await app.inject(`/zoeken?q=${encodeURIComponent(query)}`)

    assert.ok([200, 414].includes(statusCode))
    assert.doesNotMatch(body, /<script>alert|<img src=x/)
  })
}

test('files with a fingerprint in their name are kept for a year and come compressed', async () => {
  const { body } = await app.inject('/')
  const script = /src="(\/dist\/start-[^"]+)"/.exec(body)?.[1] ?? ''
  const { headers, statusCode } = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } })

  assert.equal(statusCode, 200)
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(headers['content-encoding'], 'br')
})

test('a part of a media file can be asked for', async () => {
  const { body } = await app.inject('/')
  const picture = /src="(\/media\/[^"]+)"/.exec(body)?.[1] ?? ''
  const { statusCode, headers, rawPayload } = await app.inject({
    url: picture,
    headers: { range: 'bytes=0-99' },
  })

  assert.equal(statusCode, 206)
  assert.equal(rawPayload.length, 100)
  assert.match(headers['content-range']?.toString() ?? '', /^bytes 0-99\//)
})

test('pictures come as AVIF and WebP in several widths, with their size known', async () => {
  const { body } = await app.inject('/')

  assert.match(body, /<source type="image\/avif" srcSet="[^"]*-480\.avif 480w, [^"]*-1600\.avif 1600w"/)
  assert.match(body, /<source type="image\/webp"/)
  assert.match(body, /<img src="\/media\/[^"]+\.png" [^>]*width="1600" height="1200"/)
})

test('the process says that it lives and that it is ready', async () => {
  assert.equal((await app.inject('/healthz')).statusCode, 200)
  assert.equal((await app.inject('/readyz')).statusCode, 200)
})

test('a page that is the same for everyone names the rules for reading ahead', async () => {
  const page = await app.inject('/contact')
  assert.equal(page.headers['speculation-rules'], '"/speculation-rules.json"')

  const rules = await app.inject('/speculation-rules.json')

  assert.equal(rules.headers['content-type'], 'application/speculationrules+json; charset=utf-8')
  assert.equal(rules.headers['cache-control'], 'public, max-age=86400')
  assert.equal(rules.json().prefetch[0].eagerness, 'moderate')
})

test('a page for members names no rules for reading ahead', async () => {
  const anna = await signIn('anna')

  const page = await anna.get('/mijn-account')

  assert.equal(page.statusCode, 200)
  assert.equal(page.headers['speculation-rules'], undefined)
})
