import assert from 'node:assert/strict'
import test from 'node:test'
import { openPageMemory } from './page-memory.ts'
import { framesFrom } from './security-headers.ts'

test('a page gets the headers that its HTML asks for, and no other page does', async () => {
  const memory = openPageMemory({ 'content-security-policy': 'streng' }, (html) =>
    framesFrom(html.includes('video') ? ['https://video.example'] : []),
  )

  const plain = await memory.findOrMake('/', () => Buffer.from('tekst'))
  const withVideo = await memory.findOrMake('/video', () => Buffer.from('video'))

  assert.equal(policyIn(plain.identity.headers), 'streng')
  assert.match(policyIn(withVideo.identity.headers), /; frame-src https:\/\/video\.example;/)
  assert.match(policyIn(withVideo.notModified), /; frame-src https:\/\/video\.example;/)
})

function policyIn(headers: string[]): string {
  return headers[headers.indexOf('content-security-policy') + 1] ?? ''
}

test('when there are too many, the oldest form of a page by query gives way, and the pages stay', async () => {
  const memory = openPageMemory({}, undefined, 3)

  for (const path of ['/', '/a?toon=1', '/a?toon=2', '/b'])
    await memory.findOrMake(path, () => Buffer.from(path))

  assert.equal(memory.find('/a?toon=1'), undefined)
  for (const path of ['/', '/a?toon=2', '/b']) assert.equal(memory.find(path)?.identity.body.toString(), path)
})

test('a page that is asked for twice at once, and again later, is drawn once', async () => {
  const memory = openPageMemory({})
  let drawn = 0
  const draw = () => {
    drawn += 1
    return Buffer.from('pagina')
  }

  await Promise.all([memory.findOrMake('/', draw), memory.findOrMake('/', draw)])
  await memory.findOrMake('/', draw)

  assert.equal(drawn, 1)
})
