import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { confirm, formOf, readForm, save, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { dutchClock } from '../../drafts/dutch-time.ts'
import { settings } from '../all-settings.setting.ts'
import { premiumsSetting } from '../kinds/premiums.setting.ts'
import { markOf, writeMark } from '../marks.ts'

const screen = '/redactie/instellingen/premies'
const figures = '/redactie/instellingen/jaarcijfers'
const insurance = { products: [], insurers: [], covers: [], treatments: [] }
const noContent = { facts: { insurance } } as unknown as SiteContent
const premium = (amount: string) => (rows: Record<string, string>[]) =>
  rows.map((row, index) => (index === 0 ? { ...row, amount } : row))
/** Marked to go, as a browser sends it. */
const without = (gone: string) => (rows: Record<string, string>[]) =>
  rows.map((row) => (row.name === gone ? { ...row, remove: 'on' } : row))

for (const kind of testDatabases) {
  const on = `on ${kind.name},`

  async function openTeam() {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, samples.bram.email, 'chief-editor')
    return { site, bram: await site.signIn('bram'), eva: await site.signIn('eva') }
  }

  test(`${on} a premium that one changes waits until another takes it over`, async () => {
    const { site, bram, eva } = await openTeam()

    const saved = await save(bram, 'premies', premium('199,95'))

    assert.deepEqual([saved.statusCode, saved.headers.location], [303, `${screen}/voorstel`])
    assert.notEqual((await formOf(bram, 'premies')).rows[0]?.amount, '199,95')
    assert.equal((await site.mails()).at(-1)?.to, samples.eva.email)
    assert.match((await bram.get(`${screen}/voorstel`)).body, /Een collega kijkt je wijziging na/)
    const own = await decide(bram, 'accept')
    assert.match(own.body, /een collega neemt die over/)

    const waiting = new RegExp(`Wacht op controle[\\s\\S]*href="${screen}/voorstel">Premies<`)
    assert.match((await eva.get('/redactie')).body, waiting)
    const seen = (await eva.get(`${screen}/voorstel`)).body
    assert.match(seen, /Voorgesteld door Bram Yilmaz[\s\S]*199,95/)
    assert.equal((await decide(eva, 'accept')).headers.location, `${screen}?opgeslagen`)
    assert.equal((await formOf(eva, 'premies')).rows[0]?.amount, '199,95')
    assert.equal((await eva.get(`${screen}/voorstel`)).statusCode, 404)
  })

  test(`${on} what needs two people cannot be planned, and the form says so with what was typed`, async () => {
    const { site, bram } = await openTeam()
    const tomorrow = dutchClock(new Date(site.now().getTime() + 86_400_000))

    const planned = await save(bram, 'premies', premium('199,95'), { later: 'on', ...tomorrow })

    assert.equal(planned.statusCode, 400)
    assert.match(
      planned.body,
      /vier ogen nodig\. Daarom kan die niet vanzelf veranderen\. Sla de wijziging nu op/,
    )
    assert.match(planned.body, /199,95/)
    assert.equal((await bram.get(`${screen}/voorstel`)).statusCode, 404)
  })

  test(`${on} what reads the same as what stands there is told as such, and nothing comes of it`, async () => {
    const { site, bram, eva } = await openTeam()
    const { rows } = await formOf(bram, 'jaarcijfers')
    const at = rows.findIndex(({ kind, value = '' }) => kind === 'amount' && /^€ \d+$/.test(value))
    const otherwise = (all: typeof rows) =>
      all.map((row, number) => (number === at ? { ...row, value: row.value?.replace('€ ', '') ?? '' } : row))
    const traces = async () => [
      (await site.mails()).length,
      (await site.db.selectFrom('setting_change').select('id').execute()).length,
      (
        await site.db
          .selectFrom('security_event')
          .select('id')
          .where('event', '=', 'setting-change')
          .execute()
      ).length,
    ]
    const before = await traces()
    assert.ok(at >= 0)

    const saved = await save(bram, 'jaarcijfers', otherwise)
    await giveRole(site, samples.bram.email, 'writer')
    const alone = [await save(eva, 'jaarcijfers', otherwise), await save(eva, 'verzekeraars', (all) => all)]
    const tomorrow = { later: 'on', ...dutchClock(new Date(site.now().getTime() + 86_400_000)) }
    const planned = await save(eva, 'jaarcijfers', otherwise, tomorrow)

    assert.equal(saved.headers.location, `${figures}?zelfde`)
    assert.match((await eva.get(`${figures}?zelfde`)).body, /Er is niets gewijzigd\./)
    for (const answer of alone) assert.match(String(answer.headers.location), /\?zelfde$/)
    assert.match(planned.body, /Er is niets gewijzigd, dus er is niets om te plannen/)
    assert.equal((await eva.get(`${figures}/voorstel`)).statusCode, 404)
    assert.deepEqual(await traces(), before)
  })

  test(`${on} one change waits at a time, and what is not taken over changes nothing`, async () => {
    const { site, bram, eva } = await openTeam()
    const before = (await formOf(eva, 'premies')).rows
    await save(bram, 'premies', premium('199,95'))

    const second = await save(eva, 'premies', premium('188,88'))
    assert.equal(second.statusCode, 400)
    assert.match(second.body, /Er wacht al een wijziging[\s\S]*188,88/)
    assert.equal((await decide(eva, 'decline')).statusCode, 303)

    assert.deepEqual((await formOf(eva, 'premies')).rows, before)
    const mail = (await site.mails()).at(-1)
    assert.deepEqual([mail?.kind, mail?.to], ['check-sent-back', samples.bram.email])
  })

  test(`${on} of two who decide at once, one does`, async () => {
    const { site, bram, eva } = await openTeam()
    await giveRole(site, samples.anna.email, 'chief-editor')
    const anna = await site.signIn('anna')
    await save(bram, 'premies', premium('199,95'))

    const answers = await Promise.all([anna, eva].map((client) => decide(client, 'accept')))

    assert.equal(answers.filter(({ statusCode }) => statusCode === 303).length, 1)
    assert.equal(await changesIn(site), 1)
  })

  test(`${on} undoing asks for a second person too, and saving nothing asks nobody`, async () => {
    const { site, bram, eva } = await openTeam()
    const insurers = '/redactie/instellingen/verzekeraars'
    const moved = (rows: Record<string, string>[]) =>
      rows.map((row, index) => (index === 0 ? { ...row, site: 'https://anders.example' } : row))
    await save(bram, 'verzekeraars', moved)
    await decide(eva, 'accept', insurers)
    const { id } = await site.db.selectFrom('setting_change').select('id').executeTakeFirstOrThrow()

    const asked = await eva.submit(`/api/v1${insurers}/undo`, { id })
    const undone = asked.body.includes('name="confirmed"')
      ? await submit(eva, 'verzekeraars', readForm(asked.body))
      : asked
    assert.equal(undone.headers.location, `${insurers}/voorstel`, undone.body.slice(0, 2000))
    assert.equal((await formOf(eva, 'verzekeraars')).rows[0]?.site, 'https://anders.example')
    await decide(bram, 'decline', insurers)
    for (const { formFor } of settings.filter(({ isGuarded }) => isGuarded)) {
      const { slug } = formFor(noContent)
      const nothing = await save(eva, slug, (rows) => rows)
      assert.equal(nothing.headers.location, `/redactie/instellingen/${slug}?zelfde`)
    }
  })

  test(`${on} what is stored waits for a second person, whatever a form says that it began from`, async () => {
    const { bram, eva } = await openTeam()
    await save(bram, 'premies', (rows) => [...rows, { ...rows[0], year: '2027', was: '' }])
    await decide(eva, 'accept')
    const began = await formOf(bram, 'premies')
    const form = premiumsSetting.formFor(noContent)
    const asIfUnchanged = (row: Record<string, string>) => ({ ...row, was: writeMark(markOf(form, row)) })

    for (const rows of [
      began.rows.filter(({ year }) => year !== '2027'),
      premium('0,01')(began.rows).map(asIfUnchanged),
    ]) {
      assert.notDeepEqual(rows, began.rows)
      const sent = await confirm(bram, 'premies', { ...began, rows })

      assert.equal(sent.headers.location, `${screen}/voorstel`)
      assert.deepEqual((await formOf(eva, 'premies')).rows, began.rows)
      await decide(eva, 'accept')
      assert.deepEqual((await formOf(eva, 'premies')).rows, began.rows, 'nor is anything changed unseen')
    }
  })

  test(`${on} a second person sees every line of what waits, however many`, async () => {
    const { bram, eva } = await openTeam()
    const { length } = (await formOf(bram, 'behandelingen')).rows
    assert.ok(length > 20)

    await save(bram, 'behandelingen', (rows) => rows.map((row) => ({ ...row, alsoCalled: 'proefwoord' })))

    const { body } = await eva.get('/redactie/instellingen/behandelingen/voorstel')
    assert.equal(body.match(/<ins>[^<]*proefwoord/g)?.length, length)
  })

  test(`${on} who proposes what cannot be hears so at once, and nobody is asked`, async () => {
    const { site, bram, eva } = await openTeam()
    const before = await formOf(eva, 'jaarcijfers')

    const refused = await save(bram, 'jaarcijfers', without('eigen-risico'))

    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /eigen-risico[ \d]* kan niet weg[^.]*\. Hier staat het nog/)
    assert.equal((await eva.get(`${figures}/voorstel`)).statusCode, 404)
    assert.deepEqual(await formOf(eva, 'jaarcijfers'), before)
    assert.deepEqual(await site.mails(), [])
  })

  test(`${on} a proposal that no longer fits changes nothing and waits until it is declined`, async () => {
    const { site, bram, eva } = await openTeam()
    const fact = { name: 'proefbedrag', label: 'Proef', kind: 'amount', value: '€ 12', from: '2026-01-01' }
    const added = { ...fact, to: '', status: 'vastgesteld', source: 'Proef', date: '' }
    await save(bram, 'jaarcijfers', (rows) => [...rows, added])
    await decide(eva, 'accept', figures)
    await save(bram, 'jaarcijfers', without(fact.name))
    await publishText(eva, '/contact', `In 2026 kost dit {{${fact.name}}}.`)
    const before = await formOf(eva, 'jaarcijfers')

    const refused = await decide(eva, 'accept', figures)

    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /proefbedrag[^.]* kan niet weg[^.]*\. Hier staat het nog: \/contact/)
    assert.deepEqual(await formOf(eva, 'jaarcijfers'), before)
    assert.match(
      (await eva.get(`${figures}/voorstel`)).body,
      /Voorgesteld door Bram Yilmaz[\s\S]*proefbedrag/,
    )
    assert.equal((await decide(eva, 'decline', figures)).statusCode, 303)
    const mail = (await site.mails()).at(-1)
    assert.deepEqual([mail?.kind, mail?.to], ['check-sent-back', samples.bram.email])
  })

  test(`${on} menus and texts need one person, and alone nobody waits`, async () => {
    const { site, bram, eva } = await openTeam()
    const footer = await save(bram, 'voet', (rows) => rows, { notice: 'Anders' })
    assert.match(String(footer.headers.location), /opgeslagen/)

    await giveRole(site, samples.bram.email, 'writer')
    const alone = await save(eva, 'premies', premium('177,77'))
    assert.match(String(alone.headers.location), /opgeslagen/)
    assert.match((await eva.get(screen)).body, /Nu is dat er één/)
  })
}

async function publishText(client: Client, path: string, words: string): Promise<void> {
  const drafts = '/api/v1/redactie/drafts'
  const { id } = (await client.post(`${drafts}/start`, { path })).json().data
  const { revision, document } = (await client.get(`${drafts}/${id}`)).json().data
  const text = { kind: 'text', id: 'proef', html: `<p>${words}</p>` }
  const draft = { id, revision, document: { ...document, blocks: [...document.blocks, text] } }
  const saved = (await client.post(`${drafts}/save`, draft)).json().data
  const published = await client.post(`${drafts}/publish`, { id, revision: saved.revision })
  assert.equal(published.statusCode, 200, published.body)
}

async function idIn(client: Client, at: string): Promise<string> {
  return /name="id" value="([^"]+)"/.exec((await client.get(`${at}/voorstel`)).body)?.[1] ?? ''
}

/** Who is shown what else changes says that it should. */
async function decide(client: Client, decision: string, at = screen) {
  const id = await idIn(client, at)
  const answer = await client.submit(`/api/v1${at}/voorstel`, { id, decision })
  const [, confirmed] = /name="confirmed" value="([^"]+)"/.exec(answer.body) ?? []
  return confirmed ? client.submit(`/api/v1${at}/voorstel`, { id, decision, confirmed }) : answer
}

async function changesIn({ db }: TestSite): Promise<number> {
  return (await db.selectFrom('setting_change').select('id').execute()).length
}
