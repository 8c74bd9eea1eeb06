import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { samplePassword, samples } from '#features/account/samples.ts'
import { newClient } from '#test/client.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { type Limit, limits } from './limit.ts'
import { isBlocked, takeAllowance } from './store.ts'

const newPassword = 'een heel nieuwe zin 9'

for (const kind of testDatabases) {
  test(`on ${kind.name}, exactly as many as the limit says may happen within its window`, async () => {
    const db = await openTestDatabase(kind)
    const askedLimits = fc.record({
      most: fc.integer({ min: 1, max: 6 }),
      windowInMinutes: fc.integer({ min: 1, max: 90 }),
    })
    const start = new Date()

    await fc.assert(
      fc.asyncProperty(askedLimits, fc.uuid(), async (asked, subject) => {
        const limit: Limit = { name: 'proef', ...asked }
        const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
        const take = async (now: Date) => (await takeAllowance(db, limit, subject, now)).allowed

        const within = []
        for (let n = 0; n < limit.most + 2; n++) within.push(await take(at(n * 0.01)))

        assert.deepEqual(within, [...Array(limit.most).fill(true), false, false])
        assert.equal(await take(at(limit.windowInMinutes - 0.001)), false)
        assert.equal(await take(at(limit.windowInMinutes)), true)
      }),
      { numRuns: 20 },
    )
  })

  test(`on ${kind.name}, of many at the same moment no more than the limit are allowed (AUTH-10)`, async () => {
    const db = await openTestDatabase(kind)
    const limit: Limit = { name: 'proef', most: 5, windowInMinutes: 60, blockInMinutes: 5 }

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => takeAllowance(db, limit, 'x', new Date())),
    )

    assert.equal(answers.filter(({ allowed }) => allowed).length, 5)
  })

  test(`on ${kind.name}, after five failures right and wrong, known and unknown get the same 429 (AUTH-10, AUTH-25)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const unknown = 'niemand@example.nl'
    const fail = (email: string) => logIn(site, email, 'een fout wachtwoord')
    const begun = site.now()

    const before = []
    for (const email of [samples.anna.email, unknown])
      for (let n = 0; n < 5; n++) before.push(await fail(email))
    const locked = [
      await logIn(site, samples.anna.email, samplePassword),
      await logIn(site, ' ANNA@example.nl', samplePassword),
      await fail(samples.anna.email),
      await fail(unknown),
    ]
    const passed = (site.now().getTime() - begun.getTime()) / 1_000

    assert.deepEqual(new Set(before.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1)
    assert.deepEqual([before[0]?.statusCode, before[0]?.json().errorCode], [400, 'invalid_credentials'])
    assert.equal(new Set(locked.map(({ body }) => body)).size, 1)
    for (const { statusCode, headers, json } of locked) {
      assert.deepEqual([statusCode, json().errorCode], [429, 'too_many_requests'])
      const seconds = Number(headers['retry-after'])
      assert.ok(seconds >= 300 - passed && seconds <= 300, `${seconds} after ${passed}`)
    }
    assert.equal((await logIn(site, samples.bram.email, samplePassword)).statusCode, 200)
  })

  test(`on ${kind.name}, the lock lifts after five minutes, and Retry-After says how long it lasts (AUTH-10)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 5; n++) await logIn(site, samples.anna.email, 'fout')

    site.wait(4)
    const still = await logIn(site, samples.anna.email, samplePassword)
    site.wait(1)
    const lifted = await logIn(site, samples.anna.email, samplePassword)

    assert.deepEqual([still.statusCode, lifted.statusCode], [429, 200])
    assert.ok(Number(still.headers['retry-after']) <= 60, `${still.headers['retry-after']}`)
  })

  test(`on ${kind.name}, of twenty wrong passwords at once only five are checked (AUTH-10)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const browsers = Array.from({ length: 20 }, () => newClient(site.app))

    const answers = await Promise.all(
      browsers.map((b) =>
        b.post('/actions/users/login', { loginName: samples.anna.email, password: 'fout' }),
      ),
    )

    assert.equal(answers.filter(({ statusCode }) => statusCode === 400).length, 5)
    // Where transactions are serializable, one that met all the others may be asked to come back.
    assert.equal(answers.filter(({ statusCode }) => statusCode === 429 || statusCode === 503).length, 15)
  })

  test(`on ${kind.name}, a right password in the browser that was used before clears what was counted`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const known = await site.signIn('anna')
    const statuses = []

    for (const password of [
      'fout',
      'fout',
      'fout',
      'fout',
      samplePassword,
      'fout',
      'fout',
      'fout',
      'fout',
      samplePassword,
    ])
      statuses.push(
        (await known.post('/actions/users/login', { loginName: samples.anna.email, password })).statusCode,
      )

    assert.deepEqual(statuses, [400, 400, 400, 400, 200, 400, 400, 400, 400, 200])
  })

  test(`on ${kind.name}, right passwords have an end too, which strangers cannot bring nearer`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const { email } = samples.anna
    const known = await site.signIn('anna')
    const again = () => known.post('/actions/users/login', { loginName: email, password: samplePassword })
    for (let n = 0; n < 8; n++) await logIn(site, email, 'fout')
    const spare = limits.rightLogInsPerAddress.most - 2
    for (let n = 0; n < spare; n++)
      await takeAllowance(site.db, limits.rightLogInsPerAddress, email, site.now())

    const last = await again()
    const refused = await again()
    site.wait(61)
    assert.deepEqual(
      [last, refused, await again()].map(({ statusCode }) => statusCode),
      [200, 429, 200],
    )
  })

  test(`on ${kind.name}, a new password lifts the end of right passwords too, and reaching it is noted once (AUTH-14)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const { email } = samples.anna
    for (let n = 0; n < limits.rightLogInsPerAddress.most; n++)
      await takeAllowance(site.db, limits.rightLogInsPerAddress, email, site.now())
    for (let n = 0; n < 3; n++) assert.equal((await logIn(site, email, samplePassword)).statusCode, 429)
    const noted = await site.db
      .selectFrom('security_event')
      .select('event')
      .where('outcome', '=', 'too-often')
      .execute()

    await chooseNewPassword(site, email)

    assert.deepEqual(
      noted.map(({ event }) => event),
      ['log-in'],
    )
    assert.equal((await logIn(site, email, newPassword)).statusCode, 200)
  })

  test(`on ${kind.name}, whoever only holds a session keeps its owner from showing the password for a lock at the most`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    const end = (password: string) => anna.post('/api/v1/user/sessions/end', { password })
    for (let n = 0; n < limits.passwordChecksPerMember.most + 1; n++) await end('fout')

    const locked = await end(samplePassword)
    site.wait(5)
    const lifted = await end(samplePassword)

    assert.deepEqual([locked.statusCode, lifted.statusCode], [429, 200])
  })

  test(`on ${kind.name}, who shows the right password too often is not taken for somebody who guesses`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')
    const { id } = (await anna.get('/actions/users/session-info')).json()
    for (let n = 0; n < limits.passwordChecksPerMember.most; n++)
      await takeAllowance(site.db, limits.passwordChecksPerMember, id, site.now())

    for (let n = 0; n < limits.passwordsPerMember.most + 1; n++) {
      const refused = await anna.post('/api/v1/user/sessions/end', { password: samplePassword })
      assert.equal(refused.statusCode, 429)
    }

    assert.equal(await isBlocked(site.db, limits.passwordsPerMember, id, site.now()), false)
  })

  test(`on ${kind.name}, a new password lifts the locks on showing it (AUTH-14)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const { email } = samples.anna
    const { id } = (await (await site.signIn('anna')).get('/actions/users/session-info')).json()
    for (const limit of [limits.passwordsPerMember, limits.passwordChecksPerMember])
      for (let n = 0; n < limit.most; n++) await takeAllowance(site.db, limit, id, site.now())

    await chooseNewPassword(site, email)
    const anna = site.visit()
    await anna.post('/actions/users/login', { loginName: email, password: newPassword })

    const ended = await anna.post('/api/v1/user/sessions/end', { password: newPassword })
    assert.equal(ended.statusCode, 200)
  })

  test(`on ${kind.name}, a password that we had no time to check counts for nobody`, async () => {
    const busy = { ...quickHasher(), verify: () => Promise.reject(new Error('busy')) }
    const site = await openTestSite({ database: await kind.newAddress(), hasher: busy })
    const anna = await site.signIn('anna')
    const change = { currentPassword: samplePassword, newPassword }
    for (let n = 0; n < 7; n++)
      assert.equal((await anna.post('/api/v1/user/change-password', change)).statusCode, 500)
  })

  test(`on ${kind.name}, a hundred failures from one place stop all logins from there for an hour (AUTH-10)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 99; n++) await takeAllowance(site.db, limits.logInsPerIp, '127.0.0.1', site.now())

    const last = await logIn(site, samples.anna.email, 'fout')
    const refused = await logIn(site, samples.anna.email, samplePassword)
    const elsewhere = newClient(site.app, '10.0.0.7')
    const fine = await elsewhere.post('/actions/users/login', {
      loginName: samples.anna.email,
      password: samplePassword,
    })
    site.wait(60)
    const later = await logIn(site, samples.anna.email, samplePassword)

    assert.deepEqual(
      [last, refused, fine, later].map(({ statusCode }) => statusCode),
      [400, 429, 200, 200],
    )
  })

  test(`on ${kind.name}, who is refused at one address does not use up what others may do from the same place (AUTH-10)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 120; n++) await logIn(site, samples.anna.email, 'fout')
    for (let n = 0; n < 40; n++) await askForReset(site, samples.anna.email)
    const mailsBefore = (await site.mails()).length

    const bram = await logIn(site, samples.bram.email, samplePassword)
    await askForReset(site, samples.bram.email)

    assert.equal(bram.statusCode, 200)
    assert.equal((await site.mails()).length, mailsBefore + 1)
  })

  test(`on ${kind.name}, an address gets three mails an hour and ten a day; the answer stays the same`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const bodies = new Set<string>()
    const counts: number[] = []

    for (let hour = 0; hour < 5; hour++) {
      for (let n = 0; n < (hour < 3 ? 3 : 1); n++) bodies.add(await askForReset(site, samples.anna.email))
      counts.push((await site.mails()).length)
      site.wait(61)
    }

    assert.deepEqual(counts, [3, 6, 9, 10, 10])
    assert.equal(bodies.size, 1)
  })

  test(`on ${kind.name}, what is refused does not use up the mails of the day`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 12; n++) await askForReset(site, samples.anna.email)
    assert.equal((await site.mails()).length, 3)

    site.wait(61)
    await askForReset(site, samples.anna.email)

    assert.equal((await site.mails()).length, 4)
  })

  test(`on ${kind.name}, asking by number counts for the same mailbox as asking by address`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const { id: userId } = await site.db
      .selectFrom('registration')
      .select('id')
      .where('email', '=', samples.cees.email)
      .executeTakeFirstOrThrow()

    for (const subject of [{ userId }, { loginName: samples.cees.email }])
      for (let n = 0; n < 3; n++) await site.visit().post('/actions/users/send-activation-email', subject)

    assert.equal((await site.mails()).length, 3)
  })

  test(`on ${kind.name}, one place may cause thirty mails an hour`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 29; n++) await takeAllowance(site.db, limits.resetMailsPerIp, '127.0.0.1', site.now())

    const answers = [await askForReset(site, samples.anna.email), await askForReset(site, samples.bram.email)]
    const mails = await site.mails()

    assert.deepEqual(
      mails.map(({ to }) => to),
      [samples.anna.email],
    )
    assert.equal(new Set(answers).size, 1)
  })
}

function logIn(site: TestSite, loginName: string, password: string) {
  return site.visit().post('/actions/users/login', { loginName, password })
}

async function askForReset(site: TestSite, loginName: string): Promise<string> {
  const answer = await site.visit().post('/actions/users/send-password-reset-email', { loginName })
  return `${answer.statusCode} ${answer.body}`
}

async function chooseNewPassword(site: TestSite, loginName: string): Promise<void> {
  await askForReset(site, loginName)
  const mail = (await site.mails()).at(-1)
  assert.ok(mail?.kind === 'reset-password')
  const code = new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
  await site.visit().post('/actions/users/set-password', { code, newPassword })
}
