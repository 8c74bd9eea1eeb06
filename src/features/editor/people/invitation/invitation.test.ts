import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { registration } from '#test/dina.ts'
import { logInAs, setUpApp } from '#test/editors.ts'
import { openTestSite, type TestSite } from '#test/site.ts'

const email = 'gerda@example.nl'
const password = 'wandelen langs de vaart 9'
const name = { firstName: 'Gerda', lastName: 'Smit' }
const api = '/api/v1/redactie'

for (const kind of testDatabases) {
  const on = `on ${kind.name},`

  async function invite(role = 'writer') {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const answer = await eva.post(`${api}/collegas/uitnodigen`, { email, role })
    assert.equal(answer.statusCode, 200, answer.body)
    return { site, eva, code: await mailedCode(site) }
  }

  test(`${on} a colleague who is no member gets in with a name, a password and a second factor`, async () => {
    const { site, code } = await invite('chief-editor')
    const page = await site.visit().get(`/uitnodiging?code=${code}`)
    assert.match(page.body, /uitgenodigd als eindredacteur/)
    assert.ok(!/geboortedatum/i.test(page.body.slice(page.body.indexOf('<main'))))
    assert.equal(page.headers['referrer-policy'], 'no-referrer')

    const made = await site.visit().submit('/api/v1/uitnodiging', { code, ...name, password })

    assert.match(String(made.headers.location), /^\/inloggen\?return-url=/)
    const gerda = await logInAs(site, email, password)
    assert.match(String((await gerda.get('/redactie')).headers.location), /^\/redactie\/code/)
    await setUpApp(site, gerda)
    assert.equal((await gerda.get('/redactie/instellingen')).statusCode, 200)
    assert.equal((await gerda.get('/redactie/collegas')).statusCode, 403)
    const again = await site.visit().submit('/api/v1/uitnodiging', { code, ...name, password })
    assert.deepEqual([again.statusCode, /werkt niet meer/.test(again.body)], [400, true])
  })

  test(`${on} a colleague has no pages of a member, and reads why`, async () => {
    const { site, code } = await invite()
    await site.visit().submit('/api/v1/uitnodiging', { code, ...name, password })
    const gerda = await logInAs(site, email, password)

    assert.match((await gerda.get('/mijn-account')).body, /Dit account is voor de redactie/)
    const calls = [
      await gerda.get('/api/v1/user/profile'),
      await gerda.post('/api/v1/user/profile/update', samples.anna.profile),
    ]
    for (const call of calls) assert.equal(call.statusCode, 403, call.body)
    assert.equal((await gerda.get('/mijn-account/veiligheid')).statusCode, 200)
  })

  test(`${on} a stranger who registered the address before sees nothing of the account`, async () => {
    const { site, code } = await invite()
    await site.visit().post('/actions/users/save-user', { ...registration, email })
    await accept(site, code)

    const credentials = { loginName: email, password: registration.password }
    const seen = await site.visit().post('/actions/users/login', credentials)

    assert.equal(seen.json().errorCode, 'pending_verification')
    await logInAs(site, email, password)
  })

  test(`${on} what is wrong is told at its field, and the invitation stays`, async () => {
    const { site, code } = await invite()

    const answers = [
      await site.visit().submit('/api/v1/uitnodiging', { code, ...name, password: 'kort' }),
      await site.visit().submit('/api/v1/uitnodiging', { code, firstName: '', lastName: 'Smit', password }),
      await site.visit().submit('/api/v1/uitnodiging', { code: 'anders', ...name, password }),
    ]

    assert.match(answers[0]?.body ?? '', /Kies een langer wachtwoord/)
    assert.match(answers[1]?.body ?? '', /Vul je voornaam in/)
    assert.match(answers[2]?.body ?? '', /werkt niet meer/)
    const made = await site.visit().submit('/api/v1/uitnodiging', { code, ...name, password })
    assert.equal(made.statusCode, 303)
  })

  test(`${on} an invitation that was withdrawn, replaced or has ended makes no account`, async () => {
    const { site, eva, code } = await invite()
    await eva.post(`${api}/collegas/uitnodigen`, { email, role: 'writer' })
    const second = await mailedCode(site)
    const tries = [(await accept(site, code)).statusCode]
    await eva.post(`${api}/collegas/verwijderen`, { email })
    tries.push((await accept(site, second)).statusCode)
    await eva.post(`${api}/collegas/uitnodigen`, { email, role: 'writer' })
    const third = await mailedCode(site)
    site.wait(15 * 24 * 60)
    tries.push((await accept(site, third)).statusCode)

    assert.deepEqual(tries, [400, 400, 400])
    const row = await site.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()
    assert.equal(row, undefined)
  })

  test(`${on} of two who use one invitation at once, one has an account`, async () => {
    const { site, code } = await invite()

    const answers = await Promise.all([accept(site, code), accept(site, code)])

    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
    const rows = await site.db.selectFrom('editor').select('role').where('role', '=', 'writer').execute()
    assert.equal(rows.length, 1)
  })

  test(`${on} with the role the account of a colleague goes, and that of a member stays`, async () => {
    const { site, eva, code } = await invite()
    await accept(site, code)
    await eva.post(`${api}/collegas/uitnodigen`, { email: samples.anna.email, role: 'writer' })

    for (const each of [email, samples.anna.email])
      assert.equal((await eva.post(`${api}/collegas/verwijderen`, { email: each })).statusCode, 200)

    const rows = await site.db
      .selectFrom('member')
      .select('email')
      .where('email', 'in', [email, samples.anna.email])
      .execute()
    assert.deepEqual(
      rows.map((row) => row.email),
      [samples.anna.email],
    )
  })
}

function accept(site: TestSite, code: string) {
  return site.visit().post('/api/v1/uitnodiging', { code, ...name, password })
}

async function mailedCode(site: TestSite): Promise<string> {
  return /uitnodiging\?code=([\w-]+)/.exec(JSON.stringify((await site.mails()).at(-1)))?.[1] ?? ''
}
