import assert from 'node:assert/strict'
import test from 'node:test'
import type { Mail } from '#features/mail/mail.ts'
import { testDatabases } from '#test/databases.ts'
import { registration } from '#test/dina.ts'
import { openTestSite } from '#test/site.ts'
import { samplePassword, samples } from './samples.ts'

const newPassword = 'een heel nieuwe zin 9'

for (const kind of testDatabases) {
  test(`on ${kind.name}, each call that succeeds answers with what is documented and nothing else (specification 2, 3, 7)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const [guest, anna, bram] = [site.visit(), await site.signIn('anna'), await site.signIn('bram')]
    const { id } = (await anna.get('/actions/users/session-info')).json()
    const address = { userId: id, email: 'anna@nieuw.example', currentPassword: samplePassword }
    const passwords = { currentPassword: samplePassword, newPassword }
    const logIn = { loginName: samples.bram.email, password: newPassword }
    const codeFrom = async (kind: Mail['kind']) =>
      codeIn((await site.mails()).findLast((m) => m.kind === kind))

    const keysOf = async (answer: Promise<{ json: () => object }>) =>
      Object.keys((await answer).json()).sort()

    const seen = [
      await keysOf(anna.get('/api/v1/user/profile')),
      await keysOf(anna.post('/api/v1/user/profile/update', samples.anna.profile)),
      await keysOf(anna.post('/actions/users/save-user', address)),
      await keysOf(guest.post('/actions/users/save-user', registration)),
      await keysOf(guest.post('/actions/users/send-activation-email', { loginName: samples.cees.email })),
      await keysOf(
        guest.post('/actions/users/activate', { code: await codeFrom('activate'), password: samplePassword }),
      ),
      await keysOf(bram.post('/api/v1/user/change-password', passwords)),
      await keysOf(guest.post('/actions/users/send-password-reset-email', { loginName: samples.bram.email })),
      await keysOf(
        guest.post('/actions/users/set-password', { code: await codeFrom('reset-password'), newPassword }),
      ),
      await keysOf(guest.post('/actions/users/login', { ...logIn, redirect: '/zoeken?q=a' })),
      await keysOf(guest.post('/actions/users/logout', {})),
      await keysOf(guest.post('/actions/users/login', { ...logIn, redirect: null })),
      await keysOf(guest.post('/api/v1/user/account-remove', { password: newPassword })),
      await keysOf(guest.post('/actions/users/verify-email', { code: await codeFrom('confirm-email') })),
    ]

    assert.deepEqual(seen, [
      ['data'],
      ['data', 'message'],
      ['message'],
      ['message'],
      ['message'],
      ['message', 'redirect'],
      ['csrfTokenValue', 'message'],
      ['message'],
      ['message', 'redirect'],
      ['csrfTokenValue', 'redirect', 'returnUrl'],
      ['csrfTokenValue'],
      ['csrfTokenValue', 'returnUrl'],
      ['message'],
      ['redirect'],
    ])
  })

  test(`on ${kind.name}, members' calls without a session answer 401 and change nothing (specification 6)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const before = await site.db.selectFrom('member').selectAll().orderBy('id').execute()
    const { id = '' } = before.find(({ email }) => email === samples.anna.email) ?? {}
    const guest = site.visit()

    const answers = [
      await guest.get('/api/v1/user/profile'),
      await guest.post('/api/v1/user/profile/update', { ...samples.anna.profile, firstName: 'Eva' }),
      await guest.post('/api/v1/user/change-password', { currentPassword: samplePassword, newPassword }),
      await guest.post('/api/v1/user/account-remove', { password: samplePassword }),
      await guest.post('/actions/users/save-user', {
        userId: id,
        email: 'eva@example.nl',
        currentPassword: samplePassword,
      }),
    ]

    for (const answer of answers) {
      assert.deepEqual([answer.statusCode, answer.json().errorCode], [401, 'not_logged_in'])
      assert.deepEqual(Object.keys(answer.json()).sort(), ['errorCode', 'message'])
    }
    assert.deepEqual(await site.db.selectFrom('member').selectAll().orderBy('id').execute(), before)
  })

  test(`on ${kind.name}, the userId somebody sends never decides whose address changes (AUTH-24; specification 7)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const [anna, bram] = [await site.signIn('anna'), await site.signIn('bram')]
    const { id: bramsId } = (await bram.get('/actions/users/session-info')).json()

    for (const userId of [bramsId, `${bramsId} `, '1', '*']) {
      const answer = await anna.post('/actions/users/save-user', {
        userId,
        email: 'anders@example.nl',
        currentPassword: samplePassword,
      })

      assert.deepEqual([answer.statusCode, answer.json().errorCode], [403, 'forbidden'], userId)
    }
    assert.deepEqual(await site.mails(), [])
    assert.deepEqual(await site.db.selectFrom('proof').selectAll().execute(), [])
  })

  test(`on ${kind.name}, an update ignores fields that are not the member's to change (VAL-02)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    const before = await site.db.selectFrom('member').selectAll().orderBy('id').execute()

    const saved = await anna.post('/api/v1/user/profile/update', {
      ...samples.anna.profile,
      ...{
        email: 'eva@example.nl',
        id: 'x',
        state: 'pending',
        is_sample: 0,
        password_hash: 'x',
        role: 'admin',
      },
    })

    assert.equal(saved.statusCode, 200)
    assert.deepEqual(saved.json().data, { ...samples.anna.profile, email: samples.anna.email })
    assert.deepEqual(await site.db.selectFrom('member').selectAll().orderBy('id').execute(), before)
  })
}

function codeIn(mail: Mail | undefined): string {
  assert.ok(mail && 'path' in mail)
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
