import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const { app } = await openTestSite()
const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

test('a browser that sends too many cookies is told in Dutch what to do', async () => {
  const answer = await say(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a=b; '.repeat(8_000)}\r\n\r\n`)

  assert.match(answer, /^HTTP\/1\.1 431 /)
  assert.match(
    answer,
    /Je browser stuurt te veel mee, of het adres is te lang\. Verwijder de cookies van deze site/,
  )
})

test('an address that is far too long is told the same', async () => {
  const answer = await say(`GET /${'a'.repeat(24_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)

  assert.match(answer, /^HTTP\/1\.1 431 /)
  assert.match(answer, /of het adres is te lang\..* maak het adres korter/)
})

test('who names two sites or none gets a page, and nothing else on this line', async () => {
  for (const lines of ['host: x\r\nHost: y\r\n', 'host: x\r\nhost: x\r\n', 'accept: */*\r\n']) {
    const answer = await say(`GET / HTTP/1.1\r\n${lines}\r\nGET / HTTP/1.1\r\nhost: x\r\n\r\n`)

    assert.match(answer, /^HTTP\/1\.1 400 /, lines)
    assert.match(answer, /\r\ncontent-security-policy: default-src 'none'; script-src 'self';/)
    assert.match(answer, /Deze aanvraag begrijpen we niet/)
    assert.equal(answer.match(/^HTTP\/1\.1 /gm)?.length, 1)
  }
  assert.match(await say('GET / HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /)
})

test('who expects what we do not know is told so', async () => {
  const answer = await say('GET / HTTP/1.1\r\nhost: x\r\nexpect: iets\r\n\r\n')

  assert.match(answer, /^HTTP\/1\.1 417 /)
  assert.match(answer, /\r\ncache-control: no-store\r\n/)
  assert.match(answer, /Je programma vraagt iets wat deze site niet kan/)
})

test('what is no request gets a page that is as strict as the others', async () => {
  for (const rubbish of [
    'rommel\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'POST / HTTP/1.1\r\ncontent-length: x\r\n\r\n',
  ]) {
    const answer = await say(rubbish)

    assert.match(answer, /^HTTP\/1\.1 400 /)
    assert.match(answer, /\r\ncontent-security-policy: default-src 'none'; script-src 'self';/)
    assert.match(answer, /\r\ncache-control: no-store\r\n/)
    assert.match(answer, /Deze aanvraag begrijpen we niet/)
    assert.ok(answer.trimEnd().endsWith('</html>'))
  }
})

/** What is answered on a line of its own, up to its end. */
function say(bytes: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}
