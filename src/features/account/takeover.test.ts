import assert from 'node:assert/strict'
import test from 'node:test'
import type { Mail } from '#features/mail/mail.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { dina } from '#test/dina.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite } from '#test/site.ts'
import { samplePassword, samples } from './samples.ts'

/** What somebody tries who wants an account that is not theirs. Each of these once worked. */
const owners = 'tulpen in de regen 42'
const strangers = 'het wachtwoord van kwaad'
const resetTo = 'een heel nieuwe zin 9'
const { profile } = dina

const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    /** Hashing stops here until the test lets it go on: the moment between checking and writing. */
    const gate: { hold: ((password: string) => Promise<void>) | undefined } = { hold: undefined }
    const quick = quickHasher()
    const hasher = {
      ...quick,
      async hash(password: string, like?: string) {
        await gate.hold?.(password)
        return quick.hash(password, like)
      },
      async verify(password: string, stored: string) {
        const isRight = await quick.verify(password, stored)
        await gate.hold?.(password)
        return isRight
      },
    }
    const site = await openTestSite({ database: await kind.newAddress(), hasher })
    return { kind, site, gate }
  }),
)

for (const { kind, site, gate } of sites) {
  let count = 0
  const newAddress = () => `dina${count++}-${kind.name}@example.nl`
  const register = (browser: Client, email: string, password: string) =>
    browser.post('/actions/users/save-user', { ...profile, email, password })
  const logIn = (browser: Client, loginName: string, password: string) =>
    browser.post('/actions/users/login', { loginName, password })
  const codesTo = async (email: string, wanted: Mail['kind']) =>
    (await site.mails()).filter(({ to, kind }) => to === email && kind === wanted).map(codeIn)
  const forgetCounts = () => site.db.deleteFrom('allowance').execute()
  const askReset = async (email: string) => {
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: email })
    return (await codesTo(email, 'reset-password')).at(-1) ?? ''
  }

  test(`on ${kind.name}, who registers an address again does not get into what its owner activates`, async () => {
    const [owner, stranger, email] = [site.visit(), site.visit(), newAddress()]
    await register(owner, email, owners)
    const [link = ''] = await codesTo(email, 'activate')
    await register(stranger, email, strangers)
    await site.mails()

    assert.equal((await owner.post('/actions/users/activate', { code: link })).statusCode, 200)

    assert.equal((await logIn(stranger, email, strangers)).statusCode, 400)
    assert.equal((await logIn(owner, email, owners)).statusCode, 200)
  })

  test(`on ${kind.name}, the link of a stranger's registration asks its reader for a password that only the stranger knows`, async () => {
    const [reader, stranger, email] = [site.visit(), site.visit(), newAddress()]
    await register(stranger, email, strangers)
    const [code = ''] = await codesTo(email, 'activate')

    const pressed = await reader.post('/actions/users/activate', { code })
    const guessed = await reader.post('/actions/users/activate', { code, password: owners })
    const form = await reader.submit('/actions/users/activate', { code })

    assert.deepEqual([pressed.statusCode, pressed.json().errorCode], [400, 'password_needed'])
    assert.deepEqual(Object.keys(pressed.json().errors), ['password'])
    assert.deepEqual([guessed.statusCode, guessed.json().errorCode], [400, 'invalid_credentials'])
    assert.match(form.body, /<input[^>]*type="password"[^>]*name="password"/)
    assert.match(form.body, new RegExp(`value="${code}"`))
    assert.equal((await logIn(stranger, email, strangers)).json().errorCode, 'pending_verification')
  })

  test(`on ${kind.name}, a stranger who knows what the owner's browser held registers nothing that a press there activates`, async () => {
    const [owner, stranger, email] = [site.visit(), site.visit(), newAddress()]
    const planted = 'p'.repeat(43)
    owner.cookies.set('izz-registration', planted)
    stranger.cookies.set('izz-registration', planted)
    await register(owner, email, owners)
    await site.mails()
    await register(stranger, email, strangers)
    const [own = '', other = ''] = await codesTo(email, 'activate')

    const pressed = await owner.post('/actions/users/activate', { code: other })

    assert.deepEqual([pressed.statusCode, pressed.json().errorCode], [400, 'password_needed'])
    assert.equal((await owner.post('/actions/users/activate', { code: own })).statusCode, 200)
    assert.equal((await logIn(stranger, email, strangers)).statusCode, 400)
  })

  test(`on ${kind.name}, who registered an address on a computer before its owner did there gets no account by the owner's press`, async () => {
    const [shared, email] = [site.visit(), newAddress()]
    await register(shared, email, strangers)
    await site.mails()
    await register(shared, email, owners)
    const [strange = '', own = ''] = await codesTo(email, 'activate')

    const pressed = await shared.post('/actions/users/activate', { code: strange })

    assert.deepEqual([pressed.statusCode, pressed.json().errorCode], [400, 'password_needed'])
    assert.equal((await shared.post('/actions/users/activate', { code: own })).statusCode, 200)
    assert.equal((await logIn(site.visit(), email, strangers)).statusCode, 400)
  })

  test(`on ${kind.name}, a new password makes an account of what a stranger registered, without what only its owner can want`, async () => {
    const [owner, stranger, email] = [site.visit(), site.visit(), newAddress()]
    const wishes = { ...profile, memberPanel: true, newsLetter: true }
    await stranger.post('/actions/users/save-user', { ...wishes, email, password: strangers })
    const code = await askReset(email)
    await owner.post('/actions/users/set-password', { code, newPassword: resetTo })

    await logIn(owner, email, resetTo)

    const made = (await owner.get('/api/v1/user/profile')).json().data
    assert.deepEqual([made.memberPanel, made.newsLetter], [false, false])
  })

  test(`on ${kind.name}, a new password in the browser that registered keeps what was chosen there`, async () => {
    const [owner, email] = [site.visit(), newAddress()]
    const wishes = { ...profile, memberPanel: true, newsLetter: true }
    await owner.post('/actions/users/save-user', { ...wishes, email, password: owners })
    await owner.post('/actions/users/send-password-reset-email', { loginName: email })
    const code = (await codesTo(email, 'reset-password')).at(-1)
    await owner.post('/actions/users/set-password', { code, newPassword: resetTo })

    await logIn(owner, email, resetTo)

    const made = (await owner.get('/api/v1/user/profile')).json().data
    assert.deepEqual([made.memberPanel, made.newsLetter], [true, true])
  })

  test(`on ${kind.name}, a press is enough for each of the last five registrations of one browser`, async () => {
    const owner = site.visit()
    const emails = Array.from({ length: 6 }, newAddress)
    for (const email of emails) await register(owner, email, owners)

    const pressed = []
    for (const email of emails) {
      const [code = ''] = await codesTo(email, 'activate')
      pressed.push((await owner.post('/actions/users/activate', { code })).statusCode)
    }

    assert.deepEqual(pressed, [400, 200, 200, 200, 200, 200])
  })

  test(`on ${kind.name}, in another browser the chosen password activates, also without script, and guessing it ends`, async () => {
    const [elsewhere, email] = [site.visit(), newAddress()]
    await register(site.visit(), email, owners)
    const [code = ''] = await codesTo(email, 'activate')
    const page = await elsewhere.get(`/activeren?code=${code}`)
    assert.match(page.body, /andere browser/)

    const done = await elsewhere.submit('/actions/users/activate', { code, password: owners })

    assert.deepEqual([done.statusCode, done.headers.location], [303, '/inloggen?r=activated'])
    const other = newAddress()
    await register(site.visit(), other, owners)
    const [second = ''] = await codesTo(other, 'activate')
    const tries = []
    for (let n = 0; n < 6; n++)
      tries.push(await elsewhere.post('/actions/users/activate', { code: second, password: `fout ${n}` }))
    assert.deepEqual(
      tries.map(({ statusCode }) => statusCode),
      [400, 400, 400, 400, 400, 429],
    )
  })

  test(`on ${kind.name}, one link activates once, whoever presses at the same moment, and the others for the address are dead`, async () => {
    const [first, second, email] = [site.visit(), site.visit(), newAddress()]
    await register(first, email, owners)
    await register(second, email, strangers)
    const [one = '', two = ''] = await codesTo(email, 'activate')
    const press = (browser: Client, code: string) => browser.post('/actions/users/activate', { code })

    const answers = await Promise.all([press(first, one), press(first, one), press(second, two)])

    const members = await site.db.selectFrom('member').select('id').where('email', '=', email).execute()
    assert.equal(members.length, 1)
    assert.ok(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400))
    const late = await Promise.all([press(first, one), press(second, two)])
    assert.deepEqual(late.map(({ statusCode }) => statusCode).sort(), [200, 400])
  })

  for (const act of [
    'change-password',
    'change-email',
    'remove-account',
    'end-sessions',
    'log-in',
  ] as const) {
    test(`on ${kind.name}, ${act} that an intruder began before a reset has no effect after it`, async () => {
      await forgetCounts()
      const email = await newMember()
      const intruder = site.visit()
      await logIn(intruder, email, owners)
      const { id: userId } = (await intruder.get('/actions/users/session-info')).json()
      const code = await askReset(email)
      const acts = {
        'change-password': () =>
          intruder.post('/api/v1/user/change-password', { currentPassword: owners, newPassword: strangers }),
        'change-email': () =>
          intruder.post('/actions/users/save-user', {
            userId,
            email: `kwaad-${count}-${kind.name}@example.nl`,
            currentPassword: owners,
          }),
        'remove-account': () => intruder.post('/api/v1/user/account-remove', { password: owners }),
        'end-sessions': () => intruder.post('/api/v1/user/sessions/end', { password: owners }),
        'log-in': () => logIn(site.visit(), email, owners),
      }
      let isReset = false
      const paused = Promise.withResolvers<void>()
      const reset = Promise.withResolvers<void>()
      gate.hold = async (password) => {
        if (password === resetTo || isReset) return
        paused.resolve()
        await reset.promise
      }

      const begun = acts[act]()
      await paused.promise
      await site.visit().post('/actions/users/set-password', { code, newPassword: resetTo })
      isReset = true
      reset.resolve()
      await begun
      gate.hold = undefined

      await forgetCounts()
      assert.equal((await intruder.get('/api/v1/user/status')).json().authenticated, false)
      for (const password of [owners, strangers])
        assert.equal((await logIn(site.visit(), email, password)).statusCode, 400, password)
      assert.equal((await logIn(site.visit(), email, resetTo)).statusCode, 200)
      const proofs = await site.db
        .selectFrom('proof')
        .select('purpose')
        .where('owner_id', '=', userId)
        .where('used_at', 'is', null)
        .execute()
      assert.deepEqual(proofs, [])
    })
  }

  test(`on ${kind.name}, a reset ends a change of address that was asked for before it`, async () => {
    await forgetCounts()
    const email = await newMember()
    const intruder = site.visit()
    await logIn(intruder, email, owners)
    const { id: userId } = (await intruder.get('/actions/users/session-info')).json()
    const other = newAddress()
    await intruder.post('/actions/users/save-user', { userId, email: other, currentPassword: owners })
    const [change = ''] = await codesTo(other, 'confirm-email')

    await site
      .visit()
      .post('/actions/users/set-password', { code: await askReset(email), newPassword: resetTo })

    assert.equal((await site.visit().post('/actions/users/verify-email', { code: change })).statusCode, 400)
    assert.equal((await logIn(site.visit(), email, resetTo)).statusCode, 200)
  })

  test(`on ${kind.name}, the owner reads of a changed address, also when the thief then removes the account`, async () => {
    await forgetCounts()
    const email = await newMember()
    const thief = site.visit()
    await logIn(thief, email, owners)
    const { id: userId } = (await thief.get('/actions/users/session-info')).json()
    const other = newAddress()
    await thief.post('/actions/users/save-user', { userId, email: other, currentPassword: owners })
    const [code = ''] = await codesTo(other, 'confirm-email')
    await thief.post('/actions/users/verify-email', { code })
    await logIn(thief, other, owners)

    const removed = await thief.post('/api/v1/user/account-remove', { password: owners })

    assert.equal(removed.statusCode, 200)
    const mails = (await site.mails()).filter(({ to }) => to === email)
    assert.equal(mails.at(-1)?.kind, 'email-changed')
  })

  test(`on ${kind.name}, who never registered and asks for a new password gets no words of a stranger, who sees nothing of it`, async () => {
    await forgetCounts()
    const [owner, stranger, email] = [site.visit(), site.visit(), newAddress()]
    const words = { ...profile, firstName: 'Ga nu naar www.prijs.nl' }
    await stranger.post('/actions/users/save-user', { ...words, email, password: strangers })
    const code = await askReset(email)

    await owner.post('/actions/users/set-password', { code, newPassword: resetTo })

    assert.equal((await logIn(owner, email, resetTo)).statusCode, 200)
    const seen = await logIn(stranger, email, strangers)
    assert.deepEqual([seen.statusCode, seen.json().errorCode], [400, 'pending_verification'])
    assert.equal((await logIn(site.visit(), email, resetTo)).statusCode, 200)
  })

  test(`on ${kind.name}, a link that is replaced while its password is hashed leaves the new one alone`, async () => {
    await forgetCounts()
    const email = newAddress()
    await register(site.visit(), email, owners)
    const set = (code: string) =>
      site.visit().post('/actions/users/set-password', { code, newPassword: resetTo })
    const old = await askReset(email)
    const [paused, replaced] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    gate.hold = () => {
      paused.resolve()
      return replaced.promise
    }

    const begun = set(old)
    await paused.promise
    gate.hold = undefined
    const fresh = await askReset(email)
    replaced.resolve()

    assert.equal((await begun).statusCode, 400)
    assert.equal((await set(fresh)).statusCode, 200)
  })

  test(`on ${kind.name}, a stranger who registered an address twice sees nothing of a reset, now or a month later`, async () => {
    await forgetCounts()
    const [owner, stranger, email] = [site.visit(), site.visit(), newAddress()]
    const tries = [`${strangers} 1`, `${strangers} 2`]
    for (const password of tries) await register(stranger, email, password)
    const daysOf = async () => {
      const rows = await site.db.selectFrom('registration').select(['password_hash', 'created_at']).execute()
      return rows.map((row) => row.created_at).toSorted()
    }
    const before = await daysOf()
    site.wait(60)
    const code = await askReset(email)
    await owner.post('/actions/users/set-password', { code, newPassword: resetTo })

    assert.equal((await logIn(owner, email, resetTo)).statusCode, 200)
    for (const password of tries)
      assert.equal((await logIn(stranger, email, password)).json().errorCode, 'pending_verification')
    assert.deepEqual(await daysOf(), before)
  })

  test(`on ${kind.name}, whoever registered here gets the own profile by a new password, also when a stranger came later`, async () => {
    await forgetCounts()
    const [owner, email] = [site.visit(), newAddress()]
    await register(owner, email, owners)
    const other = { ...profile, firstName: 'Kwaad', email, password: strangers }
    await site.visit().post('/actions/users/save-user', other)
    await owner.post('/actions/users/send-password-reset-email', { loginName: email })
    const code = (await codesTo(email, 'reset-password')).at(-1) ?? ''

    await owner.post('/actions/users/set-password', { code, newPassword: resetTo })
    await logIn(owner, email, resetTo)

    assert.equal((await owner.get('/api/v1/user/profile')).json().data.firstName, 'Dina')
  })

  test(`on ${kind.name}, a letter that only looks like another makes no second address of it`, async () => {
    await forgetCounts()
    const answer = await register(site.visit(), '\u212aobus@example.nl', owners)

    assert.deepEqual([answer.statusCode, Object.keys(answer.json().errors)], [400, ['email']])
  })

  test(`on ${kind.name}, somebody who knows the password voids two links for a new one, and not the third`, async () => {
    await forgetCounts()
    const email = await newMember()
    const intruder = site.visit()
    await logIn(intruder, email, owners)
    let code = ''
    let currentPassword = owners
    for (const newPassword of [`${strangers} 1`, `${strangers} 2`, strangers]) {
      code = await askReset(email)
      await intruder.post('/api/v1/user/change-password', { currentPassword, newPassword })
      currentPassword = newPassword
    }

    const answer = await site.visit().post('/actions/users/set-password', { code, newPassword: resetTo })

    assert.equal(answer.statusCode, 200)
    assert.equal((await logIn(site.visit(), email, strangers)).statusCode, 400)
  })

  test(`on ${kind.name}, no mail to an address that is not proven repeats a word that somebody typed`, async () => {
    await forgetCounts()
    const email = newAddress()
    const words = { ...profile, firstName: 'Win een prijs', lastName: 'op kwaad punt nl' }
    await site.visit().post('/actions/users/save-user', { ...words, email, password: strangers })
    await site.visit().post('/actions/users/send-activation-email', { loginName: email })
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: email })
    const anna = await site.signIn('anna')
    await anna.post('/api/v1/user/profile/update', { ...samples.anna.profile, ...words })
    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    await anna.post('/actions/users/save-user', { userId, email, currentPassword: samplePassword })

    const mails = (await site.mails()).filter(({ to }) => to === email)

    assert.deepEqual(mails.map(({ kind }) => kind).sort(), [
      'activate',
      'activate',
      'confirm-email',
      'reset-password',
    ])
    assert.doesNotMatch(JSON.stringify(mails), /prijs|kwaad punt/)
  })

  async function newMember(): Promise<string> {
    const [browser, email] = [site.visit(), newAddress()]
    await register(browser, email, owners)
    const [code = ''] = await codesTo(email, 'activate')
    await browser.post('/actions/users/activate', { code })
    return email
  }
}

function codeIn(mail: Mail): string {
  assert.ok('path' in mail)
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
