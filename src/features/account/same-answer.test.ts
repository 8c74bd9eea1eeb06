import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { testDatabases } from '#database/test-databases.ts'
import { openTestSite, type TestSite } from '#test-site.ts'
import { askToRegister } from './flows/ask.ts'
import { askForEmailChange } from './flows/change-email.ts'
import { samplePassword, samples } from './samples.ts'
import type { Mark } from './security-log/mark.ts'

const runs = 100
const mostDifference = 20
const environment = { TRUST_PROXY: '127.0.0.1' }
const known = samples.bram.email
type Ask = (email: string, n: number) => Promise<{ statusCode: number; body: string }>

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress(), environment }),
  })),
)

for (const { kind, site } of sites) {
  for (const call of ['send-password-reset-email', 'send-activation-email']) {
    test(`on ${kind.name}, ${call} answers alike and as fast for a known and an unknown address (AUTH-11)`, async (t) => {
      const post = await poster(site)

      await compare(t, site, (loginName, n) => post(`/actions/users/${call}`, { loginName }, n))
    })
  }
}

const [first] = sites
assert.ok(first)
const { site } = first

test('login answers alike and as fast for a known and an unknown address (AUTH-11)', async (t) => {
  const post = await poster(site)

  await compare(t, site, (loginName, n) => post('/actions/users/login', { loginName, password: 'fout' }, n))
})

/** Hashing costs the same whoever asks; without it a difference in the rest shows sooner. Bodies: routes.test.ts. */
const noHasher = { hash: async () => 'x', verify: async () => true, close: async () => undefined }
const silent = (n: number): Mark => ({ requestId: 'r', ip: ipOf(n), note: async () => undefined })

for (const { kind, site } of sites) {
  test(`on ${kind.name}, registration takes as long for a known and an unknown address (AUTH-11)`, async (t) => {
    await compare(t, site, async (email, n) => {
      const asked = { email, password: 'tulpen in de regen 42', profile: samples.anna.profile }
      await askToRegister(site.db, noHasher, asked, silent(n), site.now())
      return { statusCode: 200, body: '' }
    })
  })

  test(`on ${kind.name}, a change of address takes as long for a taken and a free one (AUTH-11)`, async (t) => {
    const { id } = (await (await site.signIn('anna')).get('/actions/users/session-info')).json()

    await compare(t, site, async (email, n) => {
      const change = { email, currentPassword: samplePassword }
      const { outcome } = await askForEmailChange(site.db, noHasher, id, change, silent(n), site.now())
      return { statusCode: 200, body: outcome }
    })
  })
}

async function poster(site: TestSite) {
  const browser = site.visit()
  const token = await browser.token()
  return (path: string, body: object, n: number) =>
    browser.post(path, body, { 'x-csrf-token': token, 'x-forwarded-for': ipOf(n) })
}

const ipOf = (n: number) => `10.${n % 200}.${(n * 7) % 200}.1`

/** Interleaved, so that a slow moment of the machine hits both. */
async function compare(t: TestContext, site: TestSite, ask: Ask) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const answers = new Set<string>()

  for (let n = 0; n < runs + 3; n++) {
    for (const which of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = which === 'known' ? known : `niemand${n}@example.nl`
      await site.db.deleteFrom('allowance').execute()
      const asked = performance.now()
      const { statusCode, body } = await ask(email, n)
      if (n >= 3) times[which].push(performance.now() - asked)
      answers.add(`${statusCode} ${body.replaceAll(email, 'ADRES')}`)
    }
  }

  const [one, two] = [median(times.known), median(times.unknown)]
  t.diagnostic(`median known ${one.toFixed(2)} ms, unknown ${two.toFixed(2)} ms, ${runs} runs each`)
  assert.equal(answers.size, 1, [...answers].join('\n'))
  assert.ok(Math.abs(one - two) < mostDifference, `${one} and ${two} ms`)
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
