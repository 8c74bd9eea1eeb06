import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'
import { samples } from '../samples.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

const info = '/actions/users/session-info'

for (const { kind, site } of sites) {
  /** Rounded up: what is left is told rounded down. */
  const secondsSince = (begun: Date) => Math.ceil((site.now().getTime() - begun.getTime()) / 1_000)

  test(`on ${kind.name}, session-info tells a guest that no time is left, and gives a token (specification 3)`, async () => {
    const answer = await site.visit().get(info)

    const { csrfTokenValue, ...rest } = answer.json()
    assert.deepEqual(rest, { isGuest: true, timeout: 0, csrfTokenName: 'csrf' })
    assert.match(csrfTokenValue, /^[\w-]{86}$/)
    assert.deepEqual(
      answer.cookies.map(({ name }) => name),
      ['izz-csrf'],
    )
  })

  test(`on ${kind.name}, session-info tells a member who they are and how many seconds are left`, async () => {
    const anna = await site.signIn('anna')

    const { csrfTokenValue, timeout, id, ...rest } = (await anna.get(info)).json()

    assert.deepEqual(rest, { isGuest: false, email: samples.anna.email, csrfTokenName: 'csrf' })
    assert.match(id, /^[\da-f-]{36}$/)
    assert.match(csrfTokenValue, /^[\w-]{86}$/)
    assert.ok(timeout > 3_000 && timeout <= 3_600)
  })

  test(`on ${kind.name}, session-info extends the session, but not when asked not to`, async () => {
    const begun = site.now()
    const anna = await site.signIn('anna')

    site.wait(30)
    const stays = (await anna.get(`${info}?dontExtendSession=1`)).json().timeout
    const least = 3_600 - secondsSince(begun)
    const asked = site.now()
    const extended = (await anna.get(info)).json().timeout

    assert.ok(stays >= least && stays <= 1_800, `${stays}`)
    assert.ok(extended >= 3_600 - secondsSince(asked) && extended <= 3_600, `${extended}`)
  })

  test(`on ${kind.name}, a session is extended at most once a minute`, async () => {
    // Where the machine takes the rest of the minute, it is done again.
    const { anna, early } = await until(
      async () => {
        const begun = site.now()
        const anna = await site.signIn('anna')
        site.wait(0.9)
        const early = (await anna.get(info)).json().timeout
        return { anna, early, seconds: secondsSince(begun) }
      },
      { isRight: ({ seconds }) => seconds < 60 },
    )
    site.wait(0.2)
    const asked = site.now()
    const due = (await anna.get(info)).json().timeout

    assert.ok(early <= 3_546, `${early}`)
    assert.ok(due >= 3_600 - secondsSince(asked), `${due}`)
  })

  test(`on ${kind.name}, the status call never extends the session and sets no cookie`, async () => {
    const anna = await site.signIn('anna')

    site.wait(40)
    const status = await anna.get('/api/v1/user/status')
    const left = (await anna.get(`${info}?dontExtendSession=1`)).json().timeout
    site.wait(21)
    const later = await anna.get('/api/v1/user/status')

    assert.deepEqual([status.json(), later.json()], [{ authenticated: true }, { authenticated: false }])
    assert.deepEqual([status.cookies, later.cookies], [[], []])
    assert.ok(left <= 1_200, `${left}`)
  })

  test(`on ${kind.name}, the status call sets no cookie for a guest, also not with strange cookies (SES-08)`, async () => {
    for (const cookie of ['', 'izz=', `izz=${'x'.repeat(5_000)}`, 'izz=%00; izz-csrf=', 'izz="a"; =; ;']) {
      const answer = await site.app.inject({ url: '/api/v1/user/status', headers: { cookie } })

      assert.deepEqual([answer.statusCode, answer.json()], [200, { authenticated: false }], cookie)
      assert.equal(answer.headers['set-cookie'], undefined)
    }
  })

  test(`on ${kind.name}, no answer about members is kept by caches or shown to other sites (CSRF-05)`, async () => {
    const [guest, anna] = [site.visit(), await site.signIn('anna')]

    for (const client of [guest, anna]) {
      for (const path of [info, '/api/v1/user/status', '/api/v1/user/profile']) {
        const { headers } = await client.get(path, { origin: 'https://elders.example' })

        assert.equal(headers['cache-control'], 'no-store', path)
        assert.deepEqual(
          Object.keys(headers).filter((name) => name.startsWith('access-control')),
          [],
        )
        assert.match(String(headers['content-type']), /^application\/json; charset=utf-8$/)
      }
    }
  })
}
