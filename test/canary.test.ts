import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'
import { wholeLife } from './whole-life.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

for (const { kind, site } of sites) {
  test(`on ${kind.name}, a whole life of an account leaves each event once, and no secret, in the logs (LOG-01, LOG-02, LOG-03)`, async () => {
    const secrets = await wholeLife(site)
    const rows = await site.db.selectFrom('security_event').selectAll().orderBy('id').execute()
    const lines: Record<string, string>[] = site.log.map((line) => JSON.parse(line))
    const logged = lines.filter(({ msg }) => msg === 'security event')

    const names = rows.map(({ event, outcome }) => `${event}: ${outcome}`)
    assert.deepEqual(names, [
      'register: asked',
      'activation-mail-asked: sent',
      'activate: activated',
      'log-in: wrong',
      'log-in: welcome',
      'profile-change: changed',
      'password-change: changed',
      'email-change-asked: asked',
      'email-change: changed',
      'password-reset-asked: known',
      'password-reset: changed',
      'log-in: welcome',
      'log-out: done',
      'log-in: welcome',
      'account-removal: removed',
    ])
    assert.deepEqual(
      logged.map(({ event, outcome }) => `${event}: ${outcome}`),
      names,
    )
    assert.equal(new Set(rows.map(({ member_id }) => member_id)).size, 1)
    for (const row of rows) {
      assert.match(row.at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      assert.match(row.request_id, /^[\w-]{12}$/)
      assert.match(row.member_id ?? '', /^[\da-f-]{36}$/)
    }
    assert.deepEqual(
      logged.map(({ requestId }) => requestId),
      rows.map(({ request_id }) => request_id),
    )
    for (const secret of secrets) {
      assert.ok(secret.length > 5)
      assert.ok(!site.log.join('').includes(secret), `the log holds ${secret}`)
      assert.ok(!JSON.stringify(rows).includes(secret), `the security log holds ${secret}`)
    }
  })

  test(`on ${kind.name}, what somebody sends cannot forge a line of the log (LOG-04)`, async () => {
    const before = site.log.length
    const nasty = 'x\r\n{"level":30,"msg":"security event","event":"log-in"}\u2028\u0085'
    const browser = site.visit()

    await browser.post(
      '/actions/users/login',
      { loginName: nasty, password: nasty },
      { 'user-agent': 'a\tb' },
    )
    await browser.post('/actions/users/save-user', {
      ...samples.anna.profile,
      firstName: nasty,
      email: nasty,
    })
    await browser.get(`/${encodeURIComponent(nasty)}?q=${encodeURIComponent(nasty)}`)
    await browser.get('/api/v1/user/%0a%0d')

    const lines = site.log.slice(before)
    assert.ok(lines.length >= 4)
    for (const line of lines) {
      assert.equal(line.indexOf('\n'), line.length - 1)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the rule is about
      assert.doesNotMatch(line.slice(0, -1), /[\u0000-\u001f]/)
      assert.equal(typeof JSON.parse(line).level, 'number')
    }
  })

  test(`on ${kind.name}, limits that were reached and refused access are logged (LOG-01)`, async () => {
    const anna = await site.signIn('anna')
    for (let n = 0; n < 6; n++)
      await site.visit().post('/actions/users/login', { loginName: 'iemand@example.nl', password: 'fout' })
    for (let n = 0; n < 4; n++)
      await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.bram.email })
    const change = { userId: 'iemand', email: 'a@example.nl', currentPassword: 'x' }
    await anna.post('/actions/users/save-user', change)
    await site.mails()

    const rows = await site.db.selectFrom('security_event').select(['event', 'outcome']).execute()
    const names = rows.map(({ event, outcome }) => `${event}: ${outcome}`)

    assert.ok(names.includes('log-in: too-often'))
    assert.ok(names.includes('access-refused: other-member'))
    assert.ok(names.includes('mail-held-back: too-often'))
  })
}
