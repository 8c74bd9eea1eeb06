import assert from 'node:assert/strict'
import test from 'node:test'
import fastify, { type LightMyRequestResponse } from 'fastify'
import { readBodies } from './bodies.ts'
import { failureRoutes } from './failures.ts'

const app = fastify({ bodyLimit: 1024 * 1024 })
failureRoutes(app, (message) => Buffer.from(message))
readBodies(app)
app.post('/actions/proef', async ({ body }) => ({ body }))
await app.ready()

test('a form is read as names with a text, or with a list when a name is sent more than once', async () => {
  const answer = await sendForm('a=1&b=2&a=3&dag-day=7&dag-month=11&dag-year=1985&leeg')

  assert.deepEqual(answer.json().body, {
    a: ['1', '3'],
    b: '2',
    'dag-day': '7',
    'dag-month': '11',
    'dag-year': '1985',
    leeg: '',
    dag: '1985-11-07',
  })
})

test('a form with more fields than any form of ours is refused before it is read (VAL-03)', async () => {
  const many = Array.from({ length: 17_000 }, (_, number) => number.toString(36)).join('&')
  for (const body of [many, 'a&'.repeat(17_000), '&'.repeat(17_000)])
    assert.equal((await sendForm(body)).statusCode, 413)
  assert.equal((await sendForm('a=1&'.repeat(4_998))).statusCode, 200)
})

test('a field with a longer name than any of ours is refused', async () => {
  assert.equal((await sendForm(`${'a'.repeat(100)}=1`)).statusCode, 200)
  assert.equal((await sendForm(`${'a'.repeat(101)}=1`)).statusCode, 400)
})

test('JSON is read as it is', async () => {
  const values = { a: [1, { b: 'x"[{[{' }], c: '\\"]}', d: { e: null } }
  const answer = await sendJson(JSON.stringify(values))

  assert.deepEqual(answer.json().body, values)
  assert.deepEqual((await sendJson('')).json().body, {})
})

test('JSON that is nested deeper than anything of ours is refused before it is read (VAL-03)', async () => {
  const bodies = [
    '['.repeat(100_000),
    '['.repeat(100_000) + ']'.repeat(100_000),
    '{"a":'.repeat(100_000),
    `${'{"a":['.repeat(50_000)}${']}'.repeat(50_000)}`,
  ]
  for (const body of bodies) assertUnreadable(await sendJson(body))

  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  assert.equal((await sendJson(deep(32))).statusCode, 200)
  assertUnreadable(await sendJson(deep(33)))
})

test('JSON with more values than anything of ours is refused before it is read (VAL-03)', async () => {
  const keys = Array.from({ length: 30_000 }, (_, number) => `"${number.toString(36)}":1`)
  for (const body of [`{${keys}}`, `[${keys.map(() => 1)}]`, `{${keys.map(() => '"a":1')}}`])
    assert.equal((await sendJson(body)).statusCode, 413)
})

test('JSON that is not JSON is refused, and so is what would change the nature of things', async () => {
  for (const body of [
    '{',
    '"',
    '"\\',
    ']',
    'undefined',
    '{"__proto__":{}}',
    '{"constructor":{"prototype":1}}',
  ])
    assertUnreadable(await sendJson(body))
})

function sendForm(payload: string): Promise<LightMyRequestResponse> {
  return send('application/x-www-form-urlencoded', payload)
}

function sendJson(payload: string): Promise<LightMyRequestResponse> {
  return send('application/json', payload)
}

function send(type: string, payload: string): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/actions/proef', payload, headers: { 'content-type': type } })
}

function assertUnreadable(answer: LightMyRequestResponse): void {
  assert.deepEqual(
    [answer.statusCode, answer.json()],
    [400, { message: 'Deze aanvraag begrijpen we niet. Probeer het opnieuw.', errorCode: 'bad_request' }],
  )
}
