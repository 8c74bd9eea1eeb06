import assert from 'node:assert/strict'
import test from 'node:test'
import { openPageMemory } from './page-memory.ts'
import { framesFrom } from './security-headers.ts'

test('a page gets the headers that its HTML asks for, and no other page does', async () => {
  const memory = openPageMemory({ 'content-security-policy': 'streng' }, (html) =>
    framesFrom(html.includes('video') ? ['https://video.example'] : []),
  )

  const plain = await memory.findOrMake('/', () => 'tekst')
  const withVideo = await memory.findOrMake('/video', () => 'video')

  assert.equal(policyIn(plain.identity.headers), 'streng')
  assert.match(policyIn(withVideo.identity.headers), /; frame-src https:\/\/video\.example;/)
  assert.match(policyIn(withVideo.notModified), /; frame-src https:\/\/video\.example;/)
})

function policyIn(headers: string[]): string {
  return headers[headers.indexOf('content-security-policy') + 1] ?? ''
}
