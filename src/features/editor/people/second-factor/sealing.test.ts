import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { codeAt, fenna, logInAs, newEditor, operatorAudit, secretShownTo, setUpApp } from '#test/editors.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { resetSecondFactor } from '../flows/change-editors.ts'
import { newSealer } from './sealer.ts'

const showing = '/api/v1/redactie/code'
const [oneKey, anotherKey] = ['1'.repeat(64), '2'.repeat(64)]

test('what is sealed opens with the same key and for the same purpose, and in no other way', () => {
  const sealer = newSealer(Buffer.from(oneKey, 'hex'))
  const sealed = sealer.seal('GEHEIM', 'voor fenna')

  assert.equal(sealer.open(sealed, 'voor fenna'), 'GEHEIM')
  assert.notEqual(sealer.seal('GEHEIM', 'voor fenna'), sealed)
  assert.equal(sealer.open(sealed, 'voor anna'), undefined)
  assert.equal(newSealer(Buffer.from(anotherKey, 'hex')).open(sealed, 'voor fenna'), undefined)
  for (const broken of ['', 'v1.', 'GEHEIM', sealed.slice(0, -1), sealed.slice(3), `v1.A${sealed.slice(4)}`])
    if (broken !== sealed) assert.equal(sealer.open(broken, 'voor fenna'), undefined, broken)
})

for (const kind of testDatabases) {
  const on = `on ${kind.name},`

  test(`${on} no secret of an app stands in the database as it is, confirmed or not (AUTH-21)`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const browser = await newEditor(site)
    const offered = await secretShownTo(browser)
    assert.ok(offered)
    assert.ok(!(await everything(site)).includes(offered))

    await setUpApp(site, browser)

    assert.ok(!(await everything(site)).includes(offered))
  })

  test(`${on} the sealed secret of one editor is worth nothing in the row of another`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    await setUpApp(site, await newEditor(site, 'een@example.nl'))
    const intruder = await setUpApp(site, await newEditor(site, 'twee@example.nl'))
    const [one, two] = await Promise.all(
      ['een@example.nl', 'twee@example.nl'].map((email) => row(site, email)),
    )
    await site.db
      .updateTable('editor')
      .set({ totp_secret: two?.totp_secret ?? '', totp_last_step: null })
      .where('member_id', '=', one?.member_id ?? '')
      .execute()

    const browser = await logInAs(site, 'een@example.nl')
    const answer = await browser.post(showing, { code: codeAt(site, intruder.secret) })

    assert.equal(answer.statusCode, 400)
  })

  test(`${on} with another key an editor hears what to do, comes in with a printed code, and starts anew after a reset`, async () => {
    const database = await kind.newAddress()
    const settings = { database }
    const before = await openTestSite({ ...settings, environment: { SECRET_KEY: oneKey } })
    const { secret, recoveryCodes } = await setUpApp(before, await newEditor(before))
    await before.close()

    const site = await openTestSite({ ...settings, environment: { SECRET_KEY: anotherKey } })
    site.wait(1)
    const browser = await logInAs(site)
    const refused = await browser.submit(showing, { code: codeAt(site, secret) })

    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /vraag de beheerder van de website om je code te wissen/)
    assert.ok(
      site.log.some((line) => line.includes('the key opens the second factor of some editors no more')),
    )
    const setUpAgain = await browser.get('/redactie/code/instellen')
    assert.equal(setUpAgain.headers.location, '/redactie/code', 'only who runs the site may clear it')
    assert.equal((await browser.post(showing, { code: recoveryCodes[0] })).statusCode, 200)
    await resetSecondFactor(site.db, fenna, operatorAudit, site.now())
    await setUpApp(site, await logInAs(site))
  })

  test(`${on} a secret of a release that did not seal is sealed at the start, and goes on working`, async () => {
    const database = await kind.newAddress()
    const settings = { database, environment: { SECRET_KEY: oneKey } }
    const before = await openTestSite(settings)
    const { secret } = await setUpApp(before, await newEditor(before))
    await before.db
      .updateTable('editor')
      .set({ totp_secret: secret })
      .where('totp_secret', 'is not', null)
      .execute()
    await before.close()

    const site = await openTestSite(settings)

    assert.ok(!(await everything(site)).includes(secret))
    site.wait(1)
    const answer = await (await logInAs(site)).post(showing, { code: codeAt(site, secret) })
    assert.equal(answer.statusCode, 200)
  })
}

async function everything(site: TestSite): Promise<string> {
  const rows = await Promise.all(
    (['editor', 'session', 'recovery_code', 'outbox'] as const).map((table) =>
      site.db.selectFrom(table).selectAll().execute(),
    ),
  )
  return JSON.stringify([rows, site.log])
}

function row(site: TestSite, email: string) {
  return site.db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['member_id', 'totp_secret'])
    .where('email', '=', email)
    .executeTakeFirst()
}
