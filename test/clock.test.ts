import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanUp } from '#features/account/flows/clean-up.ts'
import { type SampleName, samplePassword, samples } from '#features/account/samples.ts'
import { emptyOutbox } from '#features/mail/flows/empty-outbox.ts'
import type { TestSite } from '#test/site.ts'
import { openSites } from '#test/sites.ts'

const dayInMinutes = 24 * 60

for (const { kind, site } of await openSites()) {
  test(`on ${kind.name}, a mail that was written while the clock was ahead goes out when it is right again`, async () => {
    site.wait(dayInMinutes)
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.anna.email })
    assert.equal((await site.mails()).length, 1)

    site.wait(-dayInMinutes)
    await cleanUp(site.db, site.now())
    const { sent } = await emptyOutbox(site.db, async () => {}, site.now)

    assert.equal(sent, 1)
  })

  test(`on ${kind.name}, a mail whose try failed while the clock was ahead is tried again, with pauses`, async () => {
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
    site.wait(dayInMinutes)
    for (let n = 0; n < 5; n++) await logIn(site, 'anna', 'fout')
    assert.equal(await logIn(site, 'anna', samplePassword), 429)

    site.wait(-dayInMinutes)

    assert.equal(await logIn(site, 'anna', samplePassword), 200)
  })

  test(`on ${kind.name}, clocks of two machines that differ by seconds count for one limit (AUTH-10)`, async () => {
    for (let n = 0; n < 5; n++) {
      site.wait(n % 2 === 0 ? 0.5 : -0.5)
      await logIn(site, 'bram', 'fout')
    }

    assert.equal(await logIn(site, 'bram', samplePassword), 429)
  })

  test(`on ${kind.name}, a session that began while the clock was ahead does not live on for a day (SES-04)`, async () => {
    site.wait(dayInMinutes)
    const eva = await site.signIn('eva')
    assert.equal((await eva.get('/api/v1/user/status')).json().authenticated, true)

    site.wait(-dayInMinutes)

    assert.equal((await eva.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal(await logIn(site, 'eva', samplePassword), 200)
  })

  test(`on ${kind.name}, a clock that leaps a day ahead ends sessions and nothing else`, async () => {
    const eva = await site.signIn('eva')
    assert.equal((await eva.get('/api/v1/user/status')).json().authenticated, true)

    site.wait(dayInMinutes)

    assert.equal((await eva.get('/api/v1/user/status')).json().authenticated, false)
    assert.equal(await logIn(site, 'eva', samplePassword), 200)
    assert.equal((await site.visit().get('/')).statusCode, 200)
  })
}

async function logIn(site: TestSite, name: SampleName, password: string): Promise<number> {
  const values = { loginName: samples[name].email, password }
  return (await site.visit().post('/actions/users/login', values)).statusCode
}
