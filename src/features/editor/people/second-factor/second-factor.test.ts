import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePassword } from '#features/account/samples.ts'
import { endSessionsOf } from '#features/account/sessions/store.ts'
import { findMemberByEmail } from '#features/account/store.ts'
import { openPatiently } from '#test/databases.ts'
import {
  codeAt,
  fenna,
  logInAs,
  newEditor,
  operatorAudit,
  secretShownTo,
  setUpApp,
  wrongCodeFor,
} from '#test/editors.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { openSites } from '#test/sites.ts'
import { resetSecondFactor } from '../flows/change-editors.ts'

const newPassword = 'een heel ander wachtwoord 42'
const showing = '/api/v1/redactie/code'
const settingUp = '/api/v1/redactie/code/instellen'

const hashes: string[] = []
const asked = { atOnce: 0, most: 0 }
const sites = await openSites({
  hasher: quickHasher((work) => {
    hashes.push(work)
    asked.most = Math.max(asked.most, ++asked.atOnce)
    queueMicrotask(() => asked.atOnce--)
  }),
})
let editors = 0
const newEmail = () => `redacteur${editors++}@example.nl`

for (const { kind, site } of sites) {
  const on = `on ${kind.name},`

  test(`${on} a secret that was not confirmed is of one session: whoever else has the password sees another (AUTH-21)`, async () => {
    const email = newEmail()
    const owner = await newEditor(site, email)
    const shown = await secretShownTo(owner)
    const stranger = await logInAs(site, email)

    const seen = await secretShownTo(stranger)

    assert.ok(shown && seen && seen !== shown)
    assert.equal(await secretShownTo(owner), shown, 'the picture stays the same as long as the session')
    const answer = await stranger.post(settingUp, { code: codeAt(site, shown) })
    assert.equal(answer.statusCode, 400, 'a code of the secret of another session')
    assert.equal((await owner.post(settingUp, { code: codeAt(site, shown) })).statusCode, 200)
  })

  test(`${on} a secret that was not confirmed is gone when the password changes, in the session that changed it too`, async () => {
    const email = newEmail()
    const owner = await newEditor(site, email)
    const shown = await secretShownTo(owner)

    const changed = await owner.post('/api/v1/user/change-password', {
      currentPassword: samplePassword,
      newPassword,
    })
    assert.equal(changed.statusCode, 200, changed.body)

    const late = await owner.post(settingUp, { code: codeAt(site, shown) })
    assert.equal(late.statusCode, 400)
    assert.notEqual(await secretShownTo(owner), shown)
  })

  test(`${on} a secret that was not confirmed is gone when the address changes`, async () => {
    const email = newEmail()
    const owner = await newEditor(site, email)
    const shown = await secretShownTo(owner)
    const { id } = (await owner.get('/actions/users/session-info')).json()
    const newAddress = newEmail()
    await owner.post('/actions/users/save-user', {
      userId: id,
      email: newAddress,
      currentPassword: samplePassword,
    })
    await owner.post('/actions/users/verify-email', { code: await mailedCode(site) })

    const again = await logInAs(site, newAddress)

    assert.equal((await again.post(settingUp, { code: codeAt(site, shown) })).statusCode, 400)
    assert.notEqual(await secretShownTo(again), shown)
  })

  test(`${on} after a new password by mail nothing that was shown before it has any effect`, async () => {
    const email = newEmail()
    const intruder = await newEditor(site, email)
    const shown = await secretShownTo(intruder)
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: email })
    const reset = await site
      .visit()
      .post('/actions/users/set-password', { code: await mailedCode(site), newPassword })
    assert.equal(reset.statusCode, 200, reset.body)

    const late = await intruder.post(settingUp, { code: codeAt(site, shown) })
    const owner = await logInAs(site, email, newPassword)
    const elsewhere = await owner.post(settingUp, { code: codeAt(site, shown) })

    assert.deepEqual([late.statusCode, elsewhere.statusCode], [401, 400])
    assert.notEqual(await secretShownTo(owner), shown)
  })

  test(`${on} an app is not set up by a session that ends while its code is checked`, async () => {
    const site = await openRacing('insert into "allowance"')
    const intruder = await newEditor(site)
    const shown = await secretShownTo(intruder)

    site.race()
    const answer = await intruder.post(settingUp, { code: codeAt(site, shown) })

    assert.equal(answer.statusCode, 401)
    assert.equal(await isSetUp(site), false)
  })

  test(`${on} a code is not taken from a session that ends while it is checked`, async () => {
    const site = await openRacing('insert into "allowance"')
    const { secret } = await setUpApp(site, await newEditor(site))
    site.wait(1)
    const intruder = await logInAs(site)

    site.race()
    const answer = await intruder.post(showing, { code: codeAt(site, secret) })

    assert.equal(answer.statusCode, 401)
    const owner = await logInAs(site)
    assert.equal((await owner.post(showing, { code: codeAt(site, secret) })).statusCode, 200, 'still unused')
  })

  test(`${on} of two sessions that show the same code at the same moment one comes in (AUTH-21)`, async () => {
    const email = newEmail()
    const { secret } = await setUpApp(site, await newEditor(site, email))
    site.wait(1)
    const browsers = await Promise.all([1, 2, 3].map(() => logInAs(site, email)))
    await Promise.all(browsers.map((browser) => browser.token()))

    const code = codeAt(site, secret)
    const answers = await Promise.all(browsers.map((browser) => browser.post(showing, { code })))

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400])
  })

  test(`${on} of two sessions that set up an app at the same moment one does, and only its codes count`, async () => {
    const email = newEmail()
    const browsers = [await newEditor(site, email), await logInAs(site, email)]
    const secrets = await Promise.all(browsers.map(secretShownTo))

    const answers = await Promise.all(
      browsers.map((browser, place) => browser.post(settingUp, { code: codeAt(site, secrets[place]) })),
    )

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400])
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    site.wait(1)
    const later = await logInAs(site, email)
    assert.equal((await later.post(showing, { code: codeAt(site, secrets[1 - winner]) })).statusCode, 400)
    assert.equal((await later.post(showing, { code: codeAt(site, secrets[winner]) })).statusCode, 200)
  })

  test(`${on} recovery codes are hashed as passwords are, and one is checked with one hash (AUTH-09, AUTH-12)`, async () => {
    const email = newEmail()
    const { recoveryCodes } = await setUpApp(site, await newEditor(site, email))
    const rows = await site.db.selectFrom('recovery_code').select('code_hash').execute()
    for (const { code_hash } of rows) assert.match(code_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const browser = await logInAs(site, email)
    hashes.length = 0

    const unknown = await browser.post(showing, { code: 'zzzz-zzzz-zzzz-zzzz' })
    const known = await browser.post(showing, { code: recoveryCodes[9] ?? '' })

    assert.deepEqual([unknown.statusCode, known.statusCode], [400, 200])
    assert.deepEqual(hashes, ['verify', 'verify'], 'known or not, the work is the same')
  })

  test(`${on} recovery codes are hashed one after another, so that who logs in meanwhile waits for one at most`, async () => {
    const browser = await newEditor(site, newEmail())
    hashes.length = 0
    asked.most = 0

    await setUpApp(site, browser)

    assert.deepEqual([hashes.length, asked.most], [10, 1])
  })

  test(`${on} of two sessions that use one recovery code at the same moment one comes in (AUTH-12)`, async () => {
    const email = newEmail()
    const { recoveryCodes } = await setUpApp(site, await newEditor(site, email))
    const browsers = await Promise.all([1, 2].map(() => logInAs(site, email)))
    await Promise.all(browsers.map((browser) => browser.token()))

    const code = recoveryCodes[0] ?? ''
    const answers = await Promise.all(browsers.map((browser) => browser.post(showing, { code })))

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400])
  })

  test(`${on} from the third wrong code of a day on the editor gets a mail, three at most`, async () => {
    const email = newEmail()
    const { secret } = await setUpApp(site, await newEditor(site, email))
    const counts: number[] = []

    for (let guess = 0; guess < 8; guess++) {
      const browser = await logInAs(site, email)
      const answer = await browser.post(showing, { code: wrongCodeFor(site, secret) })
      assert.equal(answer.statusCode, 400)
      const mails = (await site.mails()).filter(({ to }) => to === email)
      counts.push(mails.filter(({ kind }) => kind === 'second-factor-failed').length)
      site.wait(10)
    }

    assert.deepEqual(counts, [0, 0, 1, 2, 3, 3, 3, 3])
  })

  test(`${on} guessing codes is bounded per account and day, whatever the session, and counted for setting up too (AUTH-10)`, async () => {
    const email = newEmail()
    const { secret } = await setUpApp(site, await newEditor(site, email))
    let checked = 0
    for (let guess = 0; guess < 40; guess++) {
      const browser = await logInAs(site, email)
      const answer = await browser.post(showing, { code: wrongCodeFor(site, secret) })
      if (answer.statusCode === 400) checked++
      site.wait(6)
    }

    const stopped = await (await logInAs(site, email)).post(showing, { code: codeAt(site, secret) })

    assert.equal(checked, 20)
    assert.equal(stopped.statusCode, 429, 'also for the right one')
    site.wait(24 * 60)
    const nextDay = await (await logInAs(site, email)).post(showing, { code: codeAt(site, secret) })
    assert.equal(nextDay.statusCode, 200)
  })

  test(`${on} somebody who comes in every half hour is not stopped by what a day allows`, async () => {
    const email = newEmail()
    const { secret } = await setUpApp(site, await newEditor(site, email))

    for (let visit = 0; visit < 30; visit++) {
      site.wait(30)
      const answer = await (await logInAs(site, email)).post(showing, { code: codeAt(site, secret) })
      assert.equal(answer.statusCode, 200, `visit ${visit}`)
    }
  })

  test(`${on} codes that are refused over and over leave few rows`, async () => {
    const email = newEmail()
    const { secret } = await setUpApp(site, await newEditor(site, email))
    const browser = await logInAs(site, email)

    for (let guess = 0; guess < 100; guess++)
      await browser.post(showing, { code: wrongCodeFor(site, secret) })

    const rows = await site.db
      .selectFrom('security_event')
      .select('outcome')
      .where('event', '=', 'second-factor')
      .where('member_id', '=', (await findMemberByEmail(site.db, email))?.id ?? '')
      .execute()
    assert.ok(rows.length <= 10, `${rows.length} rows`)
  })

  test(`${on} a reset by who runs the site clears what was counted, and ends what was shown`, async () => {
    const email = newEmail()
    const browser = await newEditor(site, email)
    const { secret } = await setUpApp(site, browser)
    const guesser = await logInAs(site, email)
    for (let guess = 0; guess < 6; guess++) await guesser.post(showing, { code: wrongCodeFor(site, secret) })

    assert.equal(await resetSecondFactor(site.db, email, operatorAudit, site.now()), 'reset')

    const again = await logInAs(site, email)
    assert.equal((await again.post(settingUp, { code: codeAt(site, secret) })).statusCode, 400)
    await setUpApp(site, again)
  })

  /** A site where everybody is logged out, by another process, at the first statement of this kind after `race`. */
  async function openRacing(statement: string): Promise<TestSite & { race: () => void }> {
    const database = await kind.newAddress()
    const other = openPatiently(database)
    let isDue = false
    const site = await openTestSite({
      database,
      hasher: quickHasher(),
      async onStatement(sql) {
        if (!isDue || !sql.startsWith(statement)) return
        isDue = false
        const member = await findMemberByEmail(other, fenna)
        await endSessionsOf(other, member?.id ?? '')
        await other.destroy()
      },
    })
    const race = () => {
      isDue = true
    }
    return Object.assign(site, { race })
  }
}

async function isSetUp(site: TestSite): Promise<boolean> {
  const confirmed = await site.db
    .selectFrom('editor')
    .select('member_id')
    .where('totp_confirmed_at', 'is not', null)
    .execute()
  return confirmed.length > 0
}

async function mailedCode(site: TestSite): Promise<string> {
  const mail = (await site.mails()).findLast((each) => 'path' in each)
  assert.ok(mail && 'path' in mail)
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
