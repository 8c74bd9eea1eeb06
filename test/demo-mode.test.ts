import assert from 'node:assert/strict'
import test from 'node:test'
import type { Database } from '#database/database.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { addMember } from '#features/account/store.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

const live = {
  PUBLIC_URL: 'https://www.izz.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'leden@izz.example',
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, in demo mode Anna, Bram and Eva can log in and Cees is not activated`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })

    const answers = await Promise.all(
      Object.values(samples).map(({ email }) =>
        site.visit().post('/actions/users/login', { loginName: email, password: samplePassword }),
      ),
    )

    assert.deepEqual(
      answers.map((answer) => answer.json().errorCode ?? answer.statusCode),
      [200, 200, 'pending_verification', 200],
    )
  })

  test(`on ${kind.name}, outside demo mode no member exists at first (AUTH-20)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress(), environment: live })

    assert.deepEqual(await emails(site.db), [])
  })

  test(`on ${kind.name}, a sample member left in the database is removed outside demo mode, with sessions (AUTH-20)`, async () => {
    const database = await kind.newAddress()
    const demo = await openTestSite({ database })
    const anna = await demo.signIn('anna')
    const real = { email: 'dirk@example.nl', passwordHash: 'x', profile: samples.anna.profile }
    await addMember(demo.db, real, demo.now())

    const site = await openTestSite({ database, environment: live })

    assert.deepEqual(await emails(site.db), ['dirk@example.nl'])
    assert.equal((await anna.get('/api/v1/user/status')).json().authenticated, false)
    const again = await site.visit().post('/actions/users/login', {
      loginName: samples.anna.email,
      password: samplePassword,
    })
    assert.deepEqual([again.statusCode, again.json().errorCode], [400, 'invalid_credentials'])
  })

  test(`on ${kind.name}, in demo mode a changed sample profile survives a restart`, async () => {
    const database = await kind.newAddress()
    const before = await openTestSite({ database })
    const changed = { ...samples.anna.profile, firstName: 'Annabel', insured: false }
    await (await before.signIn('anna')).post('/api/v1/user/profile/update', changed)

    const after = await openTestSite({ database })

    const profile = (await (await after.signIn('anna')).get('/api/v1/user/profile')).json().data
    assert.deepEqual([profile.firstName, profile.insurer], ['Annabel', null])
    assert.equal((await emails(after.db)).length, 3)
  })
}

test('the mailbox and the examples are pages of demo mode only', async () => {
  const [demo, site] = [await openTestSite(), await openTestSite({ environment: live })]

  for (const path of ['/postvak', '/voorbeelden']) {
    assert.equal((await demo.visit().get(path)).statusCode, 200, path)
    assert.equal((await site.visit().get(path)).statusCode, 404, path)
  }
  assert.equal((await site.visit().get('/postvak/x')).statusCode, 404)
})

async function emails(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('member').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}
