import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { dina, registration } from '#test/dina.ts'
import { openTestSite } from '#test/site.ts'
import { samplePassword, samples } from './samples.ts'

/** Typed as people do: an address is the same in capitals. */
const sent = { ...registration, email: 'Dina@Example.nl' }

for (const kind of testDatabases) {
  test(`on ${kind.name}, somebody registers, activates, logs in, edits the profile and logs out (AVG-04; specification 1)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const browser = site.visit()

    const registered = await browser.post('/actions/users/save-user', sent)
    assert.equal(registered.statusCode, 200)
    assert.match(registered.json().message, /Kijk in je mailbox/)

    const [mail] = await site.mails()
    assert.ok(mail?.kind === 'activate')
    assert.equal(mail.to, 'Dina@Example.nl')
    const early = await browser.post('/actions/users/login', {
      loginName: dina.email,
      password: dina.password,
    })
    assert.deepEqual([early.statusCode, early.json().errorCode], [400, 'pending_verification'])

    const code = new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
    const activated = await browser.post('/actions/users/activate', { code })
    assert.equal(activated.json().redirect, '/inloggen?r=activated')

    const loggedIn = await browser.post('/actions/users/login', {
      loginName: ' DINA@example.nl ',
      password: dina.password,
    })
    assert.equal(loggedIn.json().returnUrl, '/mijn-account')
    assert.equal((await browser.get('/api/v1/user/status')).json().authenticated, true)
    const profile = (await browser.get('/api/v1/user/profile')).json().data
    assert.deepEqual(profile, { ...dina.profile, email: sent.email })

    const saved = await browser.post('/api/v1/user/profile/update', {
      ...profile,
      lastName: 'Bakker',
      insured: false,
    })
    assert.equal(saved.json().message, 'Je gegevens zijn opgeslagen.')
    assert.deepEqual(saved.json().data, { ...profile, lastName: 'Bakker', insured: false, insurer: null })

    const out = await browser.post('/actions/users/logout', {})
    assert.equal(out.statusCode, 200)
    assert.equal((await browser.get('/api/v1/user/status')).json().authenticated, false)
  })

  test(`on ${kind.name}, a forgotten password is replaced, which ends all sessions and lifts a lock (AUTH-14)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    const browser = site.visit()
    for (let attempt = 0; attempt < 5; attempt++) await logIn(browser, samples.anna.email, 'fout wachtwoord')
    assert.equal((await logIn(browser, samples.anna.email, samplePassword)).statusCode, 429)

    const code = await askReset(site, browser, samples.anna.email)
    const set = await browser.post('/actions/users/set-password', {
      code,
      newPassword: 'een heel nieuwe zin 9',
    })

    assert.equal(set.json().redirect, '/inloggen?r=password-reset')
    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal((await browser.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal((await logIn(browser, samples.anna.email, samplePassword)).statusCode, 400)
    assert.equal((await logIn(browser, samples.anna.email, 'een heel nieuwe zin 9')).statusCode, 200)
    assert.equal((await site.mails()).at(-1)?.kind, 'password-changed')
    const again = await browser.post('/actions/users/set-password', {
      code,
      newPassword: 'nog een nieuwe zin 10',
    })
    assert.deepEqual([again.statusCode, again.json().errorCode], [400, 'invalid_code'])
  })

  test(`on ${kind.name}, a new password lifts the lock of a browser that was used before too (AUTH-14)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    await anna.post('/actions/users/logout', {})
    for (let attempt = 0; attempt < 5; attempt++) await logIn(anna, samples.anna.email, 'fout wachtwoord')
    assert.equal((await logIn(anna, samples.anna.email, samplePassword)).statusCode, 429)

    const code = await askReset(site, anna, samples.anna.email)
    await anna.post('/actions/users/set-password', { code, newPassword: 'een heel nieuwe zin 9' })

    assert.equal((await logIn(anna, samples.anna.email, 'een heel nieuwe zin 9')).statusCode, 200)
  })

  test(`on ${kind.name}, a reset proves the mailbox: a pending account becomes active`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const browser = site.visit()

    const code = await askReset(site, browser, samples.cees.email)
    await browser.post('/actions/users/set-password', { code, newPassword: 'een heel nieuwe zin 9' })

    assert.equal((await logIn(browser, samples.cees.email, 'een heel nieuwe zin 9')).statusCode, 200)
  })

  test(`on ${kind.name}, a new address works only after it was confirmed, and the old one is told (AUTH-15)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    const { id } = (await anna.get('/actions/users/session-info')).json()
    const change = { userId: id, email: 'anna@nieuw.example', currentPassword: samplePassword }

    const asked = await anna.post('/actions/users/save-user', change)
    assert.match(asked.json().message, /anna@nieuw\.example/)
    assert.equal((await anna.get('/api/v1/user/profile')).json().data.email, samples.anna.email)
    const [mail] = await site.mails()
    assert.ok(mail?.kind === 'confirm-email')
    assert.equal(mail.to, 'anna@nieuw.example')

    const code = new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
    const confirmed = await site.visit().post('/actions/users/verify-email', { code })
    assert.equal(confirmed.json().redirect, '/inloggen?r=email-verified')
    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, false)
    assert.deepEqual((await site.mails()).at(-1), {
      kind: 'email-changed',
      to: samples.anna.email,
      firstName: 'Anna',
    })
    assert.equal((await logIn(site.visit(), 'anna@nieuw.example', samplePassword)).statusCode, 200)
    const again = await site.visit().post('/actions/users/verify-email', { code })
    assert.deepEqual([again.statusCode, again.json().redirect], [400, '/inloggen?r=email-verified-failed'])
  })

  test(`on ${kind.name}, without script a member reads what to do next, and is not offered the address that somebody else typed`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const [anna, eva] = [await site.signIn('anna'), await site.signIn('eva')]
    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    const change = { userId, email: 'anna@nieuw.example', currentPassword: samplePassword }

    const asked = await anna.submit('/actions/users/save-user', change)
    const stale = await eva.submit('/actions/users/save-user', change)

    assert.equal(asked.statusCode, 303)
    const next = (await anna.get(String(asked.headers.location))).body
    assert.match(next.replaceAll(/<[^>]+>/g, ''), /mail gestuurd naar je nieuwe e-mailadres\. Open de link/)
    assert.equal(stale.statusCode, 403)
    assert.match(stale.body, /een ander account dan waarmee je nu bent ingelogd/)
    assert.doesNotMatch(stale.body, /anna@nieuw\.example/)
    assert.equal((await site.mails()).length, 1)
  })

  test(`on ${kind.name}, whoever confirms an address here for another account stays logged in`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const [anna, bram] = [await site.signIn('anna'), await site.signIn('bram')]
    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    const change = { userId, email: 'anna@nieuw.example', currentPassword: samplePassword }
    await anna.post('/actions/users/save-user', change)
    const [mail] = await site.mails()
    assert.ok(mail?.kind === 'confirm-email')
    const code = new URL(mail.path, 'http://a').searchParams.get('code') ?? ''

    const confirmed = await bram.post('/actions/users/verify-email', { code })

    assert.equal((await bram.get('/api/v1/user/status')).json().authenticated, true)
    const told = await bram.get(confirmed.json().redirect)
    assert.match(told.body, /Je <span[^>]*>e-mailadres<\/span> is gewijzigd/)
    assert.doesNotMatch(told.body, /al-ingelogd/)
  })

  test(`on ${kind.name}, a taken address gets the same answer, and its owner a mail`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    const { id } = (await anna.get('/actions/users/session-info')).json()

    const free = await anna.post('/actions/users/save-user', {
      userId: id,
      email: 'vrij@example.nl',
      currentPassword: samplePassword,
    })
    const taken = await anna.post('/actions/users/save-user', {
      userId: id,
      email: 'bram@example.nl',
      currentPassword: samplePassword,
    })

    assert.equal(taken.statusCode, free.statusCode)
    assert.equal(taken.json().message, free.json().message.replaceAll('vrij@', 'bram@'))
    assert.deepEqual((await site.mails()).at(-1), {
      kind: 'email-taken',
      to: 'bram@example.nl',
      firstName: 'Bram',
    })
  })

  test(`on ${kind.name}, a changed password ends the other sessions and keeps this one (SES-05)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const [phone, laptop] = [await site.signIn('anna'), await site.signIn('anna')]

    const wrong = await phone.post('/api/v1/user/change-password', {
      currentPassword: 'fout',
      newPassword: 'een heel nieuwe zin 9',
    })
    const changed = await phone.post('/api/v1/user/change-password', {
      currentPassword: samplePassword,
      newPassword: 'een heel nieuwe zin 9',
    })

    assert.deepEqual(
      [wrong.statusCode, wrong.json().errors],
      [400, { currentPassword: ['Je wachtwoord klopt niet.'] }],
    )
    assert.equal(changed.statusCode, 200)
    assert.equal((await phone.get('/api/v1/user/status')).json().authenticated, true)
    assert.equal((await laptop.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal((await site.mails()).at(-1)?.kind, 'password-changed')
  })

  test(`on ${kind.name}, after removal nothing in the database names the person (AVG-05)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')

    const wrong = await anna.post('/api/v1/user/account-remove', { password: 'fout' })
    assert.deepEqual([wrong.statusCode, wrong.json().errorCode], [400, 'invalid_credentials'])
    const removed = await anna.post('/api/v1/user/account-remove', { password: samplePassword })
    assert.equal(removed.statusCode, 200)
    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, false)
    assert.deepEqual(await site.mails(), [
      { kind: 'account-removed', to: samples.anna.email, firstName: 'Anna' },
    ])
    await site.db.deleteFrom('outbox').execute()

    for (const table of [
      'member',
      'session',
      'proof',
      'allowance',
      'registration',
      'job',
      'outbox',
      'security_event',
    ] as const) {
      const rows = JSON.stringify(await site.db.selectFrom(table).selectAll().execute())
      assert.doesNotMatch(rows, /anna|de Vries|1985-11-07/i, table)
    }
  })

  test(`on ${kind.name}, registering a known address gives the same answer and mails its owner (AUTH-11)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })

    const fresh = await site.visit().post('/actions/users/save-user', sent)
    const known = await site.visit().post('/actions/users/save-user', { ...sent, email: 'ANNA@example.nl' })
    const pending = await site
      .visit()
      .post('/actions/users/save-user', { ...sent, email: samples.cees.email })

    assert.deepEqual([known.statusCode, known.body], [fresh.statusCode, fresh.body])
    assert.deepEqual([pending.statusCode, pending.body], [fresh.statusCode, fresh.body])
    const mails = await site.mails()
    assert.deepEqual(
      mails.map(({ kind, to }) => [kind, to]),
      [
        ['activate', 'Dina@Example.nl'],
        ['account-exists', 'anna@example.nl'],
        ['activate', 'cees@example.nl'],
      ],
    )
  })

  test(`on ${kind.name}, who registers another person's address first gains nothing when its owner registers`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    await site
      .visit()
      .post('/actions/users/save-user', { ...sent, firstName: 'Kwaad', password: 'het wachtwoord van kwaad' })
    await site.mails()
    await site.visit().post('/actions/users/save-user', sent)

    const mail = (await site.mails()).at(-1)
    assert.ok(mail?.kind === 'activate')
    const code = new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
    await site.visit().post('/actions/users/activate', { code, password: dina.password })

    assert.equal((await logIn(site.visit(), sent.email, 'het wachtwoord van kwaad')).statusCode, 400)
    assert.equal((await logIn(site.visit(), sent.email, dina.password)).statusCode, 200)
  })
}

type Site = Awaited<ReturnType<typeof openTestSite>>
type Browser = ReturnType<Site['visit']>

function logIn(browser: Browser, loginName: string, password: string) {
  return browser.post('/actions/users/login', { loginName, password })
}

/** Gives the code of the link that the mail holds. */
async function askReset(site: Site, browser: Browser, loginName: string): Promise<string> {
  await browser.post('/actions/users/send-password-reset-email', { loginName })
  const [mail] = await site.mails()
  assert.ok(mail?.kind === 'reset-password')
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
