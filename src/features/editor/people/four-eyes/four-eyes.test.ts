import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePassword, samples } from '#features/account/samples.ts'
import { limits } from '#features/limits/limit.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { save } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const { anna, bram } = samples

async function startOf(client: Client, path: string) {
  const { id } = (await client.post(`${api}/drafts/start`, { path })).json().data
  return { id, ...(await client.get(`${api}/drafts/${id}`)).json().data }
}

type Started = Awaited<ReturnType<typeof startOf>>

/** The revision that it becomes. */
async function saveTitle(client: Client, { id, revision, document }: Started, title: string) {
  const saved = await client.post(`${api}/drafts/save`, { id, revision, document: { ...document, title } })
  assert.equal(saved.statusCode, 200, saved.body)
  return saved.json().data.revision
}

for (const kind of testDatabases) {
  const on = `on ${kind.name},`

  /** By two people: one lets it go, the other takes it away. */
  async function goOffline({ eva, checker }: { eva: Client; checker: Client }, path: string) {
    await eva.submit(`${api}/pages/guard`, { path, guarded: 'no' })
    assert.equal((await checker.post(`${api}/pages/offline`, { path })).statusCode, 200)
    await eva.submit(`${api}/pages/guard`, { path, guarded: 'yes' })
  }

  /** Anna writes, Bram and Eva may publish. */
  async function openTeam() {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, anna.email, 'writer')
    await giveRole(site, bram.email, 'chief-editor')
    const [writer, checker, eva] = [
      await site.signIn('anna'),
      await site.signIn('bram'),
      await site.signIn('eva'),
    ]
    return { site, writer, checker, eva }
  }

  test(`${on} nobody brings a page of their own to the address that a legal page left`, async () => {
    const { checker } = await openTeam()
    const move = (path: string, address: string) => checker.post(`${api}/pages/move`, { path, address })
    assert.equal((await move('/privacy', '/privacy-oud')).statusCode, 200)

    const brought = await move('/contact', '/privacy')
    assert.equal(brought.statusCode, 400)
    assert.match(brought.json().errors.address[0], /vier ogen/)

    await checker.post(`${api}/pages/create`, { title: 'Privacy', address: '/privacy' })
    const { id, revision, document } = await startOf(checker, '/privacy')
    const [hero] = document.blocks
    const filled = {
      ...document,
      description: 'Wat we met je gegevens doen, en waarom dat zo is.',
      blocks: [{ ...hero, lead: 'Wat we met je gegevens doen.' }],
    }
    await checker.post(`${api}/drafts/save`, { id, revision, document: filled })
    const own = await checker.post(`${api}/drafts/publish`, { id, revision: revision + 1 })
    assert.match(own.json().message, /vier ogen/)

    assert.equal((await move('/privacy-oud', '/privacy-nog-ouder')).statusCode, 200)
  })

  test(`${on} nobody takes a legal page from the site alone, not at once and not planned`, async () => {
    const { site, checker, eva } = await openTeam()
    const path = '/privacy'
    const at = new Date(site.now().getTime() + 86_400_000).toISOString()

    for (const client of [checker, eva])
      for (const [call, fields] of [
        ['offline', {}],
        ['offline', { at }],
        ['remove', {}],
      ] as const) {
        const refused = await client.post(`${api}/pages/${call}`, { path, ...fields })
        assert.equal(refused.statusCode, 400, call)
        assert.match(refused.json().message, /vier ogen/)
      }
    const sheet = await checker.get(`/redactie/paginas?adres=${path}`)
    assert.ok(!/Offline halen|Verwijderen/.test(sheet.body))
    assert.equal((await checker.get(`/redactie/paginas/offline?adres=${path}`)).statusCode, 404)
    assert.equal((await site.visit().get(path)).statusCode, 200)
  })

  test(`${on} nobody takes away the redirect that leads from a legal address to where its page stands now`, async () => {
    const { site, checker, eva } = await openTeam()
    assert.equal(
      (await checker.post(`${api}/pages/move`, { path: '/privacy', address: '/weggestopt' })).statusCode,
      200,
    )
    const withoutPrivacy = (client: Client) =>
      save(client, 'doorverwijzingen', (rows) =>
        rows.map((row) => ({ ...row, ...(row.from === '/privacy' && { remove: 'on' }) })),
      )

    for (const client of [checker, eva]) {
      const refused = await withoutPrivacy(client)
      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /vier ogen/)
    }

    assert.equal((await site.visit().get('/privacy')).headers.location, '/weggestopt')
  })

  test(`${on} nobody leads readers of a legal page that is gone to a page of their own`, async () => {
    const { checker, eva } = await openTeam()
    await goOffline({ eva, checker }, '/cookies')

    const led = await checker.post(`${api}/missed/redirect`, { from: '/cookies', to: '/contact' })

    assert.equal(led.statusCode, 400)
    assert.match(led.json().message, /vier ogen/)
  })

  test(`${on} a page that names the address of a legal page as an earlier one of its own gets none of its readers`, async () => {
    const { site, checker, eva } = await openTeam()
    await goOffline({ eva, checker }, '/cookies')
    const { id, revision, document } = await startOf(checker, '/contact')
    const claimed = { ...document, movedFrom: ['/Cookies/', '/zomaar-oud'] }
    await checker.post(`${api}/drafts/save`, { id, revision, document: claimed })

    const done = await checker.post(`${api}/drafts/publish`, { id, revision: revision + 1 })

    assert.equal(done.statusCode, 200, done.body)
    assert.equal((await site.visit().get('/zomaar-oud')).headers.location, '/contact')
    assert.equal((await site.visit().get('/cookies')).statusCode, 404)
  })

  test(`${on} whoever saves what was there already has written nothing`, async () => {
    const { writer, checker, eva } = await openTeam()
    const { id, revision, document } = await startOf(checker, '/privacy')
    const mine = { ...document, title: 'Zo gaan we met je gegevens om' }
    await checker.post(`${api}/drafts/save`, { id, revision, document: mine })
    const again = await writer.post(`${api}/drafts/save`, { id, revision: revision + 1, document: mine })
    assert.equal(again.statusCode, 200)

    const own = await checker.post(`${api}/drafts/publish`, { id, revision: revision + 2 })

    assert.match(own.json().message, /vier ogen/)
    assert.equal((await eva.post(`${api}/drafts/publish`, { id, revision: revision + 2 })).statusCode, 200)
  })

  test(`${on} what a writer saves after somebody who may publish does not let that person publish it alone`, async () => {
    const { site, writer, checker, eva } = await openTeam()
    const draft = await startOf(checker, '/privacy')
    const revision = await saveTitle(checker, draft, 'Zo gaan we met je gegevens om')
    const last = await saveTitle(writer, { ...draft, revision }, 'Zo gaan we met je gegevens om ')
    const at = new Date(site.now().getTime() + 86_400_000).toISOString()

    for (const when of [{}, { at }]) {
      const own = await checker.post(`${api}/drafts/publish`, { id: draft.id, revision: last, ...when })
      assert.equal(own.statusCode, 400)
      assert.match(own.json().message, /vier ogen/)
    }
    const screen = await checker.get('/redactie/paginas/publiceren?adres=/privacy')
    assert.match(screen.body, /Van wie mag publiceren, wijzigde jij hem het laatst/)
    const theirs = await eva.post(`${api}/drafts/publish`, { id: draft.id, revision: last })
    assert.equal(theirs.statusCode, 200, theirs.body)
  })

  test(`${on} of two who may publish, the first may publish what the second made of it`, async () => {
    const { writer, checker, eva } = await openTeam()
    const draft = await startOf(checker, '/privacy')
    let revision = await saveTitle(checker, draft, 'Zo gaan we met je gegevens om')
    revision = await saveTitle(eva, { ...draft, revision }, 'Wat we met je gegevens doen')
    revision = await saveTitle(writer, { ...draft, revision }, 'Wat we doen met je gegevens')

    const second = await eva.post(`${api}/drafts/publish`, { id: draft.id, revision })
    assert.match(second.json().message, /vier ogen/)
    assert.equal((await checker.post(`${api}/drafts/publish`, { id: draft.id, revision })).statusCode, 200)
  })

  test(`${on} whoever opened a page in which only a writer wrote may publish it`, async () => {
    const { writer, checker } = await openTeam()
    const draft = await startOf(checker, '/privacy')
    const revision = await saveTitle(writer, draft, 'Zo gaan we met je gegevens om')

    assert.equal((await checker.post(`${api}/drafts/publish`, { id: draft.id, revision })).statusCode, 200)
  })

  test(`${on} what a writer takes back still waits for another than who wrote it`, async () => {
    const { site, writer, checker, eva } = await openTeam()
    const setAside = async () => {
      const versions = site.db.selectFrom('past_version').select('id').where('event', '=', 'set-aside')
      return (await versions.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
    }
    const takeBack = async () => {
      const version = await setAside()
      const taken = await writer.post(`${api}/pages/restore`, { version, how: 'draft' })
      assert.equal(taken.statusCode, 200, taken.body)
    }
    await saveTitle(checker, await startOf(checker, '/privacy'), 'Zo gaan we met je gegevens om')

    for (const between of ['nothing', 'a concept of the writer']) {
      await writer.post(`${api}/pages/discard`, { path: '/privacy' })
      if (between !== 'nothing') await startOf(writer, '/privacy')
      await takeBack()
      const { id, revision } = await startOf(writer, '/privacy')
      const own = await checker.post(`${api}/drafts/publish`, { id, revision })
      assert.equal(own.statusCode, 400, between)
      assert.match(own.json().message, /vier ogen/)
    }
    const { id, revision } = await startOf(writer, '/privacy')
    assert.equal((await eva.post(`${api}/drafts/publish`, { id, revision })).statusCode, 200)
  })

  test(`${on} however often a check is asked for, nobody gets more than so many mails`, async () => {
    const { site, writer } = await openTeam()
    const most = limits.colleagueMailsPerAddressAnHour.most
    for (let round = 0; round < most + 5; round++) {
      const { id, revision } = await startOf(writer, '/contact')
      assert.equal((await writer.post(`${api}/drafts/ask`, { id, revision })).statusCode, 200)
      await writer.post(`${api}/pages/discard`, { path: '/contact' })
    }

    const sent = (await site.mails()).filter(({ kind, to }) => kind === 'check-asked' && to === bram.email)
    assert.equal(sent.length, most)
  })

  test(`${on} an address is invited three times a day, however it is written`, async () => {
    const { eva } = await openTeam()
    const invite = (email: string) => eva.post(`${api}/collegas/uitnodigen`, { email, role: 'writer' })

    const answers = []
    for (const email of ['nieuw@example.nl', 'Nieuw@example.nl', 'NIEUW@example.nl', 'nieuw@example.nl'])
      answers.push((await invite(email)).statusCode)

    assert.deepEqual(answers, [200, 200, 200, 429])
  })

  test(`${on} the last who manages the redactie gives that role to somebody else before leaving`, async () => {
    const { site, eva } = await openTeam()
    const leave = () => eva.post('/api/v1/user/account-remove', { password: samplePassword })

    const early = await leave()
    assert.equal(early.statusCode, 400)
    assert.match(early.json().message, /de enige met de rol beheer/)

    await giveRole(site, bram.email, 'administrator')
    assert.equal((await leave()).statusCode, 200)
  })
}
