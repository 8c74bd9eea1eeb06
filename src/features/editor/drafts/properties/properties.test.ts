import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { samplePage } from '#test/sample-pages.ts'
import { readForm } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const screen = (path: string) => `/redactie/paginas/eigenschappen?adres=${encodeURIComponent(path)}`

const redacties = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, samples.bram.email, 'chief-editor')
    return { on: `on ${kind.name},`, eva: await site.signIn('eva'), bram: await site.signIn('bram') }
  }),
)

for (const { on, eva, bram } of redacties) {
  test(`${on} the properties of a page are saved in its concept`, async () => {
    await publish(eva, '/eigen', { title: 'Eigenschappen' })
    const begun = await open(eva, '/eigen')
    assert.equal(begun.title, 'Eigenschappen')
    const form = { ...begun, title: 'Nieuwe titel', topics: 'zorg\nwerk', menu: 'main', menuOrder: '5' }

    const saved = await save(eva, {
      ...form,
      menuGroup: 'Kosten',
      paidBy: 'package',
      year: '2027',
      sourceName0: 'CBS',
      related0: '/contact',
      related2: '/contact',
      related3: '/over-ons',
    })

    assert.equal(saved.headers.location, '/redactie/paginas?adres=%2Feigen&r=opgeslagen')
    const document = await conceptOf(eva, '/eigen')
    assert.deepEqual(
      [document.title, document.topics, document.navigation, document.sources],
      ['Nieuwe titel', ['zorg', 'werk'], { menu: 'main', order: 5, group: 'Kosten' }, [{ name: 'CBS' }]],
    )
    assert.deepEqual(document.related, ['/contact', '/over-ons'])
    assert.equal(document.paidBy, 'package')
    assert.equal(document.year, 2027)
    assert.equal((await open(eva, '/eigen')).related1, '/over-ons')

    const long = await save(eva, { ...form, title: 'x'.repeat(71) })
    assert.match(long.body, /Gebruik hooguit 70 tekens/)
    for (const field of ['menuGroup', 'menuLabel']) {
      const unseen = await save(eva, { ...form, [field]: '\u200b\u00ad' })
      assert.match(unseen.body, /Hier staan alleen tekens die niemand ziet/, field)
    }
  })

  test(`${on} what cannot be kept is told at its field, and stands there still`, async () => {
    await publish(eva, '/half', { title: 'Half ingevuld' })
    const begun = await open(eva, '/half')
    const source = { sourceName1: '', sourceHref1: 'https://bron.nl/zonder-naam', sourceDate1: '2026-01-01' }
    const place = { menu: 'none', menuLabel: 'Mijn naam', menuGroup: 'Een kop', menuOrder: '3' }

    for (const [typed, said, times] of [
      [source, 'Vul de naam van deze bron in, of maak ook de datum en de link leeg.', 1],
      [place, 'Kies in welk menu de pagina staat, of maak dit leeg.', 2],
      [{ ...place, menuOrder: 'eerst' }, 'Vul een getal in.', 1],
      [{ year: 'abc' }, 'Vul een jaar in, zoals 2027.', 1],
      [{ publishedDate: '2026-02-31' }, 'Vul een bestaande datum in.', 1],
      [{ sourceName0: 'CBS', sourceDate0: 'gisteren' }, 'Vul een bestaande datum in.', 1],
    ] as const) {
      const refused = await save(eva, { ...begun, ...typed })

      assert.equal(refused.statusCode, 400)
      const atFields = refused.body.match(/<div class="field-error"[^>]*>.*?<\/div>/gs) ?? []
      assert.deepEqual(
        atFields.map((each) => each.includes(said)),
        Array(times).fill(true),
        said,
      )
      const drawn = readForm(refused.body).fields
      for (const [name, value] of Object.entries(typed)) assert.equal(drawn[name], value, name)
    }
    assert.equal((await save(eva, { ...begun, menuOrder: '4' })).statusCode, 303)
  })

  test(`${on} a name in the menu that moves to the heading there is saved as that`, async () => {
    await publish(eva, '/kop', {
      title: 'Kop of naam',
      navigation: { menu: 'service', order: 5, label: 'Kosten' },
    })
    const begun = await open(eva, '/kop')

    assert.equal((await save(eva, { ...begun, menuLabel: '', menuGroup: 'Kosten' })).statusCode, 303)

    const { navigation } = await conceptOf(eva, '/kop')
    assert.deepEqual(navigation, { menu: 'service', order: 5, group: 'Kosten' })
  })

  test(`${on} what two change in the properties of one page is kept of both`, async () => {
    await publish(eva, '/samen', { title: 'Eerst' })
    const [ofEva, ofBram] = [await open(eva, '/samen'), await open(bram, '/samen')]

    const answers = [
      await save(bram, { ...ofBram, title: 'Titel van Bram', related0: '/contact' }),
      await save(eva, { ...ofEva, year: '2027', sourceName0: 'CBS', sourceDate0: '2026-01-31' }),
    ]

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [303, 303],
    )
    const { title, related, year, sources } = await conceptOf(eva, '/samen')
    assert.deepEqual(
      { title, related, year, sources },
      {
        title: 'Titel van Bram',
        related: ['/contact'],
        year: 2027,
        sources: [{ name: 'CBS', date: '2026-01-31' }],
      },
    )
  })

  test(`${on} what two change in one field comes back with both, and with who the other was`, async () => {
    await publish(eva, '/allebei', { title: 'Eerst' })
    const begun = await open(eva, '/allebei')
    const ofBram = await open(bram, '/allebei')
    await save(bram, { ...ofBram, title: 'Titel van Bram', type: 'news', audience: 'organisations' })

    const conflict = await save(eva, { ...begun, title: 'Titel van Eva', year: '2027', type: 'story' })

    assert.equal(conflict.statusCode, 409)
    assert.match(conflict.body, /Bram Yilmaz heeft dit intussen ook gewijzigd[\s\S]*?Kies per veld/)
    assert.match(conflict.body, /Bram Yilmaz maakte hiervan: Titel van Bram/)
    assert.match(conflict.body, /Bram Yilmaz maakte hiervan: Nieuws/)
    assert.equal((await conceptOf(eva, '/allebei')).title, 'Titel van Bram')
    const drawn = readForm(conflict.body).fields
    assert.deepEqual(
      [drawn.title, drawn.year, drawn.type, drawn.audience],
      ['Titel van Eva', '2027', 'story', 'organisations'],
    )
    assert.equal((await save(eva, { ...drawn, 'take-type': 'on' })).statusCode, 409)
    const chosen = { ...drawn, 'take-title': 'mine', 'take-type': 'on' }
    assert.equal((await save(eva, chosen)).statusCode, 303)
    const { title, year, type } = await conceptOf(eva, '/allebei')
    assert.deepEqual([title, year, type], ['Titel van Eva', 2027, 'news'])
  })

  test(`${on} a mistake elsewhere in the form does not make what a colleague saved meanwhile disappear`, async () => {
    await publish(eva, '/fout-ernaast', {
      title: 'Eerst',
      description: 'Zo was de omschrijving van deze pagina eerst.',
    })
    const begun = await open(eva, '/fout-ernaast')
    const ofBram = await open(bram, '/fout-ernaast')
    await save(bram, {
      ...ofBram,
      title: 'Titel van Bram',
      description: 'Zo wil Bram de omschrijving van de pagina hebben.',
    })

    const refused = await save(eva, { ...begun, title: 'Titel van Eva', year: 'straks' })

    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /Bram Yilmaz maakte hiervan: Titel van Bram/)
    const drawn = readForm(refused.body).fields
    assert.equal((await save(eva, { ...drawn, year: '', 'take-title': 'on' })).statusCode, 303)
    const { title, description } = await conceptOf(eva, '/fout-ernaast')
    assert.deepEqual(
      [title, description],
      ['Titel van Bram', 'Zo wil Bram de omschrijving van de pagina hebben.'],
    )
  })

  test(`${on} the properties of a page are not saved over what a colleague published meanwhile`, async () => {
    await publish(eva, '/ingehaald', { title: 'Zoals ik het zag' })
    const begun = await open(eva, '/ingehaald')
    await publish(bram, '/ingehaald', { title: 'Van een collega' })
    await eva.post(`${api}/drafts/start`, { path: '/ingehaald' })

    const late = await save(eva, { ...begun, title: 'Van mij' })

    assert.equal(late.statusCode, 409)
    assert.match(late.body, /Bram Yilmaz maakte hiervan: Van een collega/)
    assert.equal((await conceptOf(eva, '/ingehaald')).title, 'Van een collega')
  })

  test(`${on} the properties of a concept are not saved in another one that got as far`, async () => {
    const seen = await makeConcept(eva, '/van-voren-af-aan', { title: 'Zoals ik het zag' })
    const begun = await open(eva, '/van-voren-af-aan')
    await eva.post(`${api}/drafts/publish`, seen)
    await makeConcept(bram, '/van-voren-af-aan', { title: 'Van een collega' })

    const late = await save(eva, { ...begun, title: 'Van mij' })

    assert.equal(late.statusCode, 409)
    assert.equal((await conceptOf(eva, '/van-voren-af-aan')).title, 'Van een collega')
  })

  test(`${on} who threw a concept away is named by whoever still had its properties open`, async () => {
    await publish(eva, '/weggegooid', { title: 'Op de site' })
    await makeConcept(eva, '/weggegooid', { title: 'In het concept' })
    const begun = await open(eva, '/weggegooid')
    await bram.post(`${api}/pages/discard`, { path: '/weggegooid' })

    const late = await save(eva, { ...begun, title: 'Beter in het concept' })

    assert.equal(late.statusCode, 409)
    assert.match(late.body, /Bram Yilmaz maakte hiervan: Op de site/)
    assert.equal(readForm(late.body).fields.title, 'Beter in het concept')
  })

  test(`${on} the properties of a page that was moved meanwhile are saved where it stands now`, async () => {
    await publish(eva, '/stond-hier', { title: 'Verhuist' })
    const begun = await open(eva, '/stond-hier')
    await bram.post(`${api}/pages/move`, { path: '/stond-hier', address: '/staat-daar' })

    const saved = await save(eva, { ...begun, title: 'Verhuisd' })

    assert.equal(saved.headers.location, '/redactie/paginas?adres=%2Fstaat-daar&r=opgeslagen')
    assert.equal((await conceptOf(eva, '/staat-daar')).title, 'Verhuisd')
  })

  test(`${on} saving the properties keeps the sources that the form has no room for`, async () => {
    const names = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht']
    const sources = names.map((name) => ({ name }))
    await makeConcept(eva, '/veel-bronnen', { sources })
    const begun = await open(eva, '/veel-bronnen')

    const saved = await save(eva, { ...begun, sourceName1: '' })

    assert.equal(saved.statusCode, 303, saved.body)
    assert.deepEqual(
      (await conceptOf(eva, '/veel-bronnen')).sources,
      sources.filter(({ name }) => name !== 'Twee'),
    )
  })
}

async function open(client: Client, path: string) {
  return readForm((await client.get(screen(path))).body).fields
}

function save(client: Client, form: Record<string, string>) {
  return client.submit(`${api}/pages/properties`, form)
}

async function conceptOf(client: Client, path: string) {
  const { id } = (await client.post(`${api}/drafts/start`, { path })).json().data
  return (await client.get(`${api}/drafts/${id}`)).json().data.document
}

async function makeConcept(client: Client, path: string, changes: object) {
  const { id } = (await client.post(`${api}/drafts/start`, { path })).json().data
  const { revision } = (await client.get(`${api}/drafts/${id}`)).json().data
  const document = { ...samplePage(path), ...changes }
  const saved = await client.post(`${api}/drafts/save`, { id, revision, document })
  return { id, revision: saved.json().data.revision }
}

async function publish(client: Client, path: string, changes: object): Promise<void> {
  const done = await client.post(`${api}/drafts/publish`, await makeConcept(client, path, changes))
  assert.equal(done.statusCode, 200, done.body)
}
