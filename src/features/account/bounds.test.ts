import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite } from '#test/site.ts'
import { samplePassword, samples } from './samples.ts'

/** Strangers keep nobody out, and what anybody asks for costs no more than it should, in work and in rows. */
const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const hashes: string[] = []
    const hasher = quickHasher((what) => void hashes.push(what))
    return { kind, hashes, site: await openTestSite({ database: await kind.newAddress(), hasher }) }
  }),
)

for (const { kind, site, hashes } of sites) {
  const logIn = (browser: Client, loginName: string, password: string) =>
    browser.post('/actions/users/login', { loginName, password })
  const askReset = (browser: Client, loginName: string) =>
    browser.post('/actions/users/send-password-reset-email', { loginName })
  const forgetCounts = () => site.db.deleteFrom('allowance').execute()
  const rowsOf = async (
    table: 'security_event' | 'allowance' | 'job' | 'registration' | 'outbox' | 'session',
  ) =>
    Number(
      (await site.db.selectFrom(table).select(site.db.fn.countAll().as('rows')).executeTakeFirstOrThrow())
        .rows,
    )

  test(`on ${kind.name}, a stranger who guesses does not lock a browser out that the member used before (AUTH-10)`, async () => {
    const [known, stranger] = [await site.signIn('anna'), site.visit()]
    await known.post('/actions/users/logout', {})
    const guesses = []
    for (let n = 0; n < 7; n++) guesses.push(await logIn(stranger, samples.anna.email, `fout ${n}`))
    assert.equal(guesses.at(-1)?.statusCode, 429)
    assert.equal((await logIn(site.visit(), samples.anna.email, samplePassword)).statusCode, 429)

    assert.equal((await logIn(known, samples.anna.email, samplePassword)).statusCode, 200)
  })

  test(`on ${kind.name}, whoever is locked out reads for how long, and that a new password lifts it`, async () => {
    await forgetCounts()
    const stranger = site.visit()
    const guesses = []
    for (let n = 0; n < 6; n++) guesses.push(await logIn(stranger, samples.bram.email, `fout ${n}`))
    const { message, html } = guesses.at(-1)?.json() ?? {}

    assert.equal(message, 'Je hebt het te vaak geprobeerd. Wacht 5 minuten en probeer het daarna opnieuw.')
    assert.match(html, /<a href="\/wachtwoord-vergeten">Kies een nieuw wachtwoord<\/a>/)
    await forgetCounts()
  })

  test(`on ${kind.name}, a known browser has a lock too, and only for its own member`, async () => {
    await forgetCounts()
    const known = await site.signIn('anna')
    const tries = []
    for (let n = 0; n < 6; n++) tries.push((await logIn(known, samples.anna.email, `fout ${n}`)).statusCode)
    const elsewhere = await logIn(site.visit(), samples.anna.email, samplePassword)

    assert.deepEqual(tries, [400, 400, 400, 400, 400, 429])
    assert.equal(elsewhere.statusCode, 200)
    for (let n = 0; n < 5; n++) await logIn(known, samples.bram.email, `fout ${n}`)
    assert.equal((await logIn(site.visit(), samples.bram.email, samplePassword)).statusCode, 429)
  })

  test(`on ${kind.name}, who knows what a browser held before its member logged in is a stranger like any other`, async () => {
    await forgetCounts()
    const [known, stranger] = [site.visit(), site.visit()]
    const planted = 'p'.repeat(43)
    known.cookies.set('izz-browser', planted)
    stranger.cookies.set('izz-browser', planted)
    assert.equal((await logIn(known, samples.anna.email, samplePassword)).statusCode, 200)
    const earlier = known.cookies.get('izz-browser') ?? ''
    assert.equal((await logIn(known, samples.anna.email, samplePassword)).statusCode, 200)
    for (let n = 0; n < 5; n++) await logIn(site.visit(), samples.anna.email, `fout ${n}`)

    const withPlanted = await logIn(stranger, samples.anna.email, samplePassword)
    stranger.cookies.set('izz-browser', earlier)
    const withEarlier = await logIn(stranger, samples.anna.email, samplePassword)

    assert.deepEqual([withPlanted.statusCode, withEarlier.statusCode], [429, 429])
    assert.equal((await logIn(known, samples.anna.email, samplePassword)).statusCode, 200)
  })

  test(`on ${kind.name}, two who share a browser are both known there, however often one of them logs in`, async () => {
    await forgetCounts()
    const shared = site.visit()
    await logIn(shared, samples.bram.email, samplePassword)
    for (let n = 0; n < 6; n++) await logIn(shared, samples.anna.email, samplePassword)
    await forgetCounts()
    for (const { email } of [samples.anna, samples.bram])
      for (let n = 0; n < 5; n++) await logIn(site.visit(), email, `fout ${n}`)

    const answers = [
      await logIn(shared, samples.anna.email, samplePassword),
      await logIn(shared, samples.bram.email, samplePassword),
      await logIn(site.visit(), samples.bram.email, samplePassword),
    ]

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 429],
    )
  })

  test(`on ${kind.name}, strangers who guess do not see that the member logged in elsewhere`, async () => {
    await forgetCounts()
    const stranger = site.visit()
    const guess = async () => (await logIn(stranger, samples.bram.email, 'fout')).statusCode
    for (let n = 0; n < 4; n++) await guess()

    assert.equal((await logIn(site.visit(), samples.bram.email, samplePassword)).statusCode, 200)

    assert.deepEqual([await guess(), await guess(), await guess()], [400, 429, 429])
  })

  test(`on ${kind.name}, the password of a registration does not lift the lock of a member`, async () => {
    await forgetCounts()
    const stranger = site.visit()
    const own = 'het wachtwoord van kwaad'
    await stranger.post('/actions/users/save-user', {
      ...samples.anna.profile,
      email: samples.anna.email,
      password: own,
    })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await logIn(stranger, samples.anna.email, `fout ${n}`))
    answers.push(
      await logIn(stranger, samples.anna.email, own),
      await logIn(stranger, samples.anna.email, own),
    )

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [400, 400, 400, 400, 400, 429],
    )
  })

  test(`on ${kind.name}, a stranger who asks for reset mails uses up none of a known browser, and other mails count apart`, async () => {
    await forgetCounts()
    const known = await site.signIn('anna')
    await site.mails()
    await site.db.deleteFrom('outbox').execute()
    for (let n = 0; n < 12; n++) await askReset(site.visit(), samples.anna.email)
    for (let n = 0; n < 5; n++)
      await site.visit().post('/actions/users/send-activation-email', { loginName: samples.anna.email })
    assert.equal((await site.mails()).filter(({ kind }) => kind === 'reset-password').length, 3)
    assert.equal((await site.mails()).filter(({ kind }) => kind === 'account-exists').length, 3)

    await askReset(known, samples.anna.email)

    assert.equal((await site.mails()).filter(({ kind }) => kind === 'reset-password').length, 4)
  })

  test(`on ${kind.name}, what a limit refuses is not written down to be done`, async () => {
    await site.mails()
    await forgetCounts()
    for (let n = 0; n < 40; n++) await askReset(site.visit(), samples.bram.email)

    assert.equal(await rowsOf('job'), 3)
  })

  test(`on ${kind.name}, hundreds of refused logins from one place leave a hundred rows at the most`, async () => {
    await forgetCounts()
    const [events, stranger] = [await rowsOf('security_event'), site.visit()]
    const token = await stranger.token()
    const tries = Array.from({ length: 400 }, (_, n) => `niemand${n}@example.nl`)
    const statuses = []
    for (const loginName of tries) {
      const headers = { 'x-csrf-token': token }
      const answer = await stranger.post('/actions/users/login', { loginName, password: 'fout' }, headers)
      statuses.push(answer.statusCode)
    }

    assert.equal(statuses.filter((status) => status === 400).length, 100)
    assert.ok((await rowsOf('security_event')) - events <= 101)
    assert.ok((await rowsOf('allowance')) <= 101)
  })

  test(`on ${kind.name}, one place makes thirty registrations an hour, and no hash is made for the next`, async () => {
    await forgetCounts()
    const before = await rowsOf('registration')
    hashes.length = 0
    const answers = []
    for (let n = 0; n < 33; n++) {
      const asked = {
        ...samples.anna.profile,
        email: `nieuw${n}@example.nl`,
        password: 'tulpen in de regen 42',
      }
      answers.push(await site.visit().post('/actions/users/save-user', asked))
    }

    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    assert.equal(refused.length, 3)
    assert.ok(refused.every(({ headers }) => Number(headers['retry-after']) > 3_000))
    assert.equal(hashes.length, 30)
    assert.equal((await rowsOf('registration')) - before, 30)
  })

  test(`on ${kind.name}, codes that we do not know are noted thirty times an hour at the most`, async () => {
    await forgetCounts()
    const before = await rowsOf('security_event')
    for (let n = 0; n < 50; n++) {
      await site.visit().post('/actions/users/activate', { code: `x${n}` })
      await site.visit().post('/actions/users/verify-email', { code: `x${n}` })
      await site
        .visit()
        .post('/actions/users/set-password', { code: `x${n}`, newPassword: 'een nieuwe zin 9' })
    }

    assert.equal((await rowsOf('security_event')) - before, 30)
  })

  test(`on ${kind.name}, a member keeps fifty sessions, and fifty events of a kind in an hour`, async () => {
    await forgetCounts()
    const browsers: Client[] = []
    for (let n = 0; n < 60; n++) browsers.push(await site.signIn('bram'))
    const last = browsers.at(-1) ?? assert.fail()
    const names = ['Bram', 'Abram']
    for (let n = 0; n < 60; n++)
      await last.post('/api/v1/user/profile/update', { ...samples.bram.profile, firstName: names[n % 2] })

    const events = await site.db
      .selectFrom('security_event')
      .innerJoin('member', 'member.id', 'security_event.member_id')
      .select(['event', site.db.fn.countAll().as('times')])
      .where('email', '=', samples.bram.email)
      .groupBy('event')
      .execute()
    const sessions = await site.db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select('token_hash')
      .where('email', '=', samples.bram.email)
      .execute()
    assert.equal(sessions.length, 50)
    assert.ok(events.every(({ times }) => Number(times) <= 50))
    assert.equal((await last.get('/api/v1/user/status')).json().authenticated, true)
    assert.equal((await browsers[0]?.get('/api/v1/user/status'))?.json().authenticated, false)
  })

  test(`on ${kind.name}, a profile that did not change is not written and not noted`, async () => {
    const eva = await site.signIn('eva')
    const before = await rowsOf('security_event')

    const answer = await eva.post('/api/v1/user/profile/update', samples.eva.profile)

    assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Er is niets gewijzigd.'])
    assert.deepEqual(answer.json().data, { ...samples.eva.profile, email: samples.eva.email })
    assert.equal(await rowsOf('security_event'), before)
  })

  test(`on ${kind.name}, a member takes along all events in portions, five times an hour`, async () => {
    await forgetCounts()
    const eva = await site.signIn('eva')
    const { id } = (await eva.get('/actions/users/session-info')).json()
    const event = { at: site.now().toISOString(), event: 'log-in', outcome: 'welcome', request_id: 'r' }
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      ...event,
      id: `0000-${String(n).padStart(6, '0')}`,
      member_id: id,
      actor_id: id,
    }))
    for (let n = 0; n < rows.length; n += 400)
      await site.db
        .insertInto('security_event')
        .values(rows.slice(n, n + 400))
        .execute()

    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await eva.get('/api/v1/user/export'))

    assert.ok(answers[0]?.json().log.length >= 1_200)
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200, 200, 200, 429],
    )
  })
}
