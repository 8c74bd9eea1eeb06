import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

const path = '/mijn-account'
const asked: string[] = []
const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({
      database: await kind.newAddress(),
      onStatement: (sql) => void asked.push(sql),
    })
    return { kind, site }
  }),
)

for (const { kind, site } of sites) {
  const goTo = (instant: string) => site.wait((Date.parse(instant) - site.now().getTime()) / 60_000)

  test(`on ${kind.name}, a member finds what is theirs above the form, and nobody keeps that page`, async () => {
    goTo('2026-11-17T09:00:00Z')
    await site.signIn('anna')
    site.wait(10)
    const anna = await site.signIn('anna')
    const answer = await anna.get(path)

    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.match(answer.body, /Welkom, Anna/)
    assert.match(answer.body, /verzekerd bij <strong>VGZ<\/strong>/)
    assert.match(answer.body, /href="\/zorgverzekering\/vergelijken\?verzekeraar=vgz"/)
    assert.match(answer.body, /31 december 2026/)
    assert.match(answer.body, /Je logde hiervoor in op 17 november 2026 om 10:00/)
    assert.ok(answer.body.indexOf('Wat wil je doen?') < answer.body.indexOf('id="gegevens"'))
    assert.doesNotMatch((await site.visit().get('/')).body, /Welkom, Anna/)
  })

  test(`on ${kind.name}, what an insured member looks up begins with their own insurer`, async () => {
    const answers = /href="(\/zorgverzekering\/wat-krijg-ik-vergoed\?behandeling=[^"]+)"/g
    const anna = await site.signIn('anna')
    const home = (await anna.get(path)).body
    const addresses = [...home.matchAll(answers)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

    assert.match(home, /wat er geldt bij VGZ/)
    assert.ok(addresses.length >= 3, home)
    for (const address of addresses) {
      const { body, statusCode } = await site.visit().get(address)
      assert.equal(statusCode, 200)
      assert.match(body, /<option value="vgz" selected=""|value="vgz"[^>]* checked=""/, address)
      assert.match(body, /id="zoeker-antwoord"/)
    }
    assert.doesNotMatch((await (await site.signIn('bram')).get(path)).body, answers)
  })

  test(`on ${kind.name}, a form that is left of somebody else who was logged in here saves nothing, and says so`, async () => {
    const left = emailIn((await (await site.signIn('anna')).get(path)).body)
    const bram = await site.signIn('bram')
    const own = emailIn((await bram.get(path)).body)
    const save = (profile: object, email: string) =>
      bram.submit('/api/v1/user/profile/update', { ...typed(profile), email })

    const refused = await save(samples.anna.profile, left)
    const { data } = (await bram.get('/api/v1/user/profile')).json()
    const told = await bram.get(String(refused.headers.location))
    const saved = await save(samples.bram.profile, own)

    assert.deepEqual([left, own], [samples.anna.email, samples.bram.email])
    assert.deepEqual([refused.statusCode, refused.headers.location], [303, `${path}?r=ander-account`])
    assert.equal(data.firstName, samples.bram.profile.firstName)
    assert.match(told.body, /Er is niets opgeslagen. Je vulde het formulier in met een ander account/)
    assert.match(String(saved.headers.location), /r=(opgeslagen|niets-gewijzigd)$/)
  })

  test(`on ${kind.name}, such a form stays theirs when it comes back to be mended`, async () => {
    const bram = await site.signIn('bram')
    const { data: before } = (await bram.get('/api/v1/user/profile')).json()
    const left = { ...typed(samples.anna.profile), email: samples.anna.email }

    const unfit = await bram.submit('/api/v1/user/profile/update', { ...left, lastName: '' })
    const mended = await bram.submit('/api/v1/user/profile/update', { ...left, email: emailIn(unfit.body) })

    assert.equal(unfit.statusCode, 400)
    assert.equal(emailIn(unfit.body), samples.anna.email)
    assert.equal(mended.headers.location, `${path}?r=ander-account`)
    assert.deepEqual((await bram.get('/api/v1/user/profile')).json().data, before)
  })

  test(`on ${kind.name}, what our script sends of somebody else who was logged in here saves nothing either`, async () => {
    const bram = await site.signIn('bram')
    const save = (email: string) =>
      bram.post('/api/v1/user/profile/update', samples.anna.profile, {
        'x-account': encodeURIComponent(email),
      })

    const refused = await save(samples.anna.email)
    const { data } = (await bram.get('/api/v1/user/profile')).json()
    const own = await bram.post('/api/v1/user/profile/update', samples.bram.profile, {
      'x-account': encodeURIComponent(samples.bram.email),
    })

    assert.deepEqual([refused.statusCode, refused.json().errorCode], [409, 'conflict'])
    assert.match(
      refused.json().message,
      /^Er is niets opgeslagen\. Je vulde het formulier in met een ander account/,
    )
    assert.equal(data.firstName, samples.bram.profile.firstName)
    assert.equal(own.statusCode, 200, own.body)
    for (const strange of ['%', '%E0%A4%A', '']) {
      const answer = await bram.post('/api/v1/user/profile/update', samples.anna.profile, {
        'x-account': strange,
      })
      assert.equal(answer.statusCode, 409, strange)
    }
  })

  test(`on ${kind.name}, who is not insured through us reads so, and where to compare`, async () => {
    const { body } = await (await site.signIn('bram')).get(path)

    assert.match(body, /Je hebt geen zorgverzekering via IZZ/)
    assert.doesNotMatch(body, /verzekerd bij <strong>/)
    assert.match(body, /href="\/zorgverzekering\/vergelijken"/)
  })

  test(`on ${kind.name}, a day passes when it does in the Netherlands, and no day in the past is told`, async () => {
    goTo('2026-12-31T22:30:00Z')
    const lastDay = (await (await site.signIn('bram')).get(path)).body
    site.wait(60)
    const newYear = (await (await site.signIn('bram')).get(path)).body
    goTo('2027-02-01T09:00:00Z')
    const february = (await (await site.signIn('bram')).get(path)).body

    assert.match(lastDay, /datetime="2026-12-31"/i)
    assert.match(lastDay, /\(vandaag\)/)
    assert.doesNotMatch(lastDay, /datetime="2026-11-/i)
    assert.doesNotMatch(newYear, /datetime="2026-12-31"/i)
    assert.match(newYear, /datetime="2027-01-31"/i)
    assert.match(february, /Er is nu niets waar je op moet letten/)
  })

  test(`on ${kind.name}, who works for the redactie reads whether their code is set`, async () => {
    assert.match((await (await site.signIn('eva')).get(path)).body, /Voor de redactie/)
    assert.match(
      (await (await site.signIn('bram')).get(path)).body,
      /met je (<[^>]+>)?e-mailadres(<\/span>)? en je wachtwoord/,
    )
  })

  test(`on ${kind.name}, the page asks the database five things`, async () => {
    const bram = await site.signIn('bram')
    asked.length = 0

    await bram.get(path)

    assert.ok(asked.length <= 5, asked.join('\n'))
  })

  test(`on ${kind.name}, a form that comes back with faults comes first`, async () => {
    const bram = await site.signIn('bram')

    const { body } = await bram.submit('/api/v1/user/profile/update', { firstName: '' })

    assert.match(body, /Vul je voornaam in/)
    assert.doesNotMatch(body, /Wat wil je doen\?/)
  })
}

/** Of whom the form says that it is. */
function emailIn(page: string): string {
  return /<input type="hidden" name="email" value="([^"]+)"/.exec(page)?.[1] ?? assert.fail('no address')
}

/** As a browser sends it: all is text, and a box that is not ticked is absent. */
function typed(profile: object): Record<string, string> {
  const filled = Object.entries(profile).filter(([name, value]) => name === 'insured' || value)
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]))
}
