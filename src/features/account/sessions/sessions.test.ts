import assert from 'node:assert/strict'
import test from 'node:test'
import { newClient } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { samplePassword, samples } from '../samples.ts'
import { secretHashOf } from '../secret.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

const anna = { loginName: samples.anna.email, password: samplePassword }
const https = {
  PUBLIC_URL: 'https://www.izz.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'leden@izz.example',
}

test('on https the cookies carry a name and marks that browsers guard (SES-01)', async () => {
  const demo = await openTestSite()
  const members = await demo.db.selectFrom('member').selectAll().execute()
  const site = await openTestSite({ environment: https })
  await site.db
    .insertInto('member')
    .values(members.map((member) => ({ ...member, is_sample: 0 as const })))
    .execute()

  const answer = await site.visit().post('/actions/users/login', anna)

  const cookies = [answer.headers['set-cookie'] ?? []].flat().sort()
  assert.match(
    cookies[0] ?? '',
    /^__Host-izz-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  assert.match(cookies[1] ?? '', /^__Host-izz-csrf=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  assert.match(cookies[2] ?? '', /^__Host-izz=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  assert.equal(cookies.length, 3)
})

for (const { kind, site } of sites) {
  test(`on ${kind.name}, on http the cookies are out of reach of scripts and other sites (SES-01)`, async () => {
    const answer = await site.visit().post('/actions/users/login', anna)

    const cookies = [answer.headers['set-cookie'] ?? []].flat().sort()
    assert.match(
      cookies[0] ?? '',
      /^izz-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    assert.match(cookies[1] ?? '', /^izz-csrf=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    assert.match(cookies[2] ?? '', /^izz=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test(`on ${kind.name}, only the hash of a session's token is stored`, async () => {
    const browser = await site.signIn('anna')
    const token = browser.cookies.get('izz') ?? ''

    const rows = await site.db.selectFrom('session').selectAll().execute()

    assert.equal(Buffer.from(token, 'base64url').length, 32)
    assert.ok(rows.some(({ token_hash }) => token_hash === secretHashOf(token)))
    assert.ok(!JSON.stringify(rows).includes(token))
  })

  test(`on ${kind.name}, a token that somebody planted is not taken over at login (SES-02)`, async () => {
    const browser = site.visit()
    const planted = 'p'.repeat(43)
    browser.cookies.set('izz', planted)

    await browser.post('/actions/users/login', anna)

    assert.notEqual(browser.cookies.get('izz'), planted)
    assert.equal(await isMember(site, planted), false)
  })

  test(`on ${kind.name}, logging in again gives a new token and ends the earlier one (SES-02)`, async () => {
    const browser = await site.signIn('anna')
    const earlier = browser.cookies.get('izz') ?? ''

    await browser.post('/actions/users/login', anna)

    assert.equal(await isMember(site, earlier), false)
    assert.equal(await isMember(site, browser.cookies.get('izz') ?? ''), true)
  })

  test(`on ${kind.name}, a token cannot be used again after logging out (SES-03)`, async () => {
    const browser = await site.signIn('anna')
    const token = browser.cookies.get('izz') ?? ''
    assert.equal(await isMember(site, token), true)

    await browser.post('/actions/users/logout', {})

    assert.equal(browser.cookies.has('izz'), false)
    assert.equal(await isMember(site, token), false)
  })

  test(`on ${kind.name}, logging out on one browser leaves the other logged in`, async () => {
    const [phone, laptop] = [await site.signIn('anna'), await site.signIn('anna')]

    await phone.post('/actions/users/logout', {})

    assert.equal((await laptop.get('/api/v1/user/status')).json().authenticated, true)
  })

  test(`on ${kind.name}, an hour without a click ends the session, a click in between does not (SES-04)`, async () => {
    const [busy, idle] = [await site.signIn('anna'), await site.signIn('anna')]

    site.wait(40)
    await busy.get('/api/v1/user/profile')
    site.wait(20.1)

    assert.equal((await busy.get('/api/v1/user/profile')).statusCode, 200)
    assert.equal((await idle.get('/api/v1/user/profile')).statusCode, 401)
  })

  test(`on ${kind.name}, after twelve hours a session ends however busy it is (SES-04)`, async () => {
    const browser = await site.signIn('anna')
    for (let halfHours = 0; halfHours < 23; halfHours++) {
      site.wait(30)
      assert.equal((await browser.get('/api/v1/user/profile')).statusCode, 200)
    }

    site.wait(29)
    const left = (await browser.get('/actions/users/session-info')).json().timeout
    site.wait(1.1)

    assert.ok(left <= 60, `${left}`)
    assert.equal((await browser.get('/api/v1/user/profile')).statusCode, 401)
  })

  test(`on ${kind.name}, two processes on one database know the same sessions (SES-03)`, async () => {
    const database = await kind.newAddress()
    const [here, there] = [await openTestSite({ database }), await openTestSite({ database })]
    const browser = await here.signIn('anna')
    const other = newClient(there.app)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)

    assert.equal((await other.get('/api/v1/user/profile')).statusCode, 200)
    const saved = await other.post('/api/v1/user/profile/update', samples.anna.profile)
    assert.equal(saved.statusCode, 200)
    await other.post('/actions/users/logout', {})
    assert.equal((await browser.get('/api/v1/user/profile')).statusCode, 401)
  })
}

async function isMember({ app }: TestSite, token: string): Promise<boolean> {
  const answer = await app.inject({ url: '/api/v1/user/status', headers: { cookie: `izz=${token}` } })
  return answer.json().authenticated
}
