import assert from 'node:assert/strict'
import test from 'node:test'
import { openDesk } from '#database/desk.ts'
import { samplePassword } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import {
  operatorAudit as audit,
  codeAt,
  fenna as email,
  logInAs,
  newEditor,
  newMember,
  secretShownTo,
  setUpApp,
  wrongCodeFor,
} from '#test/editors.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { dismissEditor, inviteEditor, resetSecondFactor } from './flows/change-editors.ts'

for (const kind of testDatabases) {
  const on = `on ${kind.name},`
  const open = async () => openTestSite({ database: await kind.newAddress() })

  test(`${on} an editor sets up an app at the first entry and shows a code in every session after it (AUTH-21)`, async () => {
    const site = await open()
    const fenna = await newEditor(site)

    const first = await fenna.get('/redactie')
    assert.match(String(first.headers.location), /^\/redactie\/code\?return-url=/)
    assert.equal((await fenna.get('/redactie/code')).headers.location, '/redactie/code/instellen')
    const { code, secret } = await setUpApp(site, fenna)
    assert.equal((await fenna.get('/redactie')).statusCode, 200)

    const again = await logInAs(site)
    assert.equal((await again.get('/redactie')).statusCode, 302)
    const call = await again.post('/api/v1/redactie/code', { code })
    assert.deepEqual(
      [call.statusCode, call.json().errorCode],
      [400, 'validation_failed'],
      'it was used before',
    )
    site.wait(1)
    const passed = await again.post('/api/v1/redactie/code', {
      code: codeAt(site, secret),
      redirect: '/redactie/media',
    })
    assert.deepEqual([passed.statusCode, passed.json().redirect], [200, '/redactie/media'])
    assert.equal((await again.get('/redactie')).statusCode, 200)
    assert.deepEqual(await outcomes(site), ['set-up', 'wrong-code', 'passed'])
  })

  test(`${on} showing the code gives the session another token, and the old one is dead (SES-02)`, async () => {
    const site = await open()
    const fenna = await newEditor(site)
    const before = fenna.cookies.get('izz') ?? ''

    await setUpApp(site, fenna)

    assert.notEqual(fenna.cookies.get('izz'), before)
    const old = await site.app.inject({ url: '/redactie', headers: { cookie: `izz=${before}` } })
    assert.match(String(old.headers.location), /^\/inloggen/)
  })

  test(`${on} each of ten recovery codes works once, and only its hash is kept (AUTH-12)`, async () => {
    const site = await open()
    const { recoveryCodes } = await setUpApp(site, await newEditor(site))
    assert.equal(new Set(recoveryCodes).size, 10)
    const kept = JSON.stringify(await site.db.selectFrom('recovery_code').selectAll().execute())
    for (const code of recoveryCodes)
      assert.ok(!kept.includes(code) && !kept.includes(code.replaceAll('-', '')))

    const typed = recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ') ?? ''
    const answers = [
      await (await logInAs(site)).post('/api/v1/redactie/code', { code: typed }),
      await (await logInAs(site)).post('/api/v1/redactie/code', { code: typed }),
    ]

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 400],
    )
    const mail = (await site.mails()).find(({ kind }) => kind === 'recovery-code-used')
    assert.equal(mail?.kind === 'recovery-code-used' && mail.left, 9)
  })

  test(`${on} guessing codes is stopped after five, also for the right one (AUTH-10)`, async () => {
    const site = await open()
    const { secret } = await setUpApp(site, await newEditor(site))
    site.wait(1)
    const fenna = await logInAs(site)

    for (let guess = 0; guess < 5; guess++)
      await fenna.post('/api/v1/redactie/code', { code: wrongCodeFor(site, secret) })
    const right = await fenna.post('/api/v1/redactie/code', { code: codeAt(site, secret) })

    assert.deepEqual([right.statusCode, right.json().errorCode], [429, 'too_many_requests'])
    site.wait(6)
    assert.equal((await fenna.post('/api/v1/redactie/code', { code: codeAt(site, secret) })).statusCode, 200)
  })

  test(`${on} without script the forms do the same, and say what is wrong`, async () => {
    const site = await open()
    const fenna = await newEditor(site)
    const secret = await secretShownTo(fenna)

    const wrong = await fenna.submit('/api/v1/redactie/code/instellen', { code: '12' })
    const right = await fenna.submit('/api/v1/redactie/code/instellen', { code: codeAt(site, secret) })

    assert.equal(wrong.statusCode, 400)
    assert.match(wrong.body, /Deze code klopt niet/)
    assert.equal(right.statusCode, 200)
    assert.equal(right.body.match(/<code>[a-z2-9]{4}(-[a-z2-9]{4}){3}<\/code>/g)?.length, 10)
    const later = await fenna.get('/redactie/code/instellen')
    assert.equal(later.headers.location, '/redactie/code', 'the secret is shown no more')
  })

  test(`${on} a reset asks for a new app and ends every session (SES-05)`, async () => {
    const site = await open()
    const fenna = await newEditor(site)
    await setUpApp(site, fenna)

    assert.equal(await resetSecondFactor(site.db, email, audit, site.now()), 'reset')

    assert.match(String((await fenna.get('/redactie')).headers.location), /^\/inloggen/)
    const again = await logInAs(site)
    assert.equal((await again.get('/redactie/code')).headers.location, '/redactie/code/instellen')
    assert.equal((await site.db.selectFrom('recovery_code').selectAll().execute()).length, 0)
  })

  test(`${on} who is no editor any more is out at once, and is a member still`, async () => {
    const site = await open()
    const fenna = await newEditor(site)
    await setUpApp(site, fenna)

    assert.equal(await dismissEditor(openDesk(site.db), { email }, audit, site.now()), 'removed')

    assert.match(String((await fenna.get('/redactie')).headers.location), /^\/inloggen/)
    assert.equal((await (await logInAs(site)).get('/redactie')).statusCode, 403)
    assert.equal(await dismissEditor(openDesk(site.db), { email }, audit, site.now()), 'unknown')
  })

  test(`${on} whoever is invited again with an account by now has the new role, and no invitation waits any more`, async () => {
    const site = await open()
    const invite = (role: 'writer' | 'chief-editor') =>
      inviteEditor(openDesk(site.db), { email, role }, audit, site.now())
    assert.equal(await invite('chief-editor'), 'invited')
    await newMember(site)

    assert.equal(await invite('writer'), 'added')

    assert.deepEqual(await site.db.selectFrom('editor_invitation').select('role').execute(), [])
    await dismissEditor(openDesk(site.db), { email }, audit, site.now())
    assert.equal((await (await logInAs(site)).get('/redactie')).statusCode, 403)
  })

  test(`${on} the role waits two weeks for whoever has no account yet, and only for that address`, async () => {
    const site = await open()
    assert.equal(
      await inviteEditor(openDesk(site.db), { email: 'Fenna@Example.nl', role: 'writer' }, audit, site.now()),
      'invited',
    )
    assert.equal((await site.mails()).at(-1)?.kind, 'colleague-invited')

    await newMember(site)
    const answers = [
      await (await site.signIn('anna')).get('/redactie'),
      await (await logInAs(site)).get('/redactie/code/instellen'),
    ]
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [403, 200],
    )

    await inviteEditor(openDesk(site.db), { email: 'laat@example.nl', role: 'writer' }, audit, site.now())
    site.wait(15 * 24 * 60)
    await newMember(site, 'laat@example.nl')
    assert.equal((await (await logInAs(site, 'laat@example.nl')).get('/redactie')).statusCode, 403)
  })

  test(`${on} who moves an account to an invited address by a press of somebody else is no editor`, async () => {
    const site = await open()
    const invited = 'uitgenodigd@example.nl'
    const stranger = await site.signIn('bram')
    await inviteEditor(openDesk(site.db), { email: invited, role: 'writer' }, audit, site.now())
    const { id: userId } = (await stranger.get('/actions/users/session-info')).json()
    const change = { userId, email: invited, currentPassword: samplePassword }
    await stranger.post('/actions/users/save-user', change)
    await site.visit().post('/actions/users/verify-email', { code: await mailedCode(site) })

    const afterMove = (await (await logInAs(site, invited)).get('/redactie')).statusCode
    const again = await inviteEditor(openDesk(site.db), { email: invited, role: 'writer' }, audit, site.now())
    const afterInvitation = (await (await logInAs(site, invited)).get('/redactie')).statusCode

    assert.deepEqual([afterMove, again, afterInvitation], [403, 'moved', 403])
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: invited })
    const reset = { code: await mailedCode(site), newPassword: 'wandelen langs de vaart 9' }
    await site.visit().post('/actions/users/set-password', reset)
    const reader = await logInAs(site, invited, reset.newPassword)
    assert.equal((await reader.get('/redactie/code/instellen')).statusCode, 200)
  })

  test(`${on} a member who knocks over and over leaves fifty rows an hour (LOG-01)`, async () => {
    const site = await open()
    const anna = await site.signIn('anna')

    for (let knock = 0; knock < 200; knock++)
      assert.equal((await anna.get(knock % 2 ? '/redactie' : '/redactie/media')).statusCode, 403)

    assert.equal(await knocks(site), 50)
  })

  test(`${on} with the account the role, the secret and the codes go (AVG-05)`, async () => {
    const site = await open()
    const fenna = await newEditor(site)
    await setUpApp(site, fenna)

    await fenna.post('/api/v1/user/account-remove', { password: samplePassword })

    const left = await Promise.all([
      site.db.selectFrom('editor').selectAll().where('totp_secret', 'is not', null).execute(),
      site.db.selectFrom('recovery_code').selectAll().execute(),
    ])
    assert.deepEqual(left, [[], []])
  })
}

async function outcomes(site: TestSite): Promise<string[]> {
  const rows = await site.db
    .selectFrom('security_event')
    .select('outcome')
    .where('event', '=', 'second-factor')
    .orderBy('id')
    .execute()
  return rows.map(({ outcome }) => outcome)
}

async function knocks(site: TestSite): Promise<number> {
  const rows = await site.db
    .selectFrom('security_event')
    .select('outcome')
    .where('event', '=', 'access-refused')
    .execute()
  return rows.length
}

async function mailedCode(site: TestSite): Promise<string> {
  return /code=([\w-]+)/.exec(JSON.stringify((await site.mails()).at(-1)))?.[1] ?? ''
}
