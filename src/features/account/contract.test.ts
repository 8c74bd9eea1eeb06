import assert from 'node:assert/strict'
import test from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { openTestSite } from '#test/site.ts'

const gets = ['/actions/users/session-info', '/api/v1/user/status', '/api/v1/user/profile']
const fieldsOf: Record<string, string[]> = {
  '/actions/users/login': ['loginName', 'password', 'redirect'],
  '/actions/users/logout': [],
  '/actions/users/save-user': [
    ...['userId', 'email', 'password', 'currentPassword', 'firstName', 'lastName', 'birthdate', 'branch'],
    ...['functionType', 'jobPosition', 'insured', 'insurer', 'memberPanel', 'newsLetter'],
  ],
  '/actions/users/send-activation-email': ['userId', 'loginName'],
  '/actions/users/activate': ['code'],
  '/actions/users/send-password-reset-email': ['loginName'],
  '/actions/users/set-password': ['code', 'newPassword'],
  '/actions/users/verify-email': ['code'],
  '/api/v1/user/profile/update': [
    ...['firstName', 'lastName', 'birthdate', 'branch', 'functionType', 'jobPosition'],
    ...['insured', 'insurer', 'memberPanel', 'newsLetter'],
  ],
  '/api/v1/user/change-password': ['currentPassword', 'newPassword'],
  '/api/v1/user/account-remove': ['password'],
}
const posts = Object.keys(fieldsOf)

const site = await openTestSite()
const browser = site.visit()
const anna = await site.signIn('anna')

for (const path of [...gets, ...posts]) {
  const allowed = gets.includes(path) ? ['GET', 'HEAD'] : ['POST']
  const wrongMethods = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
    (method) => !allowed.includes(method),
  )

  test(`${path} refuses other methods than ${allowed.join(' and ')}, and says which it takes (specification 7)`, async () => {
    for (const method of wrongMethods) {
      const answer = await site.app.inject({ method, url: path })

      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, allowed.join(', ')], method)
      if (method === 'HEAD') continue
      assertFailure(answer, 'method_not_allowed')
      assert.doesNotMatch(answer.body, /later opnieuw/, 'later it is no other')
    }
  })
}

for (const path of posts) {
  test(`${path} takes neither text nor multipart (CSRF-03)`, async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'text/json']) {
      const answer = await send(path, '{}', { 'content-type': type, accept: 'application/json' })

      assert.equal(answer.statusCode, 415, type)
      assertFailure(answer, 'unsupported_media_type')
    }
  })

  test(`${path} takes 64 KiB and not a byte more (VAL-03)`, async () => {
    const ofLength = (length: number) => `{"loginName":"${'a'.repeat(length - 16)}"}`

    const fits = await send(path, ofLength(64 * 1024))
    const tooLarge = await send(path, ofLength(64 * 1024 + 1))

    assert.notEqual(fits.statusCode, 413)
    assert.equal(tooLarge.statusCode, 413)
    assertFailure(tooLarge, 'too_large')
  })

  test(`${path} refuses JSON that cannot be read`, async () => {
    for (const body of ['{', '{"a":1,}', 'hallo', '{"a":1}{"b":2}', '[', '{"__proto__":{"a":1}}']) {
      const answer = await send(path, body)

      assert.equal(answer.statusCode, 400, body)
      assertFailure(answer, 'bad_request')
    }
  })

  test(`${path} names only fields that its form has when the body is not an object (VAL-04)`, async () => {
    for (const body of ['[]', '[{}]', '"tekst"', 'null', '12', 'true', '{}', '']) {
      const answer = await send(path, body)

      if (path.endsWith('logout')) assert.equal(answer.statusCode, 200, body)
      else assertFieldFailure(answer, fieldsOf[path] ?? [])
    }
  })
}

test('an unknown call answers with JSON that says so', async () => {
  for (const url of ['/actions/users/bestaat-niet', '/api/v1/user/', '/api/v2/user/status', '/actions/']) {
    const answer = await site.app.inject({ url })

    assert.equal(answer.statusCode, 404, url)
    assertFailure(answer, 'not_found')
  }
})

test('an activation mail for a number that cannot be one gets the same answer as any other', async () => {
  const odd = await browser.post('/actions/users/send-activation-email', { userId: '../1' })
  const unknown = await browser.post('/actions/users/send-activation-email', {
    loginName: 'niemand@example.nl',
  })

  assert.deepEqual([odd.statusCode, odd.body], [unknown.statusCode, unknown.body])
})

/** As a member where one is needed, so that the body is what is judged. */
async function send(url: string, payload: string, headers = {}): Promise<LightMyRequestResponse> {
  const client = url.startsWith('/api/') ? anna : browser
  const token = await client.token()
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return site.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie, ...headers },
  })
}

function assertFieldFailure(answer: LightMyRequestResponse, fields: string[]) {
  const { errors, ...rest } = answer.json()
  assert.deepEqual([answer.statusCode, rest.errorCode], [400, 'validation_failed'])
  assert.deepEqual(Object.keys(rest).sort(), ['errorCode', 'message'])
  assert.ok(Object.keys(errors).length > 0)
  for (const [field, messages] of Object.entries(errors)) {
    assert.ok(fields.includes(field), `${field} is no field of this form`)
    assert.ok(Array.isArray(messages) && messages.length > 0 && messages.every((m) => typeof m === 'string'))
  }
}

function assertFailure(answer: LightMyRequestResponse, errorCode: string) {
  assert.match(String(answer.headers['content-type']), /^application\/json/)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.equal(answer.headers['access-control-allow-origin'], undefined)
  assert.deepEqual(Object.keys(answer.json()).sort(), ['errorCode', 'message'])
  assert.equal(answer.json().errorCode, errorCode)
  assert.match(answer.json().message, /^[A-Z].+\.$/)
}
