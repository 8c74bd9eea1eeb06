import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { messages } from '#forms/messages.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { giveRole } from '#test/editors.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { pageAddress, screenAddress } from '../page-address.ts'
import { longestAnswers, longestRemark, mostRemarksAtOnce } from './remark.ts'

const api = '/api/v1/redactie'
const path = '/contact'
const { anna, bram, eva } = samples

for (const kind of testDatabases) {
  const on = `on ${kind.name},`

  /** Anna writes, Bram and Eva may publish. */
  async function openTeam() {
    const site = await openTestSite({ database: await kind.newAddress() })
    await giveRole(site, anna.email, 'writer')
    await giveRole(site, bram.email, 'chief-editor')
    const [writer, checker, other] = [
      await site.signIn('anna'),
      await site.signIn('bram'),
      await site.signIn('eva'),
    ]
    return { site, writer, checker, other }
  }

  test(`${on} a writer asks for a check, and everybody who may publish hears of it once an hour`, async () => {
    const { site, writer, checker } = await openTeam()
    const draft = await startOf(writer, path)

    await ask(writer, draft)
    await ask(writer, draft)

    const mails = await mailsOf(site, 'check-asked')
    assert.deepEqual(mails.map(({ to }) => to).sort(), [bram.email, eva.email])
    assert.equal((await read(checker, draft.id)).state, 'asked')
    assert.match((await checker.get('/redactie')).body, /Wacht op controle[\s\S]*van Anna de Vries/)
    assert.match((await writer.get('/redactie')).body, /Bij een collega voor controle/)
    assert.match((await checker.get('/redactie?staat=klaar-voor-controle')).body, /1 pagina gevonden/)
    site.wait(61)
    await ask(await site.signIn('anna'), draft)
    assert.equal((await mailsOf(site, 'check-asked')).length, 4)
  })

  test(`${on} who asks for a check may take it back`, async () => {
    const { writer } = await openTeam()
    const draft = await startOf(writer, path)
    await ask(writer, draft)

    assert.equal((await writer.post(`${api}/drafts/withdraw`, { id: draft.id })).statusCode, 200)

    assert.equal((await read(writer, draft.id)).state, 'changed')
    assert.equal((await writer.post(`${api}/drafts/withdraw`, { id: draft.id })).statusCode, 404)
  })

  test(`${on} a page goes back with remarks at its blocks, which are answered and kept`, async () => {
    const { site, writer, checker } = await openTeam()
    const draft = await startOf(writer, path)
    const block = draft.document.blocks[1].id
    await ask(writer, draft)

    const { id, revision } = draft
    const remarks = { [`remark-${block}`]: 'Dit is te lang.', 'remark-': 'Verder goed.' }
    const sent = await checker.submit(`${api}/drafts/send-back`, {
      id,
      revision: String(revision),
      ...remarks,
    })

    assert.equal(sent.statusCode, 303)
    assert.deepEqual(
      (await mailsOf(site, 'check-sent-back')).map(({ to }) => to),
      [anna.email],
    )
    const { document } = await read(writer, id)
    const found = (await writer.post(`${api}/drafts/check`, { id, document })).json().data.findings
    const shown = found.filter(({ severity }: { severity: string }) => severity === 'remark')
    assert.deepEqual(
      shown.map(({ message, blockId }: { message: string; blockId?: string }) => [message, blockId]).sort(),
      [
        ['Bram Yilmaz: Dit is te lang.', block],
        ['Bram Yilmaz: Verder goed.', undefined],
      ],
    )
    assert.match((await writer.get('/redactie')).body, /Terug na controle/)

    const { body } = await writer.get(`/redactie/paginas/controle?adres=${path}`)
    for (const [, remark = ''] of body.matchAll(
      /name="id" value="([^"]+)"\/><input type="hidden" name="path"/g,
    ))
      await writer.submit(`${api}/remarks/handle`, { id: remark, path, answer: 'Korter gemaakt.' })
    const later = (await writer.get(`/redactie/paginas/controle?adres=${path}`)).body
    assert.match(later, /Afgehandeld<!-- --> door Anna de Vries|Afgehandeld door Anna de Vries/)
    assert.match(later, /Korter gemaakt\./)
    assert.ok(!later.includes('Wat er nog moet gebeuren'))
  })

  test(`${on} an answer that does not fit comes back beside its remark, with what was typed`, async () => {
    const { writer, checker } = await openTeam()
    const { id: draft, revision } = await startOf(writer, path)
    await ask(writer, { id: draft, revision })
    await checker.post(`${api}/drafts/send-back`, { id: draft, revision, 'remark-': 'Kan dit korter?' })
    const screen = (await writer.get(`/redactie/paginas/controle?adres=${path}`)).body
    const [, id = ''] = /remarks\/handle"[\s\S]*?name="id" value="([^"]+)"/.exec(screen) ?? []
    const answer = 'Dat is gedaan. '.repeat(longestRemark)

    const refused = await writer.submit(`${api}/remarks/handle`, { id, path, answer })

    assert.equal(refused.statusCode, 400)
    assert.match(refused.body, /Kan dit korter\?[\s\S]*?Gebruik hooguit[\s\S]*?value="Dat is gedaan\. Dat is/)
    assert.match(refused.body, /class="remark-form"[^>]* data-unsaved=""/)
  })

  test(`${on} an answer to a remark that is gone or full says so, and comes back`, async () => {
    const { site, writer, checker } = await openTeam()
    const { id: draft, revision } = await startOf(writer, path)
    await ask(writer, { id: draft, revision })
    await checker.post(`${api}/drafts/send-back`, { id: draft, revision, 'remark-': 'Kan dit korter?' })
    const { id } = await site.db.selectFrom('remark').select('id').executeTakeFirstOrThrow()
    const reply = (client: Client, to: string, answer: string) =>
      client.submit(`${api}/remarks/handle`, { id: to, path, answer })

    const gone = await reply(writer, 'bestaat-niet', 'mijn mooie antwoord')
    const full = Math.ceil(longestAnswers / longestRemark)
    const answers = []
    for (let i = 0; i <= full; i++) answers.push(await reply(writer, id, 'x'.repeat(longestRemark - i)))
    const tooLong = await reply(checker, id, 'y'.repeat(longestRemark + 1))

    assert.equal(gone.statusCode, 404)
    assert.ok(gone.body.includes(messages.notThere) && gone.body.includes('mijn mooie antwoord'))
    const refused = answers.filter(({ statusCode }) => statusCode !== 303)
    assert.ok(refused.length > 0 && answers.length - refused.length >= full - 1)
    for (const { body } of refused) assert.match(body, /zo veel antwoorden[\s\S]*?x{500}/)
    assert.match(tooLong.body, /Gebruik hooguit[\s\S]*?y{500}/)
    const { answer } = await site.db.selectFrom('remark').select('answer').executeTakeFirstOrThrow()
    assert.ok((answer ?? '').length <= longestAnswers)
  })

  test(`${on} a remark about a block that a colleague removed meanwhile comes back, and is kept on the page`, async () => {
    const { site, writer, checker } = await openTeam()
    const { id, revision, document } = await startOf(writer, path)
    const [, gone] = document.blocks
    await ask(writer, { id, revision })
    const blocks = document.blocks.filter((block: object) => block !== gone)
    await writer.post(`${api}/drafts/save`, { id, revision, document: { ...document, blocks } })
    const send = (seen: number) =>
      checker.submit(`${api}/drafts/send-back`, {
        ...{ id, revision: String(seen) },
        [`remark-${gone.id}`]: 'Leg dit beter uit.',
      })

    const late = await send(revision)

    assert.equal(late.statusCode, 409)
    assert.match(
      late.body,
      /Een blok dat weg is[\s\S]*?haalde dit blok intussen weg[\s\S]*?>Leg dit beter uit\./,
    )
    assert.equal((await send(revision + 1)).statusCode, 303)
    const kept = await site.db.selectFrom('remark').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual(
      [kept.block_id, kept.place, kept.words],
      ['', 'Een blok dat weg is:', 'Leg dit beter uit.'],
    )
  })

  test(`${on} remarks on a page that no longer waits for a check come back with what was typed`, async () => {
    const { writer, checker } = await openTeam()
    const { id, revision } = await startOf(writer, path)
    await ask(writer, { id, revision })
    await writer.post(`${api}/drafts/withdraw`, { id })

    const late = await checker.submit(`${api}/drafts/send-back`, {
      ...{ id, revision: String(revision) },
      'remark-': 'Vertel ook wat het kost.',
    })

    assert.equal(late.statusCode, 409)
    assert.match(late.body, /wacht niet meer op controle[\s\S]*?>Vertel ook wat het kost\./)
  })

  test(`${on} of two who answer one remark both answers are kept`, async () => {
    const { site, writer, checker, other } = await openTeam()
    const { id: draft, revision } = await startOf(writer, path)
    await ask(writer, { id: draft, revision })
    await checker.post(`${api}/drafts/send-back`, { id: draft, revision, 'remark-': 'Kan dit korter?' })
    const { id } = await site.db.selectFrom('remark').select('id').executeTakeFirstOrThrow()
    const answer = (client: Client, words: string) =>
      client.submit(`${api}/remarks/handle`, { id, path, answer: words })

    await answer(writer, 'Dat is gedaan.')
    const second = await answer(other, 'Ik deed de inleiding.')

    assert.equal(second.statusCode, 303)
    const { body } = await other.get(second.headers.location?.toString() ?? '')
    assert.match(body, /Een collega had de opmerking al afgehandeld\. Je antwoord staat erbij\./)
    assert.match(body, /Dat is gedaan\.\nEva Smit: Ik deed de inleiding\./)
    assert.equal((await answer(other, '')).statusCode, 404)
  })

  test(`${on} remarks stay open when an earlier version is put back, until their concept is published`, async () => {
    const { site, writer, checker } = await openTeam()
    await checker.post(`${api}/drafts/publish`, await startOf(checker, path))
    const { id, revision } = await startOf(writer, path)
    await ask(writer, { id, revision })
    await checker.post(`${api}/drafts/send-back`, { id, revision, 'remark-': 'Nog niet.' })
    const { id: version } = await site.db
      .selectFrom('past_version')
      .select('id')
      .where('event', '=', 'published')
      .executeTakeFirstOrThrow()
    const open = async () => {
      const rows = await site.db
        .selectFrom('remark')
        .select('words')
        .where('handled_at', 'is', null)
        .execute()
      return rows.map(({ words }) => words)
    }

    const restored = await checker.post(`${api}/pages/restore`, { version, how: 'at-once' })
    assert.equal(restored.statusCode, 200, restored.body)
    assert.deepEqual(await open(), ['Nog niet.'])

    const published = await checker.post(`${api}/drafts/publish`, { id, revision })
    assert.equal(published.statusCode, 200, published.body)
    assert.deepEqual(await open(), [])
  })

  test(`${on} remarks are bounded in length and number, and sending back without any is told`, async () => {
    const { site, writer, checker } = await openTeam()
    const draft = await startOf(writer, path)
    await ask(writer, draft)
    const { id, revision } = draft
    const send = (remarks: Record<string, string>) =>
      checker.post(`${api}/drafts/send-back`, { id, revision, ...remarks })
    const many = Array.from({ length: mostRemarksAtOnce + 1 }, (_, n) => [`remark-blok-${n}`, 'Nee.'])

    const answers = [
      await send({}),
      await send({ 'remark-': '  ' }),
      await send({ 'remark-': 'x'.repeat(longestRemark + 1) }),
      await send(Object.fromEntries(many)),
    ]

    assert.deepEqual(
      answers.map((answer) => [answer.statusCode, answer.json().errorCode]),
      [
        [400, 'validation_failed'],
        [400, 'validation_failed'],
        [400, 'validation_failed'],
        [400, 'too_many'],
      ],
    )
    assert.equal((await site.db.selectFrom('remark').selectAll().execute()).length, 0)
    assert.equal((await read(writer, id)).state, 'asked')
  })

  test(`${on} of two who check, the second is told that it was done`, async () => {
    const { writer, checker, other } = await openTeam()
    const { id, revision } = await startOf(writer, path)
    await ask(writer, { id, revision })

    const answers = await Promise.all(
      [checker, other].map((client) =>
        client.post(`${api}/drafts/send-back`, { id, revision, 'remark-': 'Nog niet.' }),
      ),
    )

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  })

  test(`${on} what changed since it was seen is neither published nor sent back, and says so`, async () => {
    const { site, writer, checker } = await openTeam()
    const { id, revision, document } = await startOf(writer, path)
    await ask(writer, { id, revision })
    await writer.post(`${api}/drafts/save`, { id, revision, document: { ...document, title: 'Anders' } })

    const answers = [
      await checker.post(`${api}/drafts/publish`, { id, revision }),
      await checker.post(`${api}/drafts/send-back`, { id, revision, 'remark-': 'Nog niet.' }),
    ]

    for (const answer of answers) assert.equal(answer.json().errorCode, 'changed_meanwhile')
    const { body } = await checker.get(`/redactie/paginas/controle?adres=${path}`)
    assert.match(body, /Daarna is de pagina nog gewijzigd/)
    const seen = await checker.post(`${api}/drafts/publish`, { id, revision: revision + 1 })
    assert.equal(seen.statusCode, 200, seen.body)
    assert.equal((await site.db.selectFrom('draft').selectAll().execute()).length, 0)
  })

  test(`${on} who wrote a legal page last does not publish it, now nor later, as long as somebody else may`, async () => {
    const { site, checker, other } = await openTeam()
    const { id, revision } = await startOf(checker, '/privacy')
    const later = new Date(site.now().getTime() + 3_600_000).toISOString()

    const own = [
      await checker.post(`${api}/drafts/publish`, { id, revision }),
      await checker.post(`${api}/drafts/publish`, { id, revision, at: later }),
    ]

    for (const answer of own) {
      assert.equal(answer.json().errorCode, 'refused', answer.body)
      assert.match(answer.json().message, /vier ogen/)
    }
    const screen = await checker.get('/redactie/paginas/publiceren?adres=/privacy')
    assert.match(screen.body, /Vraag om controle/)
    assert.ok(!screen.body.includes('Nu meteen'))
    assert.equal((await other.post(`${api}/drafts/publish`, { id, revision })).statusCode, 200)
  })

  test(`${on} a team with one who may publish goes on alone, and reads that it does`, async () => {
    const { site, checker, other } = await openTeam()
    await giveRole(site, bram.email, 'writer')
    const { id, revision } = await startOf(other, '/privacy')

    assert.equal((await checker.post(`${api}/drafts/publish`, { id, revision })).statusCode, 403)
    const { body } = await other.get('/redactie/paginas?adres=/privacy')
    assert.match(body, /Nu is dat er één/)
    assert.equal((await other.post(`${api}/drafts/publish`, { id, revision })).statusCode, 200)
  })

  test(`${on} a version of a legal page is put back at once by nobody alone, nor by a writer`, async () => {
    const { site, writer, checker, other } = await openTeam()
    const { id, revision } = await startOf(checker, '/privacy')
    assert.equal((await other.post(`${api}/drafts/publish`, { id, revision })).statusCode, 200)
    const { id: version } = await site.db
      .selectFrom('past_version')
      .select('id')
      .where('event', '=', 'published')
      .executeTakeFirstOrThrow()

    const answers = [
      await writer.post(`${api}/pages/restore`, { version, how: 'at-once' }),
      await checker.post(`${api}/pages/restore`, { version, how: 'at-once' }),
      await writer.post(`${api}/pages/restore`, { version, how: 'draft' }),
    ]

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [403, 400, 200],
    )
  })

  test(`${on} a plan goes when a writer changes the page, and stays when somebody does who may publish`, async () => {
    const { site, writer, checker, other } = await openTeam()
    const at = new Date(site.now().getTime() + 3_600_000).toISOString()
    const { id, revision, document } = await startOf(writer, path)
    assert.equal((await checker.post(`${api}/drafts/publish`, { id, revision, at })).statusCode, 200)

    await other.post(`${api}/drafts/save`, { id, revision, document })
    assert.equal((await read(other, id)).state, 'planned')
    await writer.post(`${api}/drafts/save`, { id, revision: revision + 1, document })

    assert.equal((await read(other, id)).state, 'changed')
    assert.deepEqual(
      (await mailsOf(site, 'publication-failed')).map(({ to }) => to),
      [bram.email],
    )
    assert.match((await checker.get('/redactie')).body, /is na het plannen nog gewijzigd/)
  })

  test(`${on} what is planned a writer does not throw away, and whoever may publish is told what goes`, async () => {
    const { site, writer, checker, other } = await openTeam()
    const at = new Date(site.now().getTime() + 3_600_000).toISOString()
    const neverSeen = '/nieuw'
    await other.post(`${api}/pages/create`, { title: 'Nieuw', address: neverSeen })
    for (const each of [path, neverSeen]) {
      const { id } = await startOf(other, each)
      await planAsIs(site, id, at)
    }

    const refused = [
      await writer.post(`${api}/pages/discard`, { path }),
      await writer.post(`${api}/pages/remove`, { path: neverSeen }),
      await writer.get(screenAddress('concept-weggooien', path)),
      await writer.get(screenAddress('verwijderen', neverSeen)),
    ]
    const sheets = [path, neverSeen].map(async (each) => (await writer.get(pageAddress(each))).body)
    const asked = (await checker.get(screenAddress('concept-weggooien', path))).body
    const thrown = await checker.post(`${api}/pages/discard`, { path })

    assert.deepEqual(
      refused.map(({ statusCode }) => statusCode),
      [403, 403, 403, 403],
    )
    for (const sheet of await Promise.all(sheets)) {
      assert.match(sheet, /Dit concept staat gepland\. Een eindredacteur of beheerder gooit het weg/)
      assert.doesNotMatch(sheet, /paginas\/(concept-weggooien|verwijderen)/)
    }
    assert.match(asked, /Dit concept staat gepland voor .*Die planning gaat ook weg\./s)
    assert.equal(thrown.statusCode, 200, thrown.body)
  })

  test(`${on} a question for a check ends by who asked, or by whoever may publish`, async () => {
    const { site, writer, checker, other } = await openTeam()
    await giveRole(site, eva.email, 'writer')
    const draft = await startOf(writer, path)
    await ask(writer, draft)
    await ask(other, draft)

    const refused = [
      await other.post(`${api}/drafts/withdraw`, { id: draft.id }),
      await other.post(`${api}/pages/discard`, { path }),
    ]
    const seen = async (client: Client) => [
      /Trek de vraag in/.test((await client.get(screenAddress('controle', path))).body),
      /concept-weggooien/.test((await client.get(pageAddress(path))).body),
    ]

    assert.deepEqual(
      refused.map(({ statusCode }) => statusCode),
      [403, 403],
    )
    assert.deepEqual(
      [await seen(other), await seen(writer), await seen(checker)],
      [
        [false, false],
        [true, true],
        [true, true],
      ],
    )
    assert.match((await other.get(pageAddress(path))).body, /Een collega vroeg om controle\. /)
    assert.match(
      (await checker.get(screenAddress('concept-weggooien', path))).body,
      /Anna de Vries vroeg om controle\. Die vraag gaat ook weg\./,
    )
    assert.equal((await checker.post(`${api}/drafts/withdraw`, { id: draft.id })).statusCode, 200)
    assert.equal((await other.post(`${api}/pages/discard`, { path })).statusCode, 200)
  })

  test(`${on} why a plan went is told until the page is planned again, also to who made it go`, async () => {
    const { site, checker, other } = await openTeam()
    const at = new Date(site.now().getTime() + 3_600_000).toISOString()
    const { id, revision, document } = await startOf(other, '/privacy')
    const planned = await checker.post(`${api}/drafts/publish`, { id, revision, at })
    assert.equal(planned.statusCode, 200, planned.body)

    for (const [saves, title] of ['Een', 'Twee'].entries())
      await checker.post(`${api}/drafts/save`, {
        id,
        revision: revision + saves,
        document: { ...document, title },
      })

    const told = async () => /is na het plannen nog gewijzigd/.test((await other.get('/redactie')).body)
    assert.equal(await told(), true)
    assert.deepEqual(
      (await mailsOf(site, 'publication-failed')).map((mail) => [mail.to, 'isAhead' in mail]),
      [[bram.email, true]],
    )
    const again = await other.post(`${api}/drafts/publish`, { id, revision: revision + 2, at })
    assert.equal(again.statusCode, 200, again.body)
    assert.equal(await told(), false)
  })

  test(`${on} moving a page makes nobody its last writer, and it stays a page for four eyes`, async () => {
    const { checker, other } = await openTeam()
    const { id } = await startOf(checker, '/privacy')

    await other.post(`${api}/pages/move`, { path: '/privacy', address: '/privacyverklaring' })

    const { revision } = await read(checker, id)
    const own = await checker.post(`${api}/drafts/publish`, { id, revision })
    assert.match(own.json().message, /vier ogen/)
  })

  test(`${on} a writer removes a page that was never published, and none that was`, async () => {
    const { writer } = await openTeam()
    assert.equal((await writer.post(`${api}/pages/create`, { title: 'Vergissing' })).statusCode, 200)

    const answers = [
      await writer.post(`${api}/pages/remove`, { path: '/vergissing' }),
      await writer.post(`${api}/pages/remove`, { path }),
    ]

    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 403],
    )
  })
}

async function startOf(client: Client, of: string) {
  const { id } = (await client.post(`${api}/drafts/start`, { path: of })).json().data
  return { id, ...(await read(client, id)) }
}

async function read(client: Client, id: string) {
  return (await client.get(`${api}/drafts/${id}`)).json().data
}

async function ask(client: Client, { id, revision }: { id: string; revision: number }): Promise<void> {
  const answer = await client.post(`${api}/drafts/ask`, { id, revision })
  assert.equal(answer.statusCode, 200, answer.body)
}

/** A concept that need not be complete. */
function planAsIs({ db }: TestSite, id: string, at: string) {
  return db.updateTable('draft').set({ publish_at: at }).where('id', '=', id).execute()
}

async function mailsOf(site: TestSite, wanted: string) {
  return (await site.mails()).filter(({ kind }) => kind === wanted)
}
