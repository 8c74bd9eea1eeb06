import assert from 'node:assert/strict'
import test from 'node:test'
import sharp from 'sharp'
import { openTestSite } from '#test/site.ts'

const { app } = await openTestSite()

async function pictureOf(path: string): Promise<string> {
  const { body } = await app.inject(path)
  return new URL(/property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '').pathname
}

test('every content page names a picture of its own, with words for whoever cannot see it', async () => {
  const { body } = await app.inject('/zorgverzekering/eigen-risico')

  assert.match(await pictureOf('/'), /^\/og\/home-[\da-f]{10}\.png$/)
  assert.match(
    await pictureOf('/zorgverzekering/eigen-risico'),
    /^\/og\/zorgverzekering\/eigen-risico-[\da-f]{10}\.png$/,
  )
  assert.match(body, /property="og:image:alt" content="Eigen risico, IZZ"/)
})

test('a page that is not content has the picture of the site', async () => {
  assert.equal(await pictureOf('/sitemap'), '/og.png')
})

test('the picture is a PNG of the size that was promised, kept for ever, and other sites may show it', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(await pictureOf('/gezond-werken'))
  const { format, width, height } = await sharp(rawPayload).metadata()

  assert.equal(statusCode, 200)
  assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 })
  assert.equal(headers['content-type'], 'image/png')
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  assert.ok(rawPayload.length < 60_000)
})

test('an older address leads to the picture of today, and is asked for again', async () => {
  const { statusCode, headers } = await app.inject('/og/gezond-werken-0123456789.png')

  assert.equal(statusCode, 302)
  assert.equal(headers.location, await pictureOf('/gezond-werken'))
  assert.equal(headers['cache-control'], 'no-cache')
})

for (const url of [
  '/og/weg-0123456789.png',
  '/og/gezond-werken.png',
  '/og/',
  '/og/%2e%2e/home-0123456789.png',
]) {
  test(`${url} is no picture`, async () => {
    assert.equal((await app.inject(url)).statusCode, 404)
  })
}
