import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { anyCharacter } from '#test/any-character.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { dina } from '#test/dina.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

const profile = [...Object.keys(dina.profile), 'birthdate-day', 'birthdate-month', 'birthdate-year']
const calls: Record<string, string[]> = {
  '/actions/users/login': ['loginName', 'password', 'redirect'],
  '/actions/users/save-user': [...profile, 'email', 'password', 'userId', 'currentPassword'],
  '/actions/users/send-activation-email': ['userId', 'loginName'],
  '/actions/users/activate': ['code'],
  '/actions/users/send-password-reset-email': ['loginName'],
  '/actions/users/set-password': ['code', 'newPassword'],
  '/actions/users/verify-email': ['code'],
  '/api/v1/user/profile/update': profile,
  '/api/v1/user/change-password': ['currentPassword', 'newPassword'],
  '/api/v1/user/account-remove': ['password'],
}
const runs = 25
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\udfff\u0000',
    '\u0000',
    'a'.repeat(10_000),
    '😀'.repeat(300),
    "'; drop table member; --",
  ),
  fc.constantFrom<unknown>(1e308, -1, 2 ** 53, null, true, [], ['a', 'b'], {}, { toString: 1, valueOf: 1 }, [
    [[[]]],
  ]),
  fc.constantFrom('2000-02-30', '9999-99-99', '0000-00-00', '-1', '１９９０-01-01'),
)
const bodyFor = (fields: string[]) =>
  fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...fields, 'constructor', 'toString', 'id', 'state'), value, {
      minKeys: 1,
    }),
    fc.record(Object.fromEntries(fields.map((field) => [field, value]))),
  )

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

for (const { kind, site } of sites) {
  for (const [path, fields] of Object.entries(calls)) {
    test(`on ${kind.name}, whatever is sent to ${path} is refused kindly and leaves nothing half-written (VAL-01, VAL-04)`, async () => {
      const client = await site.signIn('bram')
      const before = await members(site)

      await fc.assert(
        fc.asyncProperty(bodyFor(fields), async (body) => {
          await site.db.deleteFrom('allowance').execute()
          assertKind(await client.post(path, body as object), path)
        }),
        { numRuns: runs },
      )
      await site.mails()

      assert.deepEqual(await members(site), before)
    })

    test(`on ${kind.name}, a form with strange, doubled or broken fields sent to ${path} is refused kindly`, async () => {
      const client = await site.signIn('bram')
      const before = await members(site)
      const names = fc.constantFrom(...fields, '__proto__', 'constructor', '')
      const pairs = fc.array(fc.tuple(names, fc.string({ unit: anyCharacter, maxLength: 30 })), {
        maxLength: 12,
      })

      await fc.assert(
        fc.asyncProperty(pairs, async (form) => {
          await site.db.deleteFrom('allowance').execute()
          const text = form
            .map(([name, typed]) => `${name}=${encodeURIComponent(typed.toWellFormed())}`)
            .join('&')
          assertKind(await raw(site, client, path, text, { ...formHeaders }), path)
        }),
        { numRuns: 10 },
      )

      assert.deepEqual(await members(site), before)
    })

    test(`on ${kind.name}, bytes that are no text, prototypes and deep nesting sent to ${path} do no harm`, async () => {
      const client = await site.signIn('bram')
      const [field = ''] = fields
      const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
      const json = { 'content-type': 'application/json', 'x-csrf-token': await client.token() }

      for (const field of fields)
        assertKind(await raw(site, client, path, `{"${field}":${deep}}`, json), path)
      for (const text of [
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        deep,
      ])
        assertKind(await raw(site, client, path, text, json), path)
      const broken = Buffer.from([
        ...Buffer.from(`{"${field}":"`),
        0xff,
        0xfe,
        0xc0,
        0x80,
        ...Buffer.from('"}'),
      ])
      assertKind(await raw(site, client, path, broken, json), path)
      assertKind(
        await raw(site, client, path, Buffer.from([0x61, 0x3d, 0xff, 0xfe]), { ...formHeaders }),
        path,
      )
      assertKind(await raw(site, client, path, `${field}=%ff%fe%00&${field}=%`, { ...formHeaders }), path)

      assert.equal((Object.prototype as { isAdmin?: boolean }).isAdmin, undefined)
    })
  }
}

function raw(
  site: TestSite,
  client: Client,
  url: string,
  payload: string | Buffer,
  headers: Record<string, string>,
) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const all = { cookie, 'sec-fetch-site': 'same-origin', ...headers }
  return site.app.inject({ method: 'POST', url, payload, headers: all })
}

function assertKind(answer: LightMyRequestResponse, path: string) {
  assert.ok(answer.statusCode < 500, `${path} answered ${answer.statusCode}`)
  assert.doesNotMatch(
    answer.body,
    /\bat .+:\d+:\d+|node:internal|SQLITE|syntax error|violates|constraint|TypeError|FST_/,
  )
}

async function members({ db }: TestSite): Promise<string> {
  return JSON.stringify(
    await db.selectFrom('member').select(['id', 'email', 'password_hash']).orderBy('id').execute(),
  )
}
