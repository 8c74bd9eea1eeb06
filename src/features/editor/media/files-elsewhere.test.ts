import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { findS3Address } from '#features/media/files/media-address.ts'
import { openS3Store } from '#features/media/files/s3-store.ts'
import { openS3Server } from '#test/s3-server.ts'
import { sampleFilm, samplePdf, samplePhoto } from '#test/sample-media.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

const address = '/api/v1/redactie/media'
const photo = await samplePhoto()
const film = await sampleFilm('mp4')
const s3 = await openS3Server()
const url = s3.newUrl()
const bucket = openS3Store(findS3Address(url) ?? assert.fail())
const site = await openTestSite({
  hasTimers: true,
  environment: { MEDIA_URL: url, MEDIA_PUBLIC_URL: 'https://media.example.nl/u', LOG_LEVEL: 'trace' },
})
const eva = await site.signIn('eva')

/** Brings a file in, and waits until everything is made of it. */
async function bringIn(name: string, content: Buffer) {
  const answer = await eva.upload(address, { name, content })
  assert.equal(answer.statusCode, 200, answer.body)
  await ready(answer.json().data.name)
  return answer.json().data
}

/** What came in is forgotten after its files are told to be ready. */
async function ready(name: string) {
  const look = async () => (await eva.get(`${address}/stand?naam=${name}`)).json().data[0]
  await until(look, { isRight: ({ state }) => state === 'ready', log: site.log })
  await until(async () => (await bucket.list('incoming/')).length === 0, { log: site.log })
}

const rowOf = (name: string) =>
  site.db.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const changes = { tags: '', alt: 'Een foto', focalX: '50', focalY: '50', captions: '', poster: '' }

test('what an editor brings in lies in the bucket, and nothing of it on this machine', async () => {
  const { name } = await bringIn('team.jpg', photo)

  const { stem } = await rowOf(name)
  assert.equal((await bucket.list(`u/${stem}-`)).length, 4)
  assert.deepEqual(await bucket.list('incoming/'), [])
  assert.deepEqual(await readdir(join(site.dataDir, 'media', 'incoming')), [])
})

test('a picture of the bucket is served as what it is, and not sent to whoever has it until it is taken out', async () => {
  const { name, thumbnail } = await bringIn('dienst.jpg', photo)

  const whole = await eva.get(thumbnail)
  const head = await site.app.inject({ method: 'HEAD', url: thumbnail })
  const askAgain = () => site.app.inject({ url: thumbnail, headers: { 'if-none-match': whole.headers.etag } })
  const again = await askAgain()
  assert.equal((await eva.post(`${address}/verwijderen`, { name })).statusCode, 200)
  const removed = await askAgain()

  assert.equal(whole.statusCode, 200)
  assert.equal(whole.headers['content-type'], 'image/webp')
  assert.equal(whole.headers['cache-control'], 'public, max-age=31536000, s-maxage=10, immutable')
  assert.equal(whole.headers['x-content-type-options'], 'nosniff')
  assert.equal(whole.headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
  assert.equal(whole.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.deepEqual([head.statusCode, head.headers['content-length']], [200, String(whole.rawPayload.length)])
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  assert.equal(again.headers['cache-control'], whole.headers['cache-control'])
  assert.equal(removed.statusCode, 404)
})

test('a film of the bucket is served in the parts that a player asks for', async () => {
  const { name } = await bringIn('uitleg.mp4', film)
  const { stem } = await rowOf(name)
  const src = `/media/u/${stem}-film.mp4`
  const ask = (headers: Record<string, string>) => site.app.inject({ url: src, headers })

  const part = await ask({ range: 'bytes=100-199' })
  const rest = await ask({ range: 'bytes=1000-' })
  const beyond = await ask({ range: 'bytes=999999999-' })
  const beyondAsJson = await ask({ range: 'bytes=999999999-', accept: 'application/json' })
  const other = await ask({ range: 'bytes=0-9', 'if-range': '"iets anders"' })
  const odd = await ask({ range: 'bytes=5-1,7-9' })

  assert.equal(part.statusCode, 206)
  assert.equal(part.headers['content-range'], `bytes 100-199/${film.length}`)
  assert.ok(part.rawPayload.equals(film.subarray(100, 200)))
  assert.deepEqual([rest.statusCode, rest.rawPayload.length], [206, film.length - 1_000])
  assert.equal(beyond.statusCode, 416)
  assert.doesNotMatch(String(beyond.headers['cache-control']), /immutable/)
  assert.deepEqual([beyondAsJson.statusCode, beyondAsJson.json().errorCode], [416, 'range_not_satisfiable'])
  for (const { statusCode, rawPayload } of [other, odd])
    assert.deepEqual([statusCode, rawPayload.length], [200, film.length])
})

test('a document of the bucket is what a browser keeps, and nothing that it runs', async () => {
  const { name } = await bringIn('voorwaarden.pdf', samplePdf())
  const { stem } = await rowOf(name)

  const { headers, statusCode, rawPayload } = await eva.get(`/media/u/${stem}-document.pdf`)

  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'application/pdf')
  assert.equal(headers['content-disposition'], 'attachment; filename="voorwaarden.pdf"')
  assert.match(String(headers['content-security-policy']), /sandbox/)
  assert.equal(rawPayload.subarray(0, 5).toString(), '%PDF-')
})

test('who makes up a name gets nothing, and the bucket is not asked for what cannot be ours', async () => {
  const asked = s3.calls.length
  for (const path of [
    '../incoming/x',
    '..%2fincoming%2fx',
    '%2e%2e/incoming',
    'a',
    '',
    '.',
    'a.exe',
    'A.webp',
    'a/b.webp',
  ])
    assert.ok([400, 404].includes((await eva.get(`/media/u/${path}`)).statusCode), path)
  assert.equal(s3.calls.length, asked)

  const missing = await eva.get('/media/u/er-is-niets.webp')
  assert.equal(missing.statusCode, 404)
  assert.doesNotMatch(String(missing.headers['cache-control']), /immutable/)
})

test('on pages, pictures and films come from the other host, captions from us, and only they may', async () => {
  const { name: poster } = await bringIn('begin.jpg', photo)
  const { name } = await bringIn('filmpje.mp4', film)
  const captions = 'WEBVTT\n\n00:00.500 --> 00:04.000\nUitleg.\n'
  const { version } = await rowOf(name)
  const saved = await eva.post(`${address}/bewaren`, {
    ...{ ...changes, name, version: String(version), title: 'Filmpje', captions, poster },
  })
  assert.equal(saved.statusCode, 200, saved.body)

  const { variants } = await rowOf(name)
  const text = await eva.get(JSON.parse(variants).captions)
  const policy = String((await site.app.inject('/')).headers['content-security-policy'])
  const redactie = String((await eva.get('/redactie/media')).headers['content-security-policy'])

  assert.match(text.body, /Uitleg\./)
  for (const each of [policy, redactie]) {
    assert.match(each, /; img-src 'self' https:\/\/media\.example\.nl;/)
    assert.match(each, /; media-src 'self' https:\/\/media\.example\.nl;/)
    assert.equal(each.split('https://').length, 3)
  }
})

test('a picture is replaced, put back and removed, and the bucket holds no more than is needed', async () => {
  const { name } = await bringIn('vervang.jpg', photo)
  const { stem: first } = await rowOf(name)
  await eva.upload(`${address}/vervangen?naam=${name}`, { name: 'beter.jpg', content: photo })
  await ready(name)
  const { stem: second } = await rowOf(name)
  assert.equal((await eva.post(`${address}/terugzetten`, { name })).statusCode, 200)
  assert.equal((await rowOf(name)).stem, first)

  assert.equal((await eva.post(`${address}/verwijderen`, { name })).statusCode, 200)

  for (const stem of [first, second]) assert.deepEqual(await bucket.list(`u/${stem}-`), [])
})

test('while S3 is away pages are served, files and uploads are refused in Dutch, and nothing is half kept', async () => {
  const { thumbnail, name } = await bringIn('weg.jpg', photo)
  const { name: poster } = await bringIn('vooraan.jpg', photo)
  const { name: talk } = await bringIn('praat.mp4', film)
  const captions = 'WEBVTT\n\n00:00.500 --> 00:04.000\nHallo.\n'
  const tell = async (told: object) =>
    eva.post(`${address}/bewaren`, {
      ...{ ...changes, title: 'Praat', captions, poster, ...told },
      ...{ name: talk, version: String((await rowOf(talk)).version) },
    })
  assert.equal((await tell({})).statusCode, 200)
  const before = await bucket.list('u/')
  s3.setTrouble({ kind: 'away' })

  const page = await site.app.inject('/')
  const renamed = await tell({ title: 'Praat mee' })
  const rewritten = await tell({ captions: captions.replace('Hallo', 'Dag') })
  const file = await eva.get(thumbnail)
  const asJson = await site.app.inject({ url: thumbnail, headers: { accept: 'application/json' } })
  const upload = await eva.upload(address, { name: 'nu-niet.jpg', content: photo })
  const removed = await eva.post(`${address}/verwijderen`, { name })
  s3.setTrouble(undefined)

  assert.equal(page.statusCode, 200)
  assert.deepEqual([file.statusCode, file.headers['cache-control']], [503, 'no-store'])
  assert.match(file.body, /probeer het later opnieuw/)
  assert.equal(file.headers.etag, undefined)
  assert.deepEqual([asJson.statusCode, asJson.json().errorCode], [503, 'unavailable'])
  assert.equal(upload.statusCode, 503)
  assert.match(upload.json().message, /We kunnen je bestand nu niet bewaren/)
  assert.deepEqual([renamed.statusCode, rewritten.statusCode], [200, 503])
  assert.equal(removed.statusCode, 200)
  const rows = await site.db.selectFrom('media').select('name').execute()
  assert.ok(!rows.some((row) => row.name === 'nu-niet'))
  assert.deepEqual(await bucket.list('u/'), before)
  assert.deepEqual(await readdir(join(site.dataDir, 'media', 'incoming')), [])
})

test('what was under way when S3 went is made when it is back', async () => {
  const { data } = (await eva.upload(address, { name: 'straks.jpg', content: photo })).json()
  s3.setTrouble({ kind: 'answers', status: 503 }, 6)

  await ready(data.name)

  assert.equal((await bucket.list(`u/${(await rowOf(data.name)).stem}-`)).length, 4)
})

test('the log says that S3 was away, and tells no key', () => {
  const all = site.log.join('')

  assert.match(all, /S3 could not be asked to GET/)
  assert.doesNotMatch(all, /AWS4-HMAC|S3RVER:|S3RVER@|x-amz/i)
})
