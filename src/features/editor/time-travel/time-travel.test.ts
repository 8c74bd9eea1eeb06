import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { formOf, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { addDraft, planDraft } from '../drafts/store.ts'

const api = '/api/v1/redactie'
const startsAt = new Date('2026-12-30T08:00:00Z')
const newYear = '2027-01-01T09:00:00Z'
const nobody = null as never

/** On 1 January a page goes, a page comes and stands in the menu, and the footer changes. */
async function openPlanned(database: TestSite['address']) {
  const site = await openTestSite({ database, startsAt })
  const { db } = site
  const facts = { title: 'In {{jaar}} is het {{eigen-risico}}' }
  await publishPageNow(db, samplePage('/proef', facts), startsAt)
  await publishPageNow(db, samplePage('/zwaluwstaart', { title: 'Zwaluwstaart van nu' }), startsAt)
  const eva = await site.signIn('eva')
  const offline = { path: '/zwaluwstaart', at: '2026-12-31T23:00:00Z' }
  assert.equal((await eva.post(`${api}/pages/offline`, offline)).statusCode, 200)
  const document = samplePage('/winterkoning', { title: 'Winterkoning van straks' })
  const id = await addDraft(db, {
    document: document as never,
    basedOn: null,
    by: null,
    publisher: null,
    now: startsAt,
  })
  await planDraft(db, { id, revision: 1, at: new Date('2026-12-31T23:00:00Z'), by: nobody })
  const moment = { day: '2027-01-01', time: '00:00', later: 'on' }
  const form = await formOf(eva, 'voet')
  const footer = { helpTitle: 'Hulp in het nieuwe jaar', ...moment }
  const planned = await submit(eva, 'voet', { ...form, fields: { ...form.fields, ...footer } })
  assert.equal(planned.statusCode, 303, planned.body.slice(0, 300))
  const menu = await formOf(eva, 'menu')
  const row = { path: '/winterkoning', menu: 'main', order: '90', label: 'Straks in het menu', group: '' }
  const inMenu = await submit(eva, 'menu', {
    ...menu,
    rows: [...menu.rows, row],
    fields: { ...menu.fields, ...moment },
  })
  assert.equal(inMenu.statusCode, 303, inMenu.body.slice(0, 300))
  const { address } = (await eva.post(`${api}/time-travel`, { at: newYear })).json().data
  return { site, eva, address: String(address).replace(/\/$/, '') }
}

const travels = await Promise.all(
  testDatabases.map(async (kind) => ({ kind, ...(await openPlanned(await kind.newAddress())) })),
)

for (const { kind, site, eva, address } of travels) {
  const ask = (path: string) => site.app.inject(`${address}${path}`)

  test(`on ${kind.name}, the whole site is seen as it will be, and stays as it is for everybody else`, async () => {
    const before = await site.db.selectFrom('site_version').select('number').execute()
    const proef = await ask('/proef')
    assert.equal(proef.statusCode, 200)
    assert.match(proef.body, /In 2027 is het €\u00a0460/)
    assert.match(proef.body, /Hulp in het nieuwe jaar/)
    assert.match(proef.body, /Straks in het menu/)
    assert.match(proef.body, /Je ziet de site zoals die is op 1 januari 2027 om 10:00/)
    assert.equal((await ask('/zwaluwstaart')).statusCode, 404)
    assert.match((await ask('/winterkoning')).body, /Winterkoning van straks/)
    assert.match((await ask('/sitemap')).body, /Winterkoning van straks/)

    assert.equal((await site.app.inject('/winterkoning')).statusCode, 404)
    assert.doesNotMatch((await site.app.inject('/proef')).body, /Straks in het menu/)
    assert.deepEqual(await site.db.selectFrom('site_version').select('number').execute(), before)
    assert.deepEqual(await site.db.selectFrom('setting_change').select('id').execute(), [])
    assert.equal((await site.db.selectFrom('planned_change').select('id').execute()).length, 3)
  })

  test(`on ${kind.name}, searching finds what will be there, and not what will be gone`, async () => {
    assert.match((await ask('/zoeken?q=winterkoning')).body, /\/voorbeeld\/op\/[^"]+\/winterkoning"/)
    assert.doesNotMatch((await ask('/zoeken?q=zwaluwstaart')).body, /\/zwaluwstaart"/)
    assert.match((await ask('/zoeken?q=eigen+risico')).body, /in 2027[\s\S]*?€\u00a0460/)
    assert.match((await site.app.inject('/zoeken?q=eigen+risico')).body, /in 2026[\s\S]*?€\u00a0385/)
  })

  test(`on ${kind.name}, links stay in the preview, nothing can be sent from it, and nobody keeps it`, async () => {
    const { body, headers } = await ask('/proef')
    const links = [...body.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)"/g)].map(
      ([, to = '']) => to,
    )
    const outside = links.filter((to) => !to.startsWith(`${address}/`))
    assert.deepEqual(outside, ['/proef', '/redactie/bekijk-op'])
    assert.doesNotMatch(body, /<script|method="post"/)
    assert.match(String(headers['content-security-policy']), /script-src 'none'.*connect-src 'none'/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-robots-tag'], 'noindex')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal((await ask('/inloggen')).statusCode, 200)
    for (const other of ['/inloggen', '/agenda.ics'])
      assert.match((await ask(other)).body, /Niet in het voorbeeld.*alleen de pagina’s en de zoekresultaten/)
  })

  test(`on ${kind.name}, only an address that an editor made shows it, and not for ever`, async () => {
    const other = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A')
    for (const wrong of [`${other}x/proef`, '/voorbeeld/op/v1.abc/proef', '/voorbeeld/op/x/'])
      assert.equal((await site.app.inject(wrong)).statusCode, 404)
    const anonymous = await site.visit().post(`${api}/time-travel`, { at: newYear })
    assert.equal(anonymous.statusCode, 401)
    assert.equal((await eva.post(`${api}/time-travel`, { at: '2020-01-01T00:00:00Z' })).statusCode, 400)

    site.wait(72 * 60 + 1)
    assert.equal((await ask('/proef')).statusCode, 404)
  })
}
