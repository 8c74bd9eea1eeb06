import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import { messages } from '#forms/messages.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { registration } from '#test/dina.ts'
import { type FormOnScreen, formsIn } from '#test/forms-in.ts'
import { openTestSite } from '#test/site.ts'

const { anna } = samples
const update = '/api/v1/user/profile/update'
const login = '/actions/users/login'

for (const kind of testDatabases) {
  const on = `on ${kind.name},`

  async function openLateMember() {
    const site = await openTestSite({ database: await kind.newAddress() })
    const member = await site.signIn('anna')
    const form = formIn((await member.get('/mijn-account')).body, update)
    const logIn = (email: string) => member.post(login, { loginName: email, password: samplePassword })
    await site.db.deleteFrom('session').execute()
    return { site, member, logIn, typed: { ...form.values, lastName: "van 't Hof" } }
  }

  test(`${on} who was logged out while filling in a form without script logs in and sends it again`, async () => {
    const { member, logIn, typed } = await openLateMember()

    const refused = await member.submit(update, typed)
    assert.equal(refused.statusCode, 401)
    assert.match(refused.body, /Je bent uitgelogd[\s\S]*<a href="\/inloggen" target="_blank"/)
    await logIn(anna.email)
    const { values } = formIn(refused.body, update)
    const sent = await member.submit(update, values)

    assert.equal(sent.headers.location, '/mijn-account?r=opgeslagen')
    const { data } = (await member.get('/api/v1/user/profile')).json()
    assert.equal(data.lastName, typed.lastName)
  })

  test(`${on} what one member typed is not saved for another who logs in at that screen`, async () => {
    const { member, logIn, typed } = await openLateMember()
    const refused = await member.submit(update, typed)
    await logIn(samples.bram.email)

    const sent = await member.submit(update, formIn(refused.body, update).values)

    assert.equal(sent.headers.location, '/mijn-account?r=ander-account')
    assert.notEqual((await member.get('/api/v1/user/profile')).json().data.lastName, typed.lastName)
  })

  test(`${on} a new address that was asked for too late is there again, and no password is`, async () => {
    const { site, member, logIn } = await openLateMember()
    const { id } = await site.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', anna.email)
      .executeTakeFirstOrThrow()
    const fields = { userId: id, email: 'nieuw@example.nl', currentPassword: samplePassword }

    const refused = await member.submit('/actions/users/save-user', fields)
    const { values } = formIn(refused.body, '/actions/users/save-user')
    await logIn(anna.email)
    const again = await member.submit('/actions/users/save-user', values)

    assert.deepEqual(values, { userId: id, email: 'nieuw@example.nl' })
    assert.match(
      again.body,
      /name="email"[^>]*value="nieuw@example\.nl"|value="nieuw@example\.nl"[^>]*name="email"/,
    )
    assert.ok(!refused.body.includes(samplePassword))
    for (const path of ['change-password', 'account-remove']) {
      const secret = { currentPassword: 'a b', newPassword: 'c d', password: 'e f' }
      const { statusCode, body } = await site.visit().submit(`/api/v1/user/${path}`, secret)
      assert.equal(statusCode, 401)
      assert.match(body, /<a[^>]* href="\/inloggen"[^>]*>(?:<span>)?Inloggen/)
      assert.equal(
        formsIn(body).find(({ action }) => action.includes(path)),
        undefined,
      )
    }
  })

  test(`${on} when the database fails, a registration without script can be sent again`, async () => {
    let isBroken = false
    const site = await openTestSite({
      database: await kind.newAddress(),
      onStatement: (sql) => {
        if (isBroken && /registration/.test(sql)) throw new Error('the disk is gone')
      },
    })
    const { insurer, memberPanel, newsLetter, ...typed } = registration
    const visitor: Client = site.visit()
    isBroken = true

    const failed = await visitor.submit('/actions/users/save-user', { ...typed, insured: 'false' })
    const { values } = formIn(failed.body, '/actions/users/save-user')
    isBroken = false
    const again = await visitor.submit('/actions/users/save-user', values)
    const sent = await visitor.submit('/actions/users/save-user', { ...values, password: typed.password })

    assert.equal(failed.statusCode, 500)
    assert.ok(failed.body.includes(messages.general) && !failed.body.includes(typed.password))
    assert.match(again.body, /value="Dina"/)
    assert.equal(sent.statusCode, 200)
    assert.match(sent.body, /<h1>Kijk in je mailbox/)
  })

  test(`${on} when the database cannot tell who asks, a member gets back what they typed, and sends it again`, async () => {
    const { member, typed, breakDatabase, mend } = await openBreakable()
    breakDatabase()

    const failed = await member.submit(update, typed)
    const { values } = formIn(failed.body, update)
    mend()
    const sent = await member.submit(update, values)

    assert.equal(failed.statusCode, 500)
    assert.equal(sent.headers.location, '/mijn-account?r=opgeslagen')
    const { data } = (await member.get('/api/v1/user/profile')).json()
    assert.equal(data.lastName, typed.lastName)
  })

  test(`${on} what another site sends for somebody comes back to nobody`, async () => {
    const { site, member, breakDatabase } = await openBreakable()
    const fromElsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://kwaad.example' }
    const send = (browser: Client) => browser.submit(update, { firstName: 'Kwaad' }, fromElsewhere)

    const [stranger, refused] = [await send(site.visit()), await send(member)]
    breakDatabase()
    const failed = await send(member)

    assert.deepEqual(
      [stranger, refused, failed].map(({ statusCode }) => statusCode),
      [403, 403, 500],
    )
    for (const { body } of [stranger, refused, failed]) assert.ok(!body.includes('Kwaad'))
  })

  /** A member without script, and a database that no longer finds sessions from when it is broken. */
  async function openBreakable() {
    let isBroken = false
    const site = await openTestSite({
      database: await kind.newAddress(),
      onStatement: (sql) => {
        if (isBroken && /"session"/.test(sql)) throw new Error('the disk is gone')
      },
    })
    const member = await site.signIn('anna')
    const { values } = formIn((await member.get('/mijn-account')).body, update)
    const breakDatabase = () => {
      isBroken = true
    }
    const mend = () => {
      isBroken = false
    }
    return { site, member, typed: { ...values, lastName: "van 't Hof" }, breakDatabase, mend }
  }
}

function formIn(html: string, action: string): FormOnScreen {
  const form = formsIn(html).find((each) => each.action === action)
  assert.ok(form, html)
  return form
}
