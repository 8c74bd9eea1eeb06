import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { registration } from '#test/dina.ts'
import { openTestSite } from '#test/site.ts'
import { samplePassword, samples } from '../samples.ts'
import { noteEvent } from '../security-log/store.ts'
import { reportAffected } from './flows/report-affected.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)
const page = '/mijn-account/veiligheid'
const end = '/api/v1/user/sessions/end'

for (const { kind, site } of sites) {
  test(`on ${kind.name}, a member sees every browser that is logged in, and ends one or all others (SES-07)`, async () => {
    const here = await site.signIn('anna')
    const others = [await site.signIn('anna'), await site.signIn('anna')]
    const someoneElse = await site.signIn('bram')
    const isIn = async (browser: typeof here) =>
      (await browser.get('/api/v1/user/status')).json().authenticated

    const before = (await here.get(page)).body
    assert.equal(before.match(/Een andere browser/g)?.length, 2)
    assert.equal(before.match(/Deze browser/g)?.length, 1)
    const [number = ''] = /[\w-]{16}(?=&quot;,&quot;label&quot;:&quot;Ingelogd)/.exec(before) ?? []

    assert.equal((await here.post(end, { session: number, password: samplePassword })).statusCode, 200)
    assert.deepEqual((await Promise.all(others.map(isIn))).toSorted(), [false, true])

    assert.equal((await here.submit(end, { password: samplePassword })).headers.location, page)
    assert.deepEqual(await Promise.all(others.map(isIn)), [false, false])
    assert.deepEqual([await isIn(here), await isIn(someoneElse)], [true, true])
    assert.match((await here.get(page)).body, /Je bent nergens anders ingelogd/)
  })

  test(`on ${kind.name}, ending sessions asks for the password, and reaches nobody else's (SES-07, AUTH-24)`, async () => {
    const anna = await site.signIn('anna')
    const other = await site.signIn('anna')
    const bram = await site.signIn('bram')
    await site.signIn('bram')
    const [number = ''] =
      /[\w-]{16}(?=&quot;,&quot;label&quot;:&quot;Ingelogd)/.exec((await bram.get(page)).body) ?? []
    assert.equal(number.length, 16)

    const wrong = await anna.post(end, { password: 'fout' })
    const typed = await anna.submit(end, { password: 'fout' })
    await site.signIn('anna')
    const one = /name="session" value="([\w-]{16})"/.exec((await anna.get(page)).body)?.[1] ?? ''
    const again = await anna.submit(end, { session: one, password: 'fout' })
    const foreign = await anna.post(end, { session: number, password: samplePassword })
    const stranger = await site.visit().post(end, { password: samplePassword })

    assert.deepEqual([wrong.statusCode, wrong.json().errorCode], [400, 'invalid_credentials'])
    assert.match(typed.body, /Je wachtwoord klopt niet/)
    const chosen = /<input(?=[^>]*name="session")(?=[^>]*checked)[^>]*>/.exec(again.body)?.[0] ?? ''
    assert.ok(one !== '' && chosen.includes(`value="${one}"`), chosen)
    assert.equal(foreign.statusCode, 200)
    assert.equal(stranger.statusCode, 401)
    for (const browser of [other, bram])
      assert.equal((await browser.get('/api/v1/user/status')).json().authenticated, true)
    const bramSees = (await bram.get(page)).body
    assert.match(bramSees, /Een andere browser/)
  })

  test(`on ${kind.name}, a chosen session that ended meanwhile stays the choice, so that no other ends`, async () => {
    const fresh = await openTestSite({ database: await kind.newAddress() })
    const here = await fresh.signIn('bram')
    const others = [await fresh.signIn('bram'), await fresh.signIn('bram')]
    const chosen = /name="session" value="([\w-]{16})"/.exec((await here.get(page)).body)?.[1] ?? ''
    for (const other of others) await other.post('/actions/users/logout', {})
    const late = await fresh.signIn('bram')

    const { body } = await here.submit(end, { session: chosen, password: 'fout' })

    const ticked = /<input(?=[^>]*name="session")(?=[^>]*checked)[^>]*>/.exec(body)?.[0] ?? ''
    assert.ok(chosen !== '' && ticked.includes(`value="${chosen}"`), ticked)
    await here.submit(end, { session: chosen, password: samplePassword })
    assert.equal((await late.get('/api/v1/user/status')).json().authenticated, true)
  })

  test(`on ${kind.name}, a member reads what happened to the own account, and nobody else's (LOG-07)`, async () => {
    const cees = site.visit()
    await cees.post('/actions/users/login', { loginName: samples.bram.email, password: 'fout' })
    const bram = await site.signIn('bram')
    await bram.post('/api/v1/user/profile/update', { ...samples.bram.profile, lastName: 'de Boer' })

    const { body, headers } = await bram.get(page)

    assert.equal(headers['cache-control'], 'no-store')
    assert.match(body, /Inloggen: mislukt, het wachtwoord klopte niet/)
    assert.match(body, /Gegevens wijzigen: gelukt/)
    const eva = await site.signIn('eva')
    assert.doesNotMatch((await eva.get(page)).body, /Gegevens wijzigen/)
  })

  test(`on ${kind.name}, what a stranger tried with the address is not told as something that went well (LOG-07)`, async () => {
    const { email } = samples.bram
    const stranger = site.visit()
    await stranger.post('/actions/users/save-user', { ...registration, email })
    await stranger.post('/actions/users/login', { loginName: email, password: registration.password })
    await stranger.post('/actions/users/send-activation-email', { loginName: email })
    await site.mails()
    const bram = await site.signIn('bram')
    const { id: memberId } = (await bram.get('/actions/users/session-info')).json()
    for (const outcome of ['set-up', 'reset'])
      await noteEvent(site.db, { event: 'second-factor', outcome, memberId }, 'r', site.now())

    const { body } = await bram.get(page)

    assert.doesNotMatch(body, /het account was nog niet actief/)
    assert.match(body, /Activatielink aanvragen: niet nodig, je account is al actief/)
    assert.match(body, /Inlogcode invullen: app ingesteld/)
    assert.match(body, /Inlogcode invullen: gewist door ons/)
  })

  test(`on ${kind.name}, a member takes along all that we keep, without secrets (AVG-03)`, async () => {
    const anna = await site.signIn('anna')

    const answer = await anna.get('/api/v1/user/export')

    const data = answer.json()
    assert.equal(answer.headers['content-disposition'], 'attachment; filename="mijn-gegevens.json"')
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.deepEqual(data.profile, { ...samples.anna.profile, email: samples.anna.email })
    assert.equal(data.member.id.length, 36)
    assert.ok(data.sessions.length >= 1)
    assert.equal(data.log[0].event, 'data-export')
    assert.ok(data.log.some(({ event }: { event: string }) => event === 'log-in'))
    const rows = await site.db.selectFrom('session').select('token_hash').execute()
    const hashes = await site.db.selectFrom('member').select('password_hash').execute()
    for (const secret of [...rows.map((row) => row.token_hash), ...hashes.map((row) => row.password_hash)])
      assert.ok(!answer.body.includes(secret))
    assert.ok(!answer.body.includes(samples.bram.email))
    assert.equal((await site.visit().get('/api/v1/user/export')).statusCode, 401)
  })

  test(`on ${kind.name}, whoever takes the own data along too often reads so on a page`, async () => {
    const eva = await site.signIn('eva')
    for (let n = 0; n < 5; n++) await eva.get('/api/v1/user/export')

    const page = await eva.get('/api/v1/user/export', { accept: 'text/html,*/*' })
    const call = await eva.get('/api/v1/user/export')

    assert.deepEqual([page.statusCode, page.headers['content-type']], [429, 'text/html; charset=utf-8'])
    assert.match(page.body, /<h1/)
    assert.match(page.body.replaceAll('\u00ad', ''), new RegExp(call.json().message))
    assert.ok(Number(page.headers['retry-after']) > 0)
    assert.equal(call.json().errorCode, 'too_many_requests')
  })

  test(`on ${kind.name}, an operator lists who was affected in a period, in a file that runs nothing (AVG-10)`, async () => {
    const from = site.now()
    const eva = await site.signIn('eva')
    await eva.post('/api/v1/user/profile/update', { ...samples.eva.profile, firstName: 'Eef' })
    await site.db
      .updateTable('member')
      .set({ first_name: '=Eva"' })
      .where('email', '=', samples.eva.email)
      .execute()
    const to = new Date(site.now().getTime() + 1)

    const report = await reportAffected(site.db, from, to)
    const before = await reportAffected(site.db, new Date(0), new Date(1))

    assert.ok(report.split('\n').includes(`"${samples.eva.email}","'=Eva""","2"`), report)
    assert.doesNotMatch(report, /bram/)
    assert.equal(before, 'email,firstName,events')
  })

  test(`on ${kind.name}, logging out tells the browser to throw its copies away (SES-03)`, async () => {
    const anna = await site.signIn('anna')

    const answer = await anna.post('/actions/users/logout', {})

    assert.equal(answer.headers['clear-site-data'], '"cache"')
  })
}
