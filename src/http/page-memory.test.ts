import assert from 'node:assert/strict'
import test from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openPageMemory } from './page-memory.ts'
import { framesFrom } from './security-headers.ts'
import { type StoredAnswer, storeAnswer, variantOf } from './stored-answer.ts'

test('a page gets the headers that its HTML asks for, and no other page does', () => {
  const memory = openPageMemory({ 'content-security-policy': 'streng' }, (html) =>
    framesFrom(html.includes('video') ? ['https://video.example'] : []),
  )

  const plain = memory.findOrMake('/', () => Buffer.from('tekst'))
  const withVideo = memory.findOrMake('/video', () => Buffer.from('video'))

  assert.equal(policyIn(plain.identity.headers), 'streng')
  assert.match(policyIn(withVideo.identity.headers), /; frame-src https:\/\/video\.example;/)
  assert.match(policyIn(withVideo.notModified), /; frame-src https:\/\/video\.example;/)
})

function policyIn(headers: string[]): string {
  return headers[headers.indexOf('content-security-policy') + 1] ?? ''
}

test('when there are too many, the oldest form of a page by query gives way, and the pages stay', async () => {
  const memory = openPageMemory({}, undefined, 3)

  for (const path of ['/', '/a?toon=1', '/a?toon=2', '/b']) memory.findOrMake(path, () => Buffer.from(path))

  assert.equal(memory.find('/a?toon=1'), undefined)
  for (const path of ['/', '/a?toon=2', '/b']) assert.equal(memory.find(path)?.identity.body.toString(), path)
})

test('a page with very many forms pushes out its own oldest, and nothing of another page', () => {
  const memory = openPageMemory({}, undefined, 1_000, 10)
  const others = ['/', '/b', '/b?toon=1']
  for (const path of others) memory.findOrMake(path, () => Buffer.from(path))

  for (let form = 1; form <= 50; form++) memory.findOrMake(`/a?som=${form}`, () => Buffer.from('.'))

  const kept = Array.from({ length: 50 }, (_, place) => place + 1).filter((form) =>
    memory.find(`/a?som=${form}`),
  )
  assert.deepEqual(kept, [41, 42, 43, 44, 45, 46, 47, 48, 49, 50])
  for (const path of others) assert.ok(memory.find(path), path)
})

test('a page has a form for each choice of light or dark, apart from each other and from the page itself', () => {
  const memory = openPageMemory({})
  const draw = () => Buffer.from('<!doctype html><html lang="nl"><p>Zorg ☺</p></html>')

  const plain = memory.findOrMake('/', draw)
  const dark = memory.findOrMake('/', draw, 'dark')
  const light = memory.findOrMake('/', draw, 'light')

  assert.equal(plain.identity.body.toString(), draw().toString())
  assert.equal(
    dark.identity.body.toString(),
    '<!doctype html><html lang="nl" data-theme="dark"><p>Zorg ☺</p></html>',
  )
  assert.deepEqual(
    [memory.find('/'), memory.find('/', 'dark'), memory.find('/', 'light')],
    [plain, dark, light],
  )
  assert.equal(new Set([plain.etag, dark.etag, light.etag]).size, 3)
})

test('forms by query and by theme count together, so that there are never more, and the pages stay', () => {
  const memory = openPageMemory({}, undefined, 3)
  const themes = [undefined, 'light', 'dark'] as const

  for (const path of ['/a?toon=1', '/a?toon=2'])
    for (const theme of themes) memory.findOrMake(path, () => Buffer.from(path), theme)
  for (const path of ['/', '/b']) memory.findOrMake(path, () => Buffer.from(path))
  memory.findOrMake('/', () => Buffer.from('/'), 'dark')

  const kept = ['/', '/b', '/a?toon=1', '/a?toon=2'].flatMap((path) =>
    themes.filter((theme) => memory.find(path, theme)).map((theme) => [path, theme]),
  )
  assert.deepEqual(kept, [
    ['/', undefined],
    ['/', 'dark'],
    ['/b', undefined],
  ])
})

test('a page that is asked for again is not drawn again', () => {
  const memory = openPageMemory({})
  let drawn = 0
  const draw = () => {
    drawn += 1
    return Buffer.from('pagina')
  }

  memory.findOrMake('/', draw)
  memory.findOrMake('/', draw)

  assert.equal(drawn, 1)
})

test('nobody waits until a page is compressed well, their own or that of another: it becomes smaller afterwards', async () => {
  const memory = openPageMemory({})
  const words = Array.from({ length: 400 }, (_, at) => `<p>regel ${at} van ${at % 7}</p>`).join('')
  const htmlOf = (path: string) => Buffer.from(`<h1>${path}</h1>${words}`)
  const paths = Array.from({ length: 3 }, (_, at) => `/pagina-${at}`)

  const formsOf = (answer: StoredAnswer) => ({ br: variantOf(answer, 'br'), gzip: variantOf(answer, 'gzip') })

  const first = paths.map((path) => formsOf(memory.findOrMake(path, () => htmlOf(path))))

  for (const [at, path] of paths.entries()) {
    const quick = first[at]
    const answer = memory.find(path)
    assert.ok(quick && answer)
    while (answer.gzip === quick.gzip) await new Promise(setImmediate)
    const small = formsOf(answer)
    for (const answer of [quick, small]) {
      assert.deepEqual(brotliDecompressSync(answer.br.body), htmlOf(path))
      assert.deepEqual(gunzipSync(answer.gzip.body), htmlOf(path))
      for (const { headers, body } of [answer.br, answer.gzip])
        assert.deepEqual(headers.slice(-2), ['content-length', String(body.length)])
    }
    assert.ok(small.br.body.length < 0.9 * quick.br.body.length)
    assert.deepEqual(small.br.headers.slice(0, -2), quick.br.headers.slice(0, -2))
  }
})

test('a page is compressed for whoever asks for it so, and once', () => {
  const answer = storeAnswer(Buffer.from('a'.repeat(100)), {})
  assert.equal(answer.br, undefined)

  const made = variantOf(answer, 'br')

  assert.equal(variantOf(answer, 'br'), made)
  assert.equal(answer.gzip, undefined)
})

test('what was forgotten is not compressed any more', async () => {
  const memory = openPageMemory({})
  const old = memory.findOrMake('/', () => Buffer.from('a'.repeat(100)))
  const late = memory.findOrMake('/laat', () => Buffer.from('b'.repeat(100)))
  const before = { ...late }

  memory.forget()
  const next = memory.findOrMake('/', () => Buffer.from('c'.repeat(100)))

  const quick = next.gzip
  while (next.gzip === quick) await new Promise(setImmediate)
  assert.deepEqual(memory.find('/'), next)
  assert.notDeepEqual(old.etag, next.etag)
  assert.deepEqual(late, before)
})
