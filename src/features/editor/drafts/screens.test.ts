import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'

const calls = '/api/v1/redactie'
const at = (path: string, screen = '') =>
  `/redactie/paginas${screen && `/${screen}`}?adres=${encodeURIComponent(path)}`

const redacties = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    return { kind, site, eva: await site.signIn('eva') }
  }),
)

/** A page that fits, as a concept. */
async function makeConcept(eva: Client, path: string, changes: object = {}) {
  const { id } = (await eva.post(`${calls}/drafts/start`, { path })).json().data
  const { revision } = (await eva.get(`${calls}/drafts/${id}`)).json().data
  const document = { ...samplePage(path), ...changes }
  const saved = await eva.post(`${calls}/drafts/save`, { id, revision, document })
  return { id, revision: saved.json().data.revision }
}

async function publish(eva: Client, path: string, changes: object = {}) {
  const done = await eva.post(`${calls}/drafts/publish`, await makeConcept(eva, path, changes))
  assert.equal(done.statusCode, 200, done.body)
}

for (const { kind, site, eva } of redacties) {
  test(`on ${kind.name}, the list is a tree with states, and its branches open by links`, async () => {
    await makeConcept(eva, '/zorgverzekering/concept-in-de-lijst', { title: 'Concept in de lijst' })

    const closed = (await eva.get('/redactie')).body
    assert.match(closed, /href="\/redactie\/paginas\?adres=%2Fzorgverzekering"/)
    assert.doesNotMatch(closed.slice(closed.indexOf('page-tree')), /Concept in de lijst/)
    assert.match(
      closed,
      /href="\/redactie\?open=%2Fzorgverzekering#tak_zorgverzekering" aria-expanded="false"/,
    )

    const open = (await eva.get('/redactie?open=/zorgverzekering')).body
    assert.match(open, /Concept in de lijst[\s\S]*?page-state-concept">Concept<[\s\S]*?Eva Smit/)
  })

  test(`on ${kind.name}, pages are found by words and by state`, async () => {
    await makeConcept(eva, '/zoek-mij', { title: 'Vindbaar vlinderconcept' })

    assert.match((await eva.get('/redactie?q=vlinderconcept')).body, /1 pagina gevonden/)
    assert.match(
      (await eva.get('/redactie?q=vlinderconcept&staat=gepubliceerd')).body,
      /Geen pagina’s gevonden/,
    )
    assert.match((await eva.get('/redactie?staat=concept')).body, /Vindbaar vlinderconcept/)
  })

  test(`on ${kind.name}, the page about a page tells nothing of a word in its address that it does not know`, async () => {
    for (const word of ['__proto__', 'constructor', 'zomaar', 'offline&r=offline']) {
      const sheet = await eva.get(`${at('/contact')}&r=${word}`)

      assert.equal(sheet.statusCode, 200, word)
      assert.doesNotMatch(sheet.body, /message-good/, word)
    }
    assert.match((await eva.get(`${at('/contact')}&r=offline`)).body, /De pagina is offline\./)
  })

  test(`on ${kind.name}, a removed page is taken back by one button on its own screen`, async () => {
    await publish(eva, '/weg-en-terug', { title: 'Weg en terug' })
    await eva.post(`${calls}/pages/remove`, { path: '/weg-en-terug' })

    const gone = (await eva.get(at('/weg-en-terug'))).body
    assert.match(gone, /<button[^>]*>Terughalen<\/button>/)
    const version = /name="version" value="([^"]+)"/.exec(gone)?.[1] ?? ''
    const back = await eva.submit(`${calls}/pages/restore`, { version, how: 'if-gone' })

    assert.match(back.headers.location?.toString() ?? '', /adres=%2Fweg-en-terug/)
    const sheet = (await eva.get(at('/weg-en-terug'))).body
    assert.match(sheet, /page-state-concept/)
    assert.doesNotMatch(sheet, /Terughalen/)

    const again = await eva.submit(`${calls}/pages/restore`, { version, how: 'if-gone' })
    assert.equal(again.statusCode, 409)
    assert.match(again.body, /Op dit adres staat intussen weer een pagina\. Er is niets veranderd/)
  })

  test(`on ${kind.name}, the first screen tells which planned page was not published, and why`, async () => {
    const { id } = await makeConcept(eva, '/te-laat', { title: 'Te laat' })
    assert.doesNotMatch((await eva.get('/redactie')).body, /Niet gelukt op de geplande tijd/)
    const fault = 'Titel: vul dit in.'
    await site.db.updateTable('draft').set({ publish_fault: fault }).where('id', '=', id).execute()

    const told = (await eva.get('/redactie')).body
    assert.match(told, /Niet gelukt op de geplande tijd[\s\S]*?Te laat<\/a> Titel: vul dit in\./)

    await makeConcept(eva, '/te-laat', { title: 'Te laat' })
    assert.doesNotMatch((await eva.get('/redactie')).body, /Niet gelukt op de geplande tijd/)
  })

  test(`on ${kind.name}, the first screen tells what waits: own concepts, plans and what does not hold any more`, async () => {
    await makeConcept(eva, '/van-mij', { title: 'Mijn eigen concept' })
    const planned = await makeConcept(eva, '/komt-nog', { title: 'Komt vanzelf' })
    const publishAt = new Date(site.now().getTime() + 86_400_000).toISOString()
    await site.db.updateTable('draft').set({ publish_at: publishAt }).where('id', '=', planned.id).execute()
    await publish(eva, '/verdwijnt', { title: 'Verdwijnt' })
    const link = { kind: 'text', id: 'tekst', html: '<p>Lees <a href="/verdwijnt">wat verdwijnt</a>.</p>' }
    const { blocks } = samplePage('/verwijst')
    await publish(eva, '/verwijst', { title: 'Verwijst naar niets', blocks: [...blocks, link] })
    assert.doesNotMatch(waitingIn((await eva.get('/redactie')).body), /Verwijst naar niets/)
    await eva.post(`${calls}/pages/remove`, { path: '/verdwijnt' })

    const waiting = waitingIn((await eva.get('/redactie')).body)

    assert.match(waiting, /Jouw concepten[\s\S]*?adres=%2Fvan-mij">Mijn eigen concept<[\s\S]*?opgeslagen op/)
    assert.match(waiting, /Gepland[\s\S]*?adres=%2Fkomt-nog">Komt vanzelf<[\s\S]*?komt op/)
    assert.match(
      waiting,
      /Hier klopt iets niet meer[\s\S]*?>Verwijst naar niets<[\s\S]*?1 ding om op te lossen/,
    )
    assert.doesNotMatch((await eva.get('/redactie?open=/zorgverzekering')).body, /Wat er op je wacht/)
  })

  test(`on ${kind.name}, pages to mend and pages to look at again are all found, also those that the first screen leaves out`, async () => {
    await publish(eva, '/gaat-weg', { title: 'Gaat weg' })
    const link = { kind: 'text', id: 'tekst', html: '<p>Lees <a href="/gaat-weg">wat weggaat</a>.</p>' }
    for (let number = 1; number <= 7; number += 1) {
      const { blocks } = samplePage(`/stuk-${number}`)
      const description = `Stuk ${number}: een pagina die verwijst naar een pagina die straks weg is.`
      await publish(eva, `/stuk-${number}`, {
        title: `Stuk ${number}`,
        description,
        blocks: [...blocks, link],
      })
      await publish(eva, `/oud-${number}`, { title: `Oud ${number}`, publishedDate: `2020-01-0${number}` })
    }
    await publish(eva, '/oud-nieuws', { title: 'Oud nieuws', publishedDate: '2020-01-01', type: 'news' })
    await eva.post(`${calls}/pages/remove`, { path: '/gaat-weg' })

    const waiting = waitingIn((await eva.get('/redactie')).body)

    const [old = ''] = /Om na te kijken[\s\S]*?<\/section>/.exec(waiting) ?? []
    assert.match(old, /Oud 1<\/a> <span class="waiting-note">is van 1 januari 2020/)
    assert.doesNotMatch(old, /Oud 6|Oud nieuws/)
    assert.match(old, /href="\/redactie\?toon=nakijken"/)
    assert.match(waiting, /Hier klopt iets niet meer[\s\S]*?href="\/redactie\?toon=klopt-niet"/)
    const broken = (await eva.get('/redactie?toon=klopt-niet')).body
    for (let number = 1; number <= 7; number += 1) assert.match(broken, new RegExp(`Stuk ${number}<`))
    assert.match(broken, /pagina’s gevonden: hier klopt iets niet meer/)
    assert.doesNotMatch(broken, /Oud 1</)
    const all = (await eva.get('/redactie?toon=nakijken')).body
    for (let number = 1; number <= 7; number += 1) assert.match(all, new RegExp(`Oud ${number}<`))
    assert.doesNotMatch(all, /Oud nieuws|Stuk 1</)
    const found = (await eva.get('/redactie?toon=nakijken&q=oud+7')).body
    assert.match(found, /1 pagina gevonden: om na te kijken[\s\S]*Oud 7</)
  })

  test(`on ${kind.name}, the first screen shows an editor no concepts of others, and never a long list`, async () => {
    for (let number = 0; number < 7; number += 1)
      await makeConcept(eva, `/stapel-${number}`, { title: `Stapel ${number}` })
    await site.db.updateTable('draft').set({ updated_by: null }).where('path', '=', '/stapel-6').execute()

    const [own = ''] = /Jouw concepten[\s\S]*?<\/section>/.exec((await eva.get('/redactie')).body) ?? []

    assert.equal(own.match(/<li>/g)?.length, 5)
    assert.match(own, /Alle concepten/)
    assert.doesNotMatch(own, /Stapel 6/)
  })

  test(`on ${kind.name}, a new page gets an address of its title, and faults are told beside the field`, async () => {
    const made = await eva.submit(`${calls}/pages/create`, {
      title: 'Één nieuwe Pagina',
      parent: '/over-ons',
      type: 'news',
      address: '',
    })
    assert.match(made.headers.location?.toString() ?? '', /^\/redactie\/paginas\/[\w-]+\/bewerken$/)
    assert.match((await eva.get(at('/over-ons/een-nieuwe-pagina'))).body, /page-state-concept/)

    const again = await eva.submit(`${calls}/pages/create`, {
      title: 'Één nieuwe Pagina',
      parent: '/over-ons',
      type: 'news',
    })
    assert.equal(again.statusCode, 400)
    assert.match(again.body, /Op dit adres staat al een pagina/)
    const odd = await eva.submit(`${calls}/pages/create`, { title: '', parent: '/', address: '/Redactie!' })
    assert.match(odd.body, /Geef de pagina een titel/)
    assert.match(odd.body, /value="\/Redactie!"/)
  })

  test(`on ${kind.name}, whatever a concept holds, its screens can be opened`, async () => {
    const fields = [
      'description',
      'navigation',
      'type',
      'audience',
      'topics',
      'answers',
      'related',
      'sources',
    ]
    for (const field of [...fields, 'publishedDate', 'movedFrom'])
      for (const value of [null, 5, 'x', {}, [null], [[]], [5], { a: null }]) {
        await makeConcept(eva, '/vreemd', { [field]: value })
        for (const screen of ['', 'eigenschappen', 'publiceren', 'versies']) {
          const { statusCode } = await eva.get(at('/vreemd', screen))
          assert.ok(statusCode < 500, `${field} ${JSON.stringify(value)} at ${screen}: ${statusCode}`)
        }
      }
  })

  test(`on ${kind.name}, a moved page leads on from its old address, and links to it are told and renewed`, async () => {
    await publish(eva, '/oude-plek', { title: 'Verhuist straks' })
    await publish(eva, '/oude-plek/kind', { title: 'Verhuist mee' })
    await publish(eva, '/wijst-ernaar', { title: 'Wijst ernaar', related: ['/oude-plek'] })

    const screen = (await eva.get(at('/oude-plek', 'verplaatsen'))).body
    assert.match(screen, /Eén pagina verwijst hierheen[\s\S]*Wijst ernaar/)
    assert.match(screen, /De pagina die eronder staat, verhuist mee/)
    const moved = await eva.submit(`${calls}/pages/move`, {
      path: '/oude-plek',
      address: '/nieuwe-plek',
      renew: 'true',
    })

    assert.equal(moved.headers.location, '/redactie/paginas?adres=%2Fnieuwe-plek&r=verplaatst')
    const visitor = site.visit()
    const old = await visitor.get('/oude-plek')
    assert.deepEqual([old.statusCode, old.headers.location], [301, '/nieuwe-plek'])
    assert.equal((await visitor.get('/oude-plek/kind')).headers.location, '/nieuwe-plek/kind')
    assert.match((await visitor.get('/wijst-ernaar')).body, /href="\/nieuwe-plek"/)
    const taken = await eva.submit(`${calls}/pages/move`, { path: '/nieuwe-plek', address: '/wijst-ernaar' })
    assert.match(taken.body, /Op \/wijst-ernaar staat al een pagina/)
    const inside = await eva.submit(`${calls}/pages/move`, {
      path: '/nieuwe-plek',
      address: '/nieuwe-plek/kind',
    })
    assert.equal(inside.statusCode, 400)
  })

  test(`on ${kind.name}, a page goes offline, is removed after a question, and comes back`, async () => {
    await publish(eva, '/tijdelijk', { title: 'Tijdelijk hier' })
    await publish(eva, '/naar-tijdelijk', { title: 'Naar tijdelijk', related: ['/tijdelijk'] })
    assert.match((await eva.get(at('/tijdelijk', 'verwijderen'))).body, /Naar tijdelijk/)

    await eva.submit(`${calls}/pages/offline`, { path: '/tijdelijk' })
    assert.equal((await site.visit().get('/tijdelijk')).statusCode, 404)
    assert.match((await eva.get(at('/tijdelijk'))).body, /page-state-concept/)

    await eva.submit(`${calls}/pages/remove`, { path: '/tijdelijk' })
    assert.match((await eva.get('/redactie?staat=verwijderd')).body, /Tijdelijk hier/)
    const version = /name="version" value="([^"]+)"/.exec(
      (await eva.get(at('/tijdelijk', 'versies'))).body,
    )?.[1]
    await eva.submit(`${calls}/pages/restore`, { version: version ?? '', how: 'at-once' })
    assert.equal((await site.visit().get('/tijdelijk')).statusCode, 200)
  })

  test(`on ${kind.name}, the home page stays where it is`, async () => {
    for (const call of ['offline', 'remove']) {
      assert.equal((await eva.post(`${calls}/pages/${call}`, { path: '/' })).json().errorCode, 'home_stays')
    }
    assert.equal((await eva.post(`${calls}/pages/move`, { path: '/', address: '/thuis' })).statusCode, 400)
  })

  test(`on ${kind.name}, the concept is compared with the site, word by word`, async () => {
    await publish(eva, '/vergelijk', { title: 'Vergelijk mij' })
    const [hero] = samplePage('/vergelijk').blocks
    await makeConcept(eva, '/vergelijk', {
      title: 'Vergelijk ons',
      blocks: [{ ...hero, lead: 'Een lange inleiding.' }],
    })

    const { body } = await eva.get(at('/vergelijk', 'vergelijken'))

    assert.match(body, /Een <\/span><del[^>]*><span[^>]*>\[weg: <\/span>korte<span/)
    assert.match(body, /<ins[^>]*><span[^>]*>\[nieuw: <\/span>lange<span/)
  })

  test(`on ${kind.name}, every version of a removed page is compared with what it was at its end`, async () => {
    await publish(eva, '/weg-vergeleken', { title: 'Zo begon het' })
    await publish(eva, '/weg-vergeleken', { title: 'Zo eindigde het' })
    await eva.post(`${calls}/pages/remove`, { path: '/weg-vergeleken' })
    const { body } = await eva.get(at('/weg-vergeleken', 'versies'))
    const versions = [...body.matchAll(/name="version" value="([^"]+)"/g)].map(([, version]) => version)
    assert.ok(versions.length >= 3)

    for (const version of versions) {
      const screen = await eva.get(`${at('/weg-vergeleken', 'vergelijken')}&versie=${version}`)
      assert.equal(screen.statusCode, 200)
      assert.match(screen.body, /de pagina toen hij werd verwijderd/)
    }
    const first = await eva.get(`${at('/weg-vergeleken', 'vergelijken')}&versie=${versions.at(-1)}`)
    assert.match(first.body, /\[nieuw: <\/span>eindigde/)
  })

  test(`on ${kind.name}, a preview is seen by who has its address, until it expires, and by no search engine`, async () => {
    await makeConcept(eva, '/geheim', { title: 'Nog geheim' })
    const opened = await eva.submit(`${calls}/pages/preview`, { path: '/geheim' })
    const address = opened.headers.location?.toString() ?? ''
    assert.match(address, /^\/voorbeeld\/[\w-]{43}$/)

    const seen = await site.visit().get(address)
    assert.equal(seen.statusCode, 200)
    assert.match(seen.body, /Dit is een voorbeeld[\s\S]*Welkom op \/geheim/)
    assert.match(seen.body, /<meta name="robots" content="noindex"/)
    assert.equal(seen.headers['cache-control'], 'no-store')
    assert.equal(seen.headers['x-robots-tag'], 'noindex')
    assert.match(seen.headers['content-security-policy']?.toString() ?? '', /style-src 'self';/)

    assert.equal((await site.visit().get(`${address.slice(0, -1)}x`)).statusCode, 404)
    const rows = await site.db.selectFrom('preview').select('token_hash').execute()
    assert.ok(rows.every(({ token_hash }) => !address.includes(token_hash)))
    await site.db.updateTable('preview').set({ expires_at: site.now().toISOString() }).execute()
    assert.equal((await site.visit().get(address)).statusCode, 404)
  })

  test(`on ${kind.name}, a preview shows the facts of the day that somebody chooses`, async () => {
    await makeConcept(eva, '/straks', { title: 'In {{jaar}} is het {{eigen-risico}}' })
    const opened = await eva.submit(`${calls}/pages/preview`, { path: '/straks' })
    const seenOn = async (day: string) =>
      (await site.visit().get(`${opened.headers.location}?${new URLSearchParams({ dag: day })}`)).body

    assert.match(
      await seenOn('2026-12-31'),
      /Voorbeeld: In 2026 is het €\u00a0385 [\s\S]*van 31 december 2026/,
    )
    assert.match(await seenOn('2027-01-01'), /Voorbeeld: In 2027 is het €\u00a0460 \(voorlopig\)/)
    for (const day of ['kapot', '2027-02-30', '9999-01-01'])
      assert.match(await seenOn(day), /Je ziet dan de bedragen en datums van die dag/, day)
  })

  test(`on ${kind.name}, an unfinished concept can be looked at; what is unfinished is named`, async () => {
    const [hero] = samplePage('/half').blocks
    await makeConcept(eva, '/half', {
      description: '',
      blocks: [hero, { kind: 'modal', id: 'uitleg' }, { kind: 'text', id: 'a', html: '<p>Wel af.</p>' }],
    })
    const opened = await eva.submit(`${calls}/pages/preview`, { path: '/half' })

    const { body } = await eva.get(opened.headers.location?.toString() ?? '')

    assert.match(body, /Nog niet af, en daarom niet te zien: Venster met uitleg\./)
    assert.match(body, /<p>Wel af\.<\/p>/)
  })

  test(`on ${kind.name}, publishing shows the gate; a time is planned, told and taken back`, async () => {
    const { id, revision } = await makeConcept(eva, '/gepland', { title: 'Gepland' })
    const form = { id, revision: String(revision), path: '/gepland', when: 'later', time: '09:00' }
    assert.match(
      (await eva.get(at('/gepland', 'publiceren'))).body,
      /vond niets dat je eerst moet verbeteren/,
    )

    const wrong = await eva.submit(`${calls}/drafts/publish`, { ...form, day: '2020-01-01' })
    assert.match(wrong.body, /Kies een tijd die nog komt/)
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await eva.submit(`${calls}/drafts/publish`, { ...form, day })
    assert.match(
      (await eva.get(at('/gepland'))).body,
      /page-state-planned[\s\S]*Wordt gepubliceerd op .* om 09:00/,
    )
    await eva.submit(`${calls}/pages/unplan`, { path: '/gepland' })
    assert.match((await eva.get(at('/gepland'))).body, /page-state-concept/)

    await makeConcept(eva, '/niet-goed', { title: '' })
    const gate = (await eva.get(at('/niet-goed', 'publiceren'))).body
    assert.match(gate, /kan nog niet worden gepubliceerd[\s\S]*Titel: vul dit in/)
    assert.doesNotMatch(gate, /name="when"/)
  })
}

function waitingIn(body: string): string {
  const start = body.indexOf('id="wacht"')
  assert.ok(start > -1)
  return body.slice(start, body.indexOf('page-tree'))
}
