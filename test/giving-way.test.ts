import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

let isCrowded = false
let tries = 0

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({
      database: await kind.newAddress(),
      onStatement(sql) {
        if (!isCrowded || sql !== 'commit') return
        tries += 1
        throw Object.assign(new Error('could not serialize access'), { code: '40001' })
      },
    }),
  })),
)

for (const { kind, site } of sites) {
  test(`on ${kind.name}, who has to give way every time is asked to come back, as a program and as a person`, async () => {
    const anna = await site.signIn('anna')
    const fields = { ...samples.anna.profile, lastName: 'Bakker' }
    const token = await anna.token()
    isCrowded = true
    tries = 0

    const told = await anna.post('/api/v1/user/profile/update', fields, { 'x-csrf-token': token })
    const page = await anna.submit('/actions/users/logout', {})
    isCrowded = false

    assert.equal(told.statusCode, 503)
    assert.equal(told.headers['retry-after'], '5')
    assert.equal(told.json().errorCode, 'unavailable')
    assert.equal(page.statusCode, 503)
    assert.equal(page.headers['retry-after'], '5')
    assert.match(page.body, /<html lang="nl"/)
    assert.equal(tries, 12)
    const saved = await anna.get('/api/v1/user/profile')
    assert.doesNotMatch(saved.body, /Bakker/)
  })
}
