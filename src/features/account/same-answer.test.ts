import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { samplePassword, samples } from './samples.ts'

/**
 * Nobody learns from an answer whether an address has an account, and neither from how long it takes: for both the same
 * statements are carried out and the same number of passwords hashed. How long that takes is compared by
 * `npm run proof -- timing`, where nothing else runs.
 */
const environment = { TRUST_PROXY: '127.0.0.1' }

const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const work: string[] = []
    const site = await openTestSite({
      database: await kind.newAddress(),
      environment,
      onStatement: (sql) => void work.push(sql),
      hasher: quickHasher((what) => void work.push(what)),
    })
    return { kind, work, site }
  }),
)

for (const { kind, work, site } of sites) {
  for (const call of ['send-password-reset-email', 'send-activation-email']) {
    test(`on ${kind.name}, ${call} answers alike, by the same work, for a known and an unknown address (AUTH-11)`, async () => {
      const post = await poster(site)

      await compare((loginName) => post(`/actions/users/${call}`, { loginName }))
    })
  }

  test(`on ${kind.name}, login answers alike, by the same work, for a known and an unknown address (AUTH-11)`, async () => {
    const post = await poster(site)

    await compare((loginName) => post('/actions/users/login', { loginName, password: 'fout' }))
  })

  test(`on ${kind.name}, registration answers alike, by the same work, for a known and an unknown address (AUTH-11)`, async () => {
    const post = await poster(site)
    const asked = { ...samples.anna.profile, password: 'tulpen in de regen 42' }

    await compare((email) => post('/actions/users/save-user', { ...asked, email }))
  })

  test(`on ${kind.name}, a change of address answers alike, by the same work, for a taken and a free one (AUTH-11)`, async () => {
    const anna = await site.signIn('anna')
    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    const token = await anna.token()

    await compare((email) =>
      anna.post(
        '/actions/users/save-user',
        { userId, email, currentPassword: samplePassword },
        { 'x-csrf-token': token },
      ),
    )
  })

  /** Twice in either order, so that what is done only the first time shows for both. */
  async function compare(ask: (email: string) => Promise<{ statusCode: number; body: string }>) {
    const seen: { which: string; did: string[] }[] = []
    const addresses = [samples.bram.email, 'niemand1@example.nl', 'niemand2@example.nl', samples.bram.email]
    for (const email of addresses) {
      await site.db.deleteFrom('allowance').execute()
      work.length = 0
      const { statusCode, body } = await ask(email)
      const which = email === samples.bram.email ? 'known' : 'unknown'
      seen.push({ which, did: [`${statusCode} ${body.replaceAll(email, 'ADRES')}`, ...work] })
    }

    const [first, ...others] = seen
    for (const { which, did } of others) assert.deepEqual(did, first?.did, `${which} is not like known`)
  }
}

async function poster(site: TestSite) {
  const browser = site.visit()
  const token = await browser.token()
  return (path: string, body: object) => browser.post(path, body, { 'x-csrf-token': token })
}
