import assert from 'node:assert/strict'
import test from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { openTestSite } from '#test/site.ts'

const { app } = await openTestSite()
const form = 'application/x-www-form-urlencoded'
const logIn = '/actions/users/login'

test('a person who opens an unknown address below /actions/ or /api/ gets a page', async () => {
  for (const url of ['/actions/users/onzin', '/api/onzin', '/onzin']) {
    assertPage(await app.inject({ url, headers: { accept: 'text/html,*/*' } }), 404)
  }
})

test('a form that is too large gets a page', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: logIn,
    payload: `loginName=${'a'.repeat(70_000)}`,
    headers: { 'content-type': form, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  })

  assertPage(answer, 413)
  assert.match(answer.body, /Dit is te groot om te versturen/)
})

test('a player that asks beyond the end of a file is told so', async () => {
  const answer = await app.inject({ url: '/favicon.svg', headers: { range: 'bytes=99999999-' } })

  assert.equal(answer.statusCode, 416)
})

test('a browser that sends another kind of form gets a page', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: logIn,
    payload: '--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' },
  })

  assertPage(answer, 415)
})

test('a person who opens the address of a call in the browser gets a page', async () => {
  const answer = await app.inject({ url: logIn, headers: { accept: 'text/html,application/xhtml+xml' } })

  assert.equal(answer.headers.allow, 'POST')
  assertPage(answer, 405)
})

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const) {
  test(`${method} of what is there to be read is told what may be done with it`, async () => {
    for (const url of ['/', '/contact?a=1', '/zoeken', '/favicon.svg', '/robots.txt', '/redactie']) {
      const answer = await app.inject({ method: method as 'POST', url, headers: { accept: 'text/html' } })

      assert.match(String(answer.headers.allow), /^GET, HEAD/, url)
      assertPage(answer, 405)
    }
    assert.equal((await app.inject({ method: method as 'POST', url: '/onzin' })).statusCode, 404)
  })
}

test('so is who asks in another way for what is made when it is asked for', async () => {
  for (const url of ['/og/x.png', '/agenda/x.ics', '/agenda.ics', '/api/openapi.json'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url })

      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, 'GET, HEAD'], `${method} ${url}`)
    }
})

test('a program that asks for JSON gets JSON, also outside the calls', async () => {
  const answer = await app.inject({ url: '/onzin', headers: { accept: 'application/json' } })

  assert.equal(answer.statusCode, 404)
  assert.deepEqual(Object.keys(answer.json()).sort(), ['errorCode', 'message'])
})

test('an address that cannot be read gets a kind answer, as a page or as JSON', async () => {
  const page = await app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } })
  const call = await app.inject({ url: '/api/%E0%A4%A' })

  assertPage(page, 400)
  for (const { headers } of [page, call]) assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.deepEqual([call.statusCode, call.json().errorCode], [400, 'bad_request'])
})

test('an address that is too long gets a kind answer, as a page or as JSON, and a long search does not', async () => {
  const long = 'a'.repeat(6_000)
  const page = await app.inject({ url: `/${long}`, headers: { accept: 'text/html' } })
  const call = await app.inject({ url: `/api/v1/search/suggest?q=${long}` })
  const search = await app.inject({ url: `/zoeken?q=${long.slice(0, 5_900)}` })
  const logIn = await app.inject({ url: `/inloggen?return-url=${long.slice(0, 4_000)}` })

  assertPage(page, 414)
  assert.match(page.body, /Dit adres is te lang/)
  assert.deepEqual([call.statusCode, call.json().errorCode], [414, 'uri_too_long'])
  assert.deepEqual([search.statusCode, logIn.statusCode], [200, 200])
})

function assertPage(answer: LightMyRequestResponse, status: number) {
  assert.equal(answer.statusCode, status)
  assert.match(String(answer.headers['content-type']), /^text\/html; charset=utf-8/)
  assert.match(answer.body, /<html lang="nl"/)
  assert.match(answer.body, /<h1/)
  assert.doesNotMatch(answer.body, /errorCode|FST_ERR|Error:|not_found/)
}
