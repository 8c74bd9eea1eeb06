import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import type { Client } from '#test/client.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage } from '#test/sample-pages.ts'
import { formOf, keepMine, readForm, save, submit } from '#test/setting-form.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'
import { dutchClock, readDutchTime } from '../drafts/dutch-time.ts'

const api = '/api/v1/redactie'
/** In the Netherlands it is nine o'clock. */
const startsAt = new Date('2026-11-17T08:00:00Z')
/** Soon enough for a session that nobody uses meanwhile. */
const soon = ({ now }: TestSite) => dutchClock(new Date(now().getTime() + 3 * 60_000))
const soonIsNow = (sites: readonly TestSite[]) => {
  for (const site of sites) site.wait(4)
}

const redacties = await Promise.all(
  testDatabases.map(async (kind) => {
    const database = await kind.newAddress()
    const open = () => openTestSite({ database, startsAt, hasTimers: true })
    const sites = [await open(), await open()] as const
    const db = openPatiently(database)
    const paths = ['/gaat-weg', '/blijft', '/verhuist']
    for (const path of paths) await publishPageNow(db, samplePage(path, { title: `Titel ${path}` }), startsAt)
    await db.destroy()
    for (const site of sites) await until(async () => (await site.app.inject('/verhuist')).statusCode === 200)
    return { kind, sites, site: sites[0], eva: await sites[0].signIn('eva') }
  }),
)

/** The footer as it should be twenty minutes later. */
async function planFooter(site: TestSite, eva: Client, fields: Record<string, string>) {
  const form = await formOf(eva, 'voet')
  return submit(eva, 'voet', { ...form, fields: { ...form.fields, ...fields, ...soon(site), later: 'on' } })
}

async function bodyOf({ app }: TestSite, url: string): Promise<string> {
  return (await app.inject(url)).body
}

function momentOf({ day, time }: { day: string; time: string }): Date {
  return readDutchTime(day, time) ?? assert.fail()
}

for (const { kind, sites, site, eva } of redacties) {
  test(`on ${kind.name}, a page and a setting change at the planned time, on every process and by themselves`, async () => {
    const { day, time } = soon(site)
    const offline = { path: '/gaat-weg', when: 'later', day, time }
    const planned = await eva.submit(`${api}/pages/offline`, offline)
    assert.equal(planned.statusCode, 303, planned.body)
    const footer = await planFooter(site, eva, { helpTitle: 'Hulp van het eerste uur' })
    assert.match(String(footer.headers.location), /^\/redactie\/gepland\/[\w-]+\?r=gepland$/)

    const sheet = (await eva.get('/redactie/paginas?adres=/gaat-weg')).body
    assert.match(sheet, new RegExp(`Gaat offline op 17 november 2026 om ${time}`))
    assert.match((await eva.get('/redactie/instellingen/voet')).body, /Verandert op 17 november 2026 om 09:/)
    const calendar = (await eva.get('/redactie/gepland')).body
    assert.match(calendar, /09:\d\d[\s\S]*?Titel \/gaat-weg<\/a> gaat offline/)
    assert.match(calendar, /09:\d\d[\s\S]*?Voet van de site<\/a> verandert/)
    assert.match(calendar, /1 januari 2027[\s\S]*?Jaarcijfer/)
    assert.match((await eva.get('/redactie')).body, /Gepland<\/h3>[\s\S]*?gaat offline op 17 november/)
    assert.equal((await site.app.inject('/gaat-weg')).statusCode, 200)
    assert.doesNotMatch(await bodyOf(site, '/blijft'), /Hulp van het eerste uur/)

    soonIsNow(sites)

    for (const each of sites) {
      await until(async () => (await each.app.inject('/gaat-weg')).statusCode === 404)
      await until(async () => (await bodyOf(each, '/blijft')).includes('Hulp van het eerste uur'))
    }
    const history = (await eva.get('/redactie/instellingen/voet/geschiedenis')).body
    assert.equal(history.match(/Werd:/g)?.length, 1)
  })

  test(`on ${kind.name}, what others changed meanwhile stays, where it is something else`, async () => {
    await planFooter(site, eva, { helpTitle: 'Hulp van straks' })
    await save(eva, 'voet', (rows) => rows, { notice: 'Van een collega' })

    soonIsNow(sites)

    await until(async () => (await bodyOf(site, '/blijft')).includes('Hulp van straks'))
    assert.match(await bodyOf(site, '/blijft'), /Van een collega/)
  })

  test(`on ${kind.name}, what somebody else changed too is not overwritten: the planner is told, and nothing is lost`, async () => {
    await planFooter(site, eva, { helpTitle: 'Wat ik plande' })
    await save(eva, 'voet', (rows) => rows, { helpTitle: 'Wat een collega deed' })

    soonIsNow(sites)

    await until(async () => (await eva.get('/redactie')).body.includes('Niet gelukt op de geplande tijd'))
    await until(async () => (await bodyOf(site, '/blijft')).includes('Wat een collega deed'))
    const path = /href="(\/redactie\/gepland\/[\w-]+)"/.exec((await eva.get('/redactie')).body)?.[1] ?? ''
    const told = (await eva.get(path)).body
    assert.match(told, /heeft na het plannen hetzelfde gewijzigd/)
    assert.match(told, /Wat ik plande/)

    const href = /href="(\/redactie\/instellingen\/voet\?gepland=[\w-]+)"/.exec(told)?.[1] ?? ''
    const form = (await eva.get(href)).body
    assert.match(form, /maakte hiervan: Wat een collega deed/)
    const typed = readForm(form)
    assert.equal(typed.fields.helpTitle, 'Wat ik plande')
    const saved = await submit(eva, 'voet', keepMine({ ...typed, fields: { ...typed.fields, later: '' } }))
    assert.equal(saved.statusCode, 303)
    await until(async () => (await bodyOf(site, '/blijft')).includes('Wat ik plande'))
    assert.equal((await eva.get(path)).statusCode, 404)
  })

  test(`on ${kind.name}, a page that cannot come at its time stays away; who planned it gets a mail and reads why on the first screen`, async () => {
    const { id } = (await eva.post(`${api}/drafts/start`, { path: '/komt-niet' })).json().data
    const document = samplePage('/komt-niet', { title: 'Komt niet' })
    const ready = (await eva.post(`${api}/drafts/save`, { id, revision: 1, document })).json().data
    const { day, time } = soon(site)
    const at = momentOf({ day, time }).toISOString()
    const planned = await eva.post(`${api}/drafts/publish`, { id, revision: ready.revision, at })
    assert.equal(planned.statusCode, 200, planned.body)
    const broken = { ...document, title: '' }
    const saved = await eva.post(`${api}/drafts/save`, { id, revision: ready.revision, document: broken })
    assert.equal(saved.statusCode, 200, saved.body)

    soonIsNow(sites)

    const draft = site.db.selectFrom('draft').select(['publish_at', 'publish_fault']).where('id', '=', id)
    const isJudged = (now: { publish_at: string | null } | undefined) => now?.publish_at === null || !now
    const judged = await until(() => draft.executeTakeFirst(), { isRight: isJudged, log: site.log })
    assert.equal(judged?.publish_fault, 'Titel: vul dit in.')
    const shown = /Niet gelukt op de geplande tijd[\s\S]*?Titel: vul dit in\./
    await until(async () => (await eva.get('/redactie')).body, { isRight: (body) => shown.test(body) })
    assert.equal((await site.app.inject('/komt-niet')).statusCode, 404)
    // Each process has a mailbox, and either of them sends it.
    const mails = async () =>
      (await Promise.all(sites.map((each) => bodyOf(each, '/postvak'))))
        .flatMap((mailbox) => mailbox.replaceAll('\u00ad', '').split('<div class="card">'))
        .filter((card) => card.includes('Je geplande pagina is niet gepubliceerd'))
    await until(async () => (await mails()).length > 0)
    assert.equal((await mails()).filter((card) => card.includes(samples.eva.email)).length, 1)
    const sheet = (await eva.get('/redactie/paginas?adres=/komt-niet')).body
    assert.match(sheet, /Titel: vul dit in\./)
  })

  test(`on ${kind.name}, a planned list gets the order that its numbers say: new rows and moved ones`, async () => {
    const slug = 'keuzelijst-functies'
    const labelsNow = async () => (await formOf(eva, slug)).rows.map(({ label }) => label)
    const form = await formOf(eva, slug)
    const labels = form.rows.map(({ label }) => label)
    const plan = async (rows: Record<string, string>[]) => {
      const answer = await submit(eva, slug, {
        ...form,
        fields: { ...form.fields, ...soon(site), later: 'on' },
        rows,
      })
      assert.equal(answer.statusCode, 303, answer.body.slice(0, 300))
    }
    await plan([
      ...form.rows,
      { label: 'Als laatste', position: '990' },
      { label: 'Als tweede', position: '15' },
    ])
    await plan(form.rows.map((row, at) => (at === labels.length - 1 ? { ...row, position: '1' } : row)))
    assert.deepEqual(await labelsNow(), labels)

    soonIsNow(sites)

    const [first, ...others] = [labels.at(-1), ...labels.slice(0, -1)]
    const [second, ...rest] = others
    await until(
      async () => (await labelsNow()).length === labels.length + 2 && (await labelsNow())[0] === first,
    )
    assert.deepEqual(await labelsNow(), [first, second, 'Als tweede', ...rest, 'Als laatste'])
  })

  test(`on ${kind.name}, what is planned can be moved and withdrawn, and moves along with its page`, async () => {
    await eva.submit(`${api}/pages/offline`, { path: '/verhuist', when: 'later', ...soon(site) })
    const moved = await eva.post(`${api}/pages/move`, { path: '/verhuist', address: '/verhuisd' })
    assert.equal(moved.statusCode, 200, moved.body)
    const sheet = (await eva.get('/redactie/paginas?adres=/verhuisd')).body
    const address = /href="(\/redactie\/gepland\/([\w-]+))"/.exec(sheet) ?? []
    const id = address[2] ?? ''

    const late = await eva.submit(`${api}/planned/move`, { id, day: '2026-11-16', time: '10:00' })
    assert.equal(late.statusCode, 400)
    assert.match(late.body, /Kies een tijd die nog komt/)
    const later = await eva.submit(`${api}/planned/move`, { id, day: '2026-11-18', time: '10:30' })
    assert.equal(later.headers.location, `/redactie/gepland/${id}?r=verzet`)
    assert.match(
      (await eva.get(address[1] ?? '')).body,
      /Op 18 november 2026 om 10:30 gaat deze pagina offline/,
    )

    const gone = await eva.submit(`${api}/planned/withdraw`, { id })
    assert.equal(gone.headers.location, '/redactie/gepland?r=weg')
    assert.equal((await eva.post(`${api}/planned/withdraw`, { id })).statusCode, 404)
    assert.doesNotMatch((await eva.get('/redactie/paginas?adres=/verhuisd')).body, /Gaat offline/)
  })

  test(`on ${kind.name}, a menu may name a page that is planned for the same moment, and no other`, async () => {
    const { id } = (await eva.post(`${api}/pages/create`, { title: 'Komt nog', address: '/komt-nog' })).json()
      .data
    const { revision, document } = (await eva.get(`${api}/drafts/${id}`)).json().data
    const page = { ...samplePage('/komt-nog', { title: 'Komt nog' }), id: undefined }
    const kept = await eva.post(`${api}/drafts/save`, { id, revision, document: { ...document, ...page } })
    assert.equal(kept.statusCode, 200, kept.body)
    const form = await formOf(eva, 'menu')
    const moment = soon(site)
    const row = { path: '/komt-nog', menu: 'main', order: '90', label: 'Straks in het menu', group: '' }
    const withRow = { ...form, rows: [...form.rows, row], fields: { ...form.fields, ...moment, later: 'on' } }
    const refused = await submit(eva, 'menu', withRow)
    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /Op dit adres staat geen pagina/)

    const at = momentOf(moment).toISOString()
    const published = await eva.post(`${api}/drafts/publish`, { id, revision: revision + 1, at })
    assert.equal(published.statusCode, 200, published.body)
    assert.equal((await submit(eva, 'menu', withRow)).statusCode, 303)
    assert.equal(
      (await submit(eva, 'menu', { ...withRow, fields: { ...withRow.fields, later: '' } })).statusCode,
      400,
    )

    soonIsNow(sites)

    for (const each of sites)
      await until(async () => (await bodyOf(each, '/blijft')).includes('Straks in het menu'))
  })

  test(`on ${kind.name}, what cannot be is refused at once: no change, a moment that has passed, the home page`, async () => {
    const nothing = await planFooter(site, eva, {})
    assert.equal(nothing.statusCode, 400)
    assert.match(nothing.body, /Er is niets gewijzigd, dus er is niets om te plannen/)
    const form = await formOf(eva, 'voet')
    const past = { ...form.fields, helpTitle: 'Te laat', day: '2026-11-16', time: '10:00', later: 'on' }
    const late = await submit(eva, 'voet', { ...form, fields: past })
    assert.equal(late.statusCode, 400)
    assert.match(late.body, /Kies een tijd die nog komt/)
    assert.match(late.body, /value="Te laat"/)
    const home = await eva.submit(`${api}/pages/offline`, { path: '/', when: 'later', ...soon(site) })
    assert.match(home.body, /De homepagina kan niet weg/)
  })
}
