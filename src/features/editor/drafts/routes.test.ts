import assert from 'node:assert/strict'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie/drafts'

async function startOf(eva: Client, path: string) {
  const { id } = (await eva.post(`${api}/start`, { path })).json().data
  return { id, ...(await eva.get(`${api}/${id}`)).json().data }
}

const redacties = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    return { kind, eva: await site.signIn('eva') }
  }),
)

for (const { kind, eva } of redacties) {
  test(`on ${kind.name}, the concept of a page holds what is published, and is saved`, async () => {
    const draft = await startOf(eva, '/contact')
    assert.equal(draft.path, '/contact')
    assert.equal(draft.state, 'changed')
    assert.equal(draft.savedBy, 'Eva Smit')

    const document = { ...draft.document, title: 'Zo bereik je ons' }
    const saved = await eva.post(`${api}/save`, { id: draft.id, revision: draft.revision, document })

    assert.equal(saved.statusCode, 200)
    assert.equal(saved.json().data.revision, draft.revision + 1)
    assert.equal('document' in saved.json().data, false, 'it is stored as it was sent')
    assert.equal((await eva.get(`${api}/${draft.id}`)).json().data.document.title, 'Zo bereik je ons')
    assert.doesNotMatch((await eva.get('/contact')).body, /Zo bereik je ons/)
  })

  test(`on ${kind.name}, who saves after somebody else gets 409 and what they saved (VAL-05)`, async () => {
    const { id, revision, document } = await startOf(eva, '/privacy')
    await eva.post(`${api}/save`, { id, revision, document: { ...document, title: 'Eerst' } })

    const late = await eva.post(`${api}/save`, { id, revision, document: { ...document, title: 'Later' } })

    assert.equal(late.statusCode, 409)
    assert.equal(late.json().errorCode, 'changed_meanwhile')
    assert.equal(late.json().data.document.title, 'Eerst')
    assert.equal(late.json().data.revision, revision + 1)
    assert.equal(late.json().data.savedBy, 'Eva Smit')
    assert.equal(late.json().data.isOwn, true)
    assert.match(late.json().message, /^Je hebt deze pagina intussen ook ergens anders opgeslagen\./)
  })

  test(`on ${kind.name}, who did not hear that something was saved may send it again`, async () => {
    const { id, revision, document } = await startOf(eva, '/disclaimer')
    const asked = { id, revision, document: { ...document, title: 'Eén keer' } }
    const first = await eva.post(`${api}/save`, asked)

    const again = await eva.post(`${api}/save`, asked)

    assert.deepEqual([again.statusCode, again.json()], [200, first.json()])
  })

  test(`on ${kind.name}, no page begins at an address that the site uses itself`, async () => {
    for (const path of ['/redactie/nieuw', '/inloggen', '/api/v1/x'])
      assert.equal((await eva.post(`${api}/start`, { path })).statusCode, 400, path)
    assert.equal((await eva.post(`${api}/start`, { path: '/' })).statusCode, 200)
  })

  test(`on ${kind.name}, what is no address of a page is refused in Dutch`, async () => {
    for (const path of ['//evil.nl', '/Contact', '/contact/', 'contact', '']) {
      const answers = [
        await eva.post(`${api}/start`, { path }),
        await eva.post('/api/v1/redactie/pages/offline', { path }),
      ]
      for (const answer of answers)
        assert.deepEqual(answer.json().errors, { path: ['Kies een pagina van de site.'] }, path)
    }
  })

  test(`on ${kind.name}, an unknown concept is 404 for every call`, async () => {
    const id = 'bestaat-niet'
    const document = { blocks: [] }
    for (const answer of [
      await eva.get(`${api}/${id}`),
      await eva.post(`${api}/save`, { id, revision: 1, document }),
      await eva.post(`${api}/check`, { id, document }),
      await eva.post(`${api}/publish`, { id, revision: 1 }),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().errorCode], [404, 'not_found'])
    }
  })

  test(`on ${kind.name}, a page that is too large or has too many blocks is refused in clear words (VAL-03)`, async () => {
    const { id, revision } = await startOf(eva, '/cookies')
    const block = (index: number) => ({ kind: 'text', id: `b${index}`, html: '<p>Tekst.</p>' })
    const save = (document: object) => eva.post(`${api}/save`, { id, revision, document })

    const many = await save({ blocks: Array.from({ length: 101 }, (_, index) => block(index)) })
    const large = await save({ blocks: [{ ...block(1), html: `<p>${'a'.repeat(1024 * 1024)}</p>` }] })
    const odd = await save({ blocks: [{ kind: 'marquee', id: 'x' }] })
    const most = await save({ blocks: Array.from({ length: 100 }, (_, index) => block(index)) })

    assert.equal(many.statusCode, 400)
    assert.match(many.json().errors.document[0], /hooguit 100 blokken/)
    assert.deepEqual([large.statusCode, large.json().errorCode], [413, 'too_large'])
    assert.equal(odd.statusCode, 400)
    assert.equal(most.statusCode, 200)
  })

  test(`on ${kind.name}, characters that nobody can read are refused in clear words, with their block (VAL-03)`, async () => {
    const { id, revision } = await startOf(eva, '/privacy')
    for (const odd of ['\u0000', '\u0008', '\u202e', '\ufffe', '\ud800']) {
      const document = { title: `Privacy${odd}`, blocks: [] }
      const answer = await eva.post(`${api}/save`, { id, revision, document })

      assert.equal(answer.statusCode, 400)
      assert.match(answer.json().errors.document[0], /^De tekst heeft tekens die niemand kan lezen/)
    }
    const texts = ['Goed', `Vraag\u0002`, 'Ook goed'].map((text, at) => ({
      kind: 'text',
      id: `b${at}`,
      text,
    }))
    const answer = await eva.post(`${api}/save`, { id, revision, document: { blocks: texts } })
    assert.match(answer.json().errors.document[0], /^Blok 2: De tekst heeft tekens/)
  })

  test(`on ${kind.name}, rich text with scripts is stored without them (VAL-06)`, async () => {
    const { id, revision } = await startOf(eva, '/klachten')
    const html =
      '<p onclick="x()">Hallo <script>alert(1)</script><b>daar</b></p><img src=x onerror=y><a href="javascript:z">Weg</a>'

    await eva.post(`${api}/save`, { id, revision, document: { blocks: [{ kind: 'text', id: 'a', html }] } })

    const { document } = (await eva.get(`${api}/${id}`)).json().data
    assert.equal(document.blocks[0].html, '<p>Hallo <strong>daar</strong></p><p>Weg</p>')
  })

  test(`on ${kind.name}, a link with the site's own address is kept, and checked, as a path`, async () => {
    const { id, revision, document } = await startOf(eva, '/toegankelijkheid')
    const href = 'http://127.0.0.1:3000/bestaat-niet'
    const blocks = [
      document.blocks[0],
      { kind: 'text', id: 'a', html: `<p>Lees <a href="${href}">iets anders</a>.</p>` },
      { kind: 'call-to-action', id: 'b', title: 'Kom', text: 'Doe mee.', button: { label: 'Kom', href } },
    ]

    const saved = await eva.post(`${api}/save`, { id, revision, document: { ...document, blocks } })
    const checked = await eva.post(`${api}/check`, { id, document: { ...document, blocks } })

    const stored = (await eva.get(`${api}/${id}`)).json().data
    assert.deepEqual(saved.json().data.document, stored.document, 'who saves hears what was made of it')
    const [, text, call] = stored.document.blocks
    assert.equal(text.html, '<p>Lees <a href="/bestaat-niet">iets anders</a>.</p>')
    assert.equal(call.button.href, '/bestaat-niet')
    assert.equal(checked.body.match(/\/bestaat-niet/g)?.length, 2)
  })

  test(`on ${kind.name}, the gate tells what blocks and what is advice, with the block and the field`, async () => {
    const { id, document } = await startOf(eva, '/toegankelijkheid')
    const [hero] = document.blocks
    const check = async (...blocks: object[]) =>
      (await eva.post(`${api}/check`, { id, document: { ...document, blocks: [hero, ...blocks] } })).json()
        .data.findings

    assert.deepEqual(await check({ kind: 'text', id: 'a', html: '<p>Je vindt hier alles.</p>' }), [])

    const findings = await check({
      kind: 'text',
      id: 'a',
      html: '<h3>Kop</h3><p>Het kost € 5. Kent u dat? <a href="/weg">Naar niets</a></p>',
    })
    assert.deepEqual(
      findings.map(({ severity, blockId }: { severity: string; blockId: string }) => [severity, blockId]),
      [
        ['blocks', 'a'],
        ['blocks', 'a'],
        ['blocks', 'a'],
        ['advice', 'a'],
      ],
    )
    assert.deepEqual(await check({ kind: 'call-to-action', id: 'b', title: 'Kom', text: '' }), [
      { severity: 'blocks', message: 'Tekst: vul dit in.', blockId: 'b', field: 'text' },
      { severity: 'blocks', message: 'Knop: vul dit in.', blockId: 'b', field: 'button' },
    ])
    const tile = { title: 'Een', text: 'Meer.', href: '/contact' }
    const tiles = [tile, tile, { ...tile, title: '', href: 'elders' }]
    const [title, href] = await check({ kind: 'tile-slider', id: 'c', title: 'Tegels', tiles })
    assert.deepEqual(
      [title, href].map(({ message, field }) => [message, field]),
      [
        ['Tegel 3, Titel: vul dit in.', 'tiles.2.title'],
        [
          'Tegel 3, Waarheen: kies een pagina, of een adres dat begint met https://, mailto: of tel:.',
          'tiles.2.href',
        ],
      ],
      'in the words of the screen, with the number of the item',
    )
  })

  test(`on ${kind.name}, the gate refuses, and lets through what was mended; the page is live at once`, async () => {
    const { id, revision, document } = await startOf(eva, '/beveiliging')
    const save = async (from: number, title: string) =>
      (await eva.post(`${api}/save`, { id, revision: from, document: { ...document, title } })).json().data
        .revision

    const empty = await save(revision, '')
    const refused = await eva.post(`${api}/publish`, { id, revision: empty })
    assert.deepEqual([refused.statusCode, refused.json().errorCode], [400, 'not_publishable'])
    assert.equal(refused.json().data.findings[0].field, 'title')

    const mended = await save(empty, 'Een lek melden bij ons')
    const published = await eva.post(`${api}/publish`, { id, revision: mended })
    assert.equal(published.statusCode, 200)
    assert.equal(published.json().data.state, 'published')
    assert.match((await eva.get('/beveiliging')).body, /<title>Een lek melden bij ons/)
  })

  test(`on ${kind.name}, a time to publish lies ahead, and within a year`, async () => {
    const { id, revision } = await startOf(eva, '/demonstratie')
    const plan = (at: string) => eva.post(`${api}/publish`, { id, revision, at })

    assert.equal((await plan('2020-01-01T00:00:00Z')).json().errors.at[0], 'Kies een tijd die nog komt.')
    assert.equal((await plan('2099-01-01T00:00:00Z')).statusCode, 400)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    assert.equal((await plan(tomorrow)).json().data.state, 'planned')
    assert.equal((await eva.get(`${api}/${id}`)).json().data.state, 'planned')
  })
}
