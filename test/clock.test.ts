import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanUp } from '#features/account/flows/clean-up.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { emptyOutbox } from '#features/mail/flows/empty-outbox.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

const dayInMinutes = 24 * 60

for (const kind of testDatabases) {
  test(`on ${kind.name}, a mail that was written while the clock was ahead goes out when it is right again`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    site.wait(dayInMinutes)
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.anna.email })
    assert.equal((await site.mails()).length, 1)

    site.wait(-dayInMinutes)
    await cleanUp(site.db, site.now())
    const { sent } = await emptyOutbox(site.db, async () => {}, site.now)

    assert.equal(sent, 1)
  })

  test(`on ${kind.name}, a mail whose try failed while the clock was ahead is tried again, with pauses`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const refuse = async () => {
      throw new Error('weigert')
    }
    site.wait(dayInMinutes)
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.anna.email })
    await site.mails()
    await emptyOutbox(site.db, refuse, site.now)

    site.wait(-dayInMinutes)
    await cleanUp(site.db, site.now())
    const rounds = [
      await emptyOutbox(site.db, refuse, site.now),
      await emptyOutbox(site.db, refuse, site.now),
    ]

    assert.deepEqual(
      rounds.map(({ postponed }) => postponed),
      [1, 0],
    )
  })

  test(`on ${kind.name}, a lock that began while the clock was ahead does not last a day (AUTH-10)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    site.wait(dayInMinutes)
    for (let n = 0; n < 5; n++) await logIn(site, 'fout')
    assert.equal(await logIn(site, samplePassword), 429)

    site.wait(-dayInMinutes)

    assert.equal(await logIn(site, samplePassword), 200)
  })

  test(`on ${kind.name}, clocks of two machines that differ by seconds count for one limit (AUTH-10)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    for (let n = 0; n < 5; n++) {
      site.wait(n % 2 === 0 ? 0.5 : -0.5)
      await logIn(site, 'fout')
    }

    assert.equal(await logIn(site, samplePassword), 429)
  })

  test(`on ${kind.name}, a session that began while the clock was ahead does not live on for a day (SES-04)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    site.wait(dayInMinutes)
    const anna = await site.signIn('anna')

    site.wait(-dayInMinutes)

    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal(await logIn(site, samplePassword), 200)
  })

  test(`on ${kind.name}, a clock that leaps a day ahead ends sessions and nothing else`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const anna = await site.signIn('anna')

    site.wait(dayInMinutes)

    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal(await logIn(site, samplePassword), 200)
    assert.equal((await site.visit().get('/')).statusCode, 200)
  })
}

async function logIn(site: TestSite, password: string): Promise<number> {
  const values = { loginName: samples.anna.email, password }
  return (await site.visit().post('/actions/users/login', values)).statusCode
}
