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
    const asked = { ...samples.anna.profile, password: 'tulpen in de regen 42' }

    // What a browser registered before is looked for: each asks in one of its own.
    await compare(async (email) => (await poster(site))('/actions/users/save-user', { ...asked, email }))
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

  test(`on ${kind.name}, whoever registers an address and logs in with that password learns nothing about it (AUTH-11)`, async () => {
    const asked = { ...samples.anna.profile, password: 'tulpen in de regen 42' }

    await compare(async (email) => {
      const post = await poster(site)
      const steps = [
        await post('/actions/users/save-user', { ...asked, email }),
        await post('/actions/users/login', { loginName: email, password: asked.password }),
        await post('/actions/users/login', { loginName: email, password: 'fout' }),
        await post('/actions/users/send-activation-email', { loginName: email }),
        await post('/actions/users/send-password-reset-email', { loginName: email }),
        await post('/actions/users/save-user', { ...asked, email, password: 'rozen in de zon 43' }),
        await post('/actions/users/login', { loginName: email, password: 'rozen in de zon 43' }),
        await post('/actions/users/login', { loginName: email, password: asked.password }),
      ]
      return { statusCode: 0, headers: {}, body: JSON.stringify(steps.map(seenOf)) }
    })
  })

  test(`on ${kind.name}, a member who asks for another's address reads nothing about it in the export`, async () => {
    await site.db.deleteFrom('allowance').execute()
    const anna = await site.signIn('anna')
    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    const told = []
    for (const email of [samples.bram.email, 'vrij@example.nl']) {
      await site.db.deleteFrom('outbox').execute()
      await anna.post('/actions/users/save-user', { userId, email, currentPassword: samplePassword })
      const { links, mailsOnTheirWay } = (await anna.get('/api/v1/user/export')).json()
      told.push({
        links: links.map(({ newEmail }: { newEmail: string }) => newEmail === email),
        mailsOnTheirWay,
      })
    }

    assert.deepEqual(told[0], told[1])
  })

  test(`on ${kind.name}, whoever registers an address twice at the same moment finds both, whether it has an account or not (AUTH-11)`, async () => {
    for (const email of [samples.bram.email, 'tegelijk@example.nl']) {
      await site.db.deleteFrom('allowance').execute()
      const post = await poster(site)
      const passwords = ['tulpen in de storm 44', 'tulpen in de mist 45']
      await Promise.all(
        passwords.map((password) =>
          post('/actions/users/save-user', { ...samples.anna.profile, email, password }),
        ),
      )

      const codes = []
      for (const password of passwords)
        codes.push((await post('/actions/users/login', { loginName: email, password })).json().errorCode)

      assert.deepEqual(codes, ['pending_verification', 'pending_verification'], email)
    }
  })

  test(`on ${kind.name}, whoever registered an address does not see that a member moved to it (AUTH-11)`, async () => {
    const [email, own] = ['straks@example.nl', 'tulpen in de zomer 46']
    const anna = await site.signIn('anna')
    await site.db.deleteFrom('allowance').execute()
    const post = await poster(site)
    await post('/actions/users/save-user', { ...samples.anna.profile, email, password: own })
    const look = async () => {
      await site.db.deleteFrom('allowance').execute()
      work.length = 0
      const answers = []
      for (const password of [own, 'dit is het niet'])
        answers.push(seenOf(await post('/actions/users/login', { loginName: email, password })))
      return [answers, ...work]
    }
    const before = await look()

    const { id: userId } = (await anna.get('/actions/users/session-info')).json()
    await anna.post('/actions/users/save-user', { userId, email, currentPassword: samplePassword })
    const mail = (await site.mails()).findLast(({ kind }) => kind === 'confirm-email')
    const code = /code=([\w-]+)/.exec(JSON.stringify(mail))?.[1]
    const moved = await anna.post('/actions/users/verify-email', { code })

    assert.equal(moved.statusCode, 200)
    assert.deepEqual(await look(), before)
  })

  test(`on ${kind.name}, the export does not tell whether a mail went to the address that a member asked for`, async () => {
    await site.db.deleteFrom('allowance').execute()
    const bram = await site.signIn('bram')
    const { id: userId } = (await bram.get('/actions/users/session-info')).json()
    const told = []
    for (const [email, earlier] of [
      ['stil@example.nl', 0],
      ['druk@example.nl', 3],
    ] as const) {
      for (let time = 0; time < earlier; time++)
        await site.visit().post('/actions/users/send-activation-email', { loginName: email })
      await bram.post('/actions/users/save-user', { userId, email, currentPassword: samplePassword })
      const { links } = (await bram.get('/api/v1/user/export')).json()
      told.push(links.some(({ newEmail }: { newEmail: string }) => newEmail === email))
    }
    assert.deepEqual(told, [true, true])
  })

  test(`on ${kind.name}, a link for a new address goes on working when somebody asks again and nothing may be mailed`, async () => {
    await site.db.deleteFrom('allowance').execute()
    const email = 'vaker@example.nl'
    const bram = await site.signIn('bram')
    const { id: userId } = (await bram.get('/actions/users/session-info')).json()
    for (const typed of [email, email, email, email, 'Vaker@Example.nl']) {
      const change = { userId, email: typed, currentPassword: samplePassword }
      assert.equal((await bram.post('/actions/users/save-user', change)).statusCode, 200)
    }
    const mails = (await site.mails()).filter(({ to }) => to === email)
    const code = /code=([\w-]+)/.exec(JSON.stringify(mails.at(-1)))?.[1]

    const page = await site.visit().get(`/e-mailadres-bevestigen?code=${code}`)

    assert.equal(mails.length, 3)
    assert.match(page.body, /Bevestig mijn e-mailadres/)
  })

  /** Twice in either order, so that what is done only the first time shows for both. */
  async function compare(ask: (email: string) => Promise<Seen>) {
    const seen: { which: string; did: string[] }[] = []
    const { bram, cees } = samples
    const addresses = [bram.email, 'niemand1@example.nl', cees.email, 'niemand2@example.nl', bram.email]
    for (const email of addresses) {
      await site.db.deleteFrom('allowance').execute()
      work.length = 0
      const answer = JSON.stringify(seenOf(await ask(email))).replaceAll(email, 'ADRES')
      seen.push({ which: email, did: [answer, ...work] })
    }

    const [first, ...others] = seen
    for (const { which, did } of others) assert.deepEqual(did, first?.did, `${which} is not like a member`)
  }
}

type Seen = { statusCode: number; body: string; headers: Record<string, unknown> }

/** All that an answer tells; secrets are new each time, so of cookies only the names and marks count. */
function seenOf({ statusCode, body, headers }: Seen) {
  const { 'set-cookie': cookies, date: _date, 'content-length': _length, ...others } = headers
  const marks = [cookies ?? []]
    .flat()
    .map((cookie) => String(cookie).replace(/=[\w-]{43}(\.[\w-]{43})*/, '=…'))
  return { statusCode, body: body.replace(/"csrfTokenValue":"[^"]*"/, ''), others, marks }
}

async function poster(site: TestSite) {
  const browser = site.visit()
  const token = await browser.token()
  return (path: string, body: object) => browser.post(path, body, { 'x-csrf-token': token })
}
