import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { registration } from '#test/dina.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { samplePassword, samples } from './samples.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

const bram = { loginName: samples.bram.email, password: samplePassword }
const newPassword = 'een heel nieuwe zin 9'
const writes: [path: string, body: object][] = [
  ['/actions/users/login', bram],
  ['/actions/users/logout', {}],
  ['/actions/users/save-user', registration],
  ['/actions/users/send-activation-email', { loginName: samples.cees.email }],
  ['/actions/users/activate', { code: 'x' }],
  ['/actions/users/send-password-reset-email', { loginName: samples.anna.email }],
  ['/actions/users/set-password', { code: 'x', newPassword }],
  ['/actions/users/verify-email', { code: 'x' }],
  ['/api/v1/user/profile/update', { ...samples.anna.profile, firstName: 'Eva' }],
  ['/api/v1/user/change-password', { currentPassword: samplePassword, newPassword }],
  ['/api/v1/user/account-remove', { password: samplePassword }],
]
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

for (const { kind, site } of sites) {
  test(`on ${kind.name}, every write without a right token is refused and has no effect (CSRF-01; specification 7)`, async () => {
    const anna = await site.signIn('anna')
    const elsewhere = await (await site.signIn('anna')).token()
    const guest = await site.visit().token()
    const before = await everything(site)

    for (const [path, body] of writes) {
      for (const token of ['', 'x', 'A'.repeat(86), elsewhere, guest]) {
        const answer = await anna.post(path, body, { 'x-csrf-token': token })

        assert.deepEqual([answer.statusCode, answer.json().errorCode], [403, 'csrf_invalid'], path)
        assert.deepEqual(answer.cookies, [])
      }
    }
    assert.deepEqual(await everything(site), before)
  })

  test(`on ${kind.name}, a right token from another site is refused and has no effect (CSRF-04)`, async () => {
    const anna = await site.signIn('anna')
    const before = await everything(site)
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://elders.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:3000.elders.example' },
      { origin: 'https://127.0.0.1:3000' },
    ]

    for (const [path, body] of writes) {
      for (const headers of foreign) {
        const answer = await anna.post(path, body, headers)

        assert.deepEqual([answer.statusCode, answer.json().errorCode], [403, 'forbidden'], path)
      }
    }
    assert.deepEqual(await everything(site), before)
  })

  test(`on ${kind.name}, a token of before logging in no longer works afterwards (CSRF-02)`, async () => {
    const browser = site.visit()
    const old = await browser.token()
    await browser.post('/actions/users/login', bram)

    await assertRefused(browser, old)
  })

  test(`on ${kind.name}, a token of before logging out no longer works afterwards (CSRF-02)`, async () => {
    const browser = await site.signIn('bram')
    const old = await browser.token()
    await browser.post('/actions/users/logout', {})

    await assertRefused(browser, old)
  })

  test(`on ${kind.name}, a token of before a password change no longer works, the one it answers does (CSRF-02)`, async () => {
    const browser = await site.signIn('anna')
    const old = await browser.token()
    const passwords = { currentPassword: samplePassword, newPassword: samplePassword }
    const { csrfTokenValue } = (await browser.post('/api/v1/user/change-password', passwords)).json()

    await assertRefused(browser, old)
    const works = await browser.post('/actions/users/logout', {}, { 'x-csrf-token': csrfTokenValue })
    assert.equal(works.statusCode, 200)
  })

  test(`on ${kind.name}, the tokens that login and logout answer work at once`, async () => {
    const browser = site.visit()

    const loggedIn = (await browser.post('/actions/users/login', bram)).json().csrfTokenValue
    const out = await browser.post('/actions/users/logout', {}, { 'x-csrf-token': loggedIn })
    const again = await browser.post(
      '/actions/users/logout',
      {},
      { 'x-csrf-token': out.json().csrfTokenValue },
    )

    assert.deepEqual([out.statusCode, again.statusCode], [200, 200])
  })

  test(`on ${kind.name}, a form is accepted from our own pages only, also to log in (CSRF-06)`, async () => {
    const post = (headers: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: '/actions/users/login',
        payload: new URLSearchParams(bram).toString(),
        headers: { ...formHeaders, ...headers },
      })

    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://127.0.0.1:3000' }]) {
      const answer = await post(headers)
      assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/mijn-account'])
    }
    const refused: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://elders.example' },
      { referer: 'http://127.0.0.1:3000/' },
    ]
    for (const site of ['cross-site', 'same-site', 'none']) refused.push({ 'sec-fetch-site': site })
    refused.push({ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' })
    for (const headers of refused) {
      const answer = await post(headers)
      assert.equal(answer.statusCode, 403, JSON.stringify(headers))
      assert.deepEqual(answer.cookies, [])
    }
  })
}

async function assertRefused(browser: Client, token: string) {
  const answer = await browser.post('/actions/users/logout', {}, { 'x-csrf-token': token })
  assert.deepEqual([answer.statusCode, answer.json().errorCode], [403, 'csrf_invalid'])
}

async function everything({ db }: TestSite): Promise<string[][]> {
  const tables = ['member', 'session', 'proof', 'allowance', 'registration', 'job', 'outbox'] as const
  return Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return rows.map((row) => JSON.stringify(row)).sort()
    }),
  )
}
