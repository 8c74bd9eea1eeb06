import assert from 'node:assert/strict'
import test from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openTestSite } from '#test/site.ts'

const { app } = await openTestSite()
const { body } = await app.inject('/')
const style = /href="(\/dist\/styles-[^"]+\.css)"/.exec(body)?.[1] ?? ''
const picture = /src="(\/media\/[^"]+)"/.exec(body)?.[1] ?? ''
const whole = (await app.inject({ url: style, headers: { 'accept-encoding': 'identity' } })).rawPayload

const readers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
}

for (const [header, encoding] of [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0, *;q=1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br, br;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['onzin;;;q=x', 'identity'],
] as const) {
  test(`whoever reads ${JSON.stringify(header)} gets a style as ${encoding}`, async () => {
    const { headers, rawPayload, statusCode } = await app.inject({
      url: style,
      headers: { 'accept-encoding': header },
    })

    assert.equal(statusCode, 200)
    assert.equal(headers['content-encoding'] ?? 'identity', encoding)
    assert.equal(headers['content-type'], 'text/css; charset=utf-8')
    assert.equal(headers.vary, 'Accept-Encoding')
    assert.equal(Number(headers['content-length']), rawPayload.length)
    assert.deepEqual(readers[encoding](rawPayload), whole)
  })
}

test('who only asks about a file is told the same, and who has it is told so', async () => {
  for (const url of [style, picture, '/favicon.svg']) {
    const asked = { url, headers: { 'accept-encoding': 'br' } }
    const { headers } = await app.inject(asked)
    const head = await app.inject({
      url,
      headers: { ...asked.headers, range: 'bytes=0-9' },
      method: 'HEAD',
    })
    const known = await app.inject({ url, headers: { ...asked.headers, 'if-none-match': headers.etag } })

    assert.equal(head.rawPayload.length, 0)
    for (const name of [
      'content-length',
      'content-type',
      'content-encoding',
      'etag',
      'cache-control',
      'vary',
    ])
      assert.equal(head.headers[name], headers[name], `${name} of ${url}`)
    assert.equal(known.statusCode, 304)
    assert.equal(known.headers.etag, headers.etag)
  }
})

test('a name that no file of ours has is not found, whatever it is made of', async () => {
  const names = ['weg.js', '.', '.env', '%2e%2e%2fserver', 'a%00b', 'a%5cb', 'een/twee', '%E0%A4%A', '']
  const compressed = ['.br', '.gz'].map((ending) => style.replace('/dist/', '') + ending)
  for (const folder of ['/dist/', '/media/', '/media/u/'])
    for (const name of [...names, ...compressed]) {
      const { statusCode } = await app.inject({ url: folder + name, headers: { 'accept-encoding': 'br' } })
      assert.ok([400, 404].includes(statusCode), `${folder}${name}: ${statusCode}`)
    }
})

test('a file is not changed by who asks otherwise, and a condition that fails is told', async () => {
  for (const url of [style, picture, '/favicon.svg']) {
    const put = await app.inject({ method: 'PUT', url })
    const changed = await app.inject({ url, headers: { 'if-match': '"weg"' } })

    assert.equal(put.statusCode, 405)
    assert.equal(put.headers.allow, 'GET, HEAD')
    assert.equal(changed.statusCode, 412)
  }
})

test('a part comes only for whoever has the rest of this very file, by its exact day', async () => {
  const { headers } = await app.inject(picture)
  const statusFor = async (had: string) =>
    (await app.inject({ url: picture, headers: { range: 'bytes=10-19', 'if-range': had } })).statusCode

  assert.equal(await statusFor(String(headers['last-modified'])), 206)
  for (const had of [String(headers.etag), '"een ander"', 'Fri, 01 Jan 2100 00:00:00 GMT', 'onzin'])
    assert.equal(await statusFor(had), 200, had)
})

test('the part that is asked for comes, and beyond the end is told how long it is', async () => {
  const part = await app.inject({ url: picture, headers: { range: 'bytes=10-19' } })
  const beyond = await app.inject({ url: picture, headers: { range: 'bytes=999999999-' } })

  assert.equal(part.statusCode, 206)
  assert.equal(part.rawPayload.length, 10)
  const size = /^bytes 10-19\/(\d+)$/.exec(String(part.headers['content-range']))?.[1]
  assert.equal(beyond.statusCode, 416)
  assert.equal(beyond.headers['content-range'], `bytes */${size}`)
})
