import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanRichText } from '#features/editor/drafts/clean-rich-text.ts'
import { draftLimits } from '#features/editor/drafts/draft-limits.ts'
import type { Client } from '#test/client.ts'
import { longestStretch } from '#test/longest-stretch.ts'
import { formOf } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const mostMilliseconds = 50
const site = await openTestSite({ hasThreads: true })
const eva = await site.signIn('eva')
const token = await eva.token()
const draft = await startOf(eva, '/contact')

async function startOf(client: Client, path: string) {
  const { id } = (await client.post(`${api}/drafts/start`, { path })).json().data
  return { ...(await client.get(`${api}/drafts/${id}`)).json().data, id }
}

/** As our scripts send it, with the body ready: making it is not the work of the site. */
async function send(url: string, payload: string) {
  const cookie = [...eva.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = {
    cookie,
    'content-type': 'application/json',
    'x-csrf-token': token,
    'sec-fetch-site': 'same-origin',
  }
  return site.app.inject({ method: 'POST', url, payload, headers })
}

const hero = { kind: 'hero', id: 'begin', title: 'Kop', lead: 'Inleiding' }
const about = {
  title: 'Groot',
  description: 'Zo groot als een pagina mag zijn, met een beschrijving die lang genoeg is.',
  publishedDate: '2026-01-01',
}
const words = 'Als u zorg nodig heeft van € 885 dan kijken we wat past bij uw “situatie” thuis en daarna. '
const roomy = draftLimits.bytes - 5_000
const inTexts = (html: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'text', id: `t${index}`, html }))
const bytesOf = (html: string) => Buffer.byteLength(JSON.stringify(html)) + 40
const tagsIn = (html: string) =>
  Math.max(...[html, cleanRichText(html)].map((each) => each.split('<').length - 1))
const filled = (html: string) => {
  const most = Math.min(roomy / bytesOf(html), draftLimits.tags / tagsIn(html), draftLimits.blocks - 1)
  return inTexts(html, Math.max(1, Math.floor(most)))
}
const longest = Math.floor(draftLimits.characters / 2)

const questions = Array.from({ length: draftLimits.values - 100 }, (_, index) => `vraag ${index}`)

const topics = ['/contact', '/zorgverzekering', '/gezond-werken', '/over-ons', '/privacy', '/klachten']
const shown = (of: object) =>
  Array.from({ length: draftLimits.showing }, (_, index) => ({ id: `s${index}`, title: 'Meer', ...of }))
const asked = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `v${index}`, question: 'Hoe?', html: '<p>Zo.</p>' }))

/** Pages that take the most drawing for what they hold: what they show stands elsewhere. */
const pages: Record<string, object[]> = {
  'other pages': shown({ kind: 'topic-slider', topics: [...topics, ...topics] }),
  insurances: shown({ kind: 'insurance-list', year: 2026 }),
  packages: shown({ kind: 'supplementary-list', year: 2026, packages: 'supplementary' }),
  'overviews from A to Z': shown({ kind: 'overview', below: '/zorgverzekering', order: 'alphabet' }),
  overviews: shown({ kind: 'overview', below: '/zorgverzekering', atOnce: 60 }),
  questions: Array.from({ length: Math.floor(draftLimits.values / 4 / 42) }, (_, index) => ({
    ...{ kind: 'collapsible-list', id: `l${index}`, title: 'Vragen', items: asked(40) },
  })),
}

for (const [name, blocks] of Object.entries(pages)) {
  test(`a page of ${name} is published and viewed for the first time without keeping others waiting`, async () => {
    const path = `/getoond-${Object.keys(pages).indexOf(name)}`
    await eva.post(`${api}/pages/create`, { title: 'Groot', address: path })
    const document = { ...about, blocks: [hero, ...blocks] }

    let stretch = Number.POSITIVE_INFINITY
    for (let time = 0; time < 4 && stretch >= mostMilliseconds; time += 1) {
      const { id, revision } = await startOf(eva, path)
      const saved = await send(`${api}/drafts/save`, JSON.stringify({ id, revision, document }))
      assert.equal(saved.statusCode, 200, saved.body.slice(0, 300))
      const published = await eva.post(`${api}/drafts/publish`, { id, revision: revision + 1 })
      assert.equal(published.statusCode, 200, published.body.slice(0, 300))
      const view = async () => assert.equal((await site.visit().get(path)).statusCode, 200)
      stretch = await longestStretch(view, mostMilliseconds, 1)
    }

    assert.ok(stretch < mostMilliseconds, `the first view took ${stretch.toFixed(0)} ms at a stretch`)
  })
}

/** The largest and the oddest drafts that the limits let through. */
const drafts: Record<string, object[]> = {
  'many paragraphs': filled(`<p>${words.repeat(3)}<a href="/weg">lees hier meer</a></p>`.repeat(3)),
  'two thousand paragraphs': filled('<p>Als u thuis werkt, a.</p>'.repeat(250)),
  'many sentences': filled(`<p>${'U. '.repeat(200)}</p>`),
  'links to a place': filled(`<p>${'<a href="#begin">a</a>'.repeat(1_000)}</p>`),
  'many search questions': [],
  'few long texts': filled(`<p>${'a '.repeat(longest - 10)}</p>`),
  'line breaks': filled('a<br>'.repeat(1_998)),
  'paragraphs with a number': filled('<p>385 </p>'.repeat(1_000)),
  'open paragraphs': filled('<p>1'.repeat(1_000)),
  'open tags': filled('<'.repeat(draftLimits.tags)),
  'ends that never end': filled(`<svg><math><object><iframe>${'</script'.repeat(3_500)}`),
  'nested tags': filled('<b>a'.repeat(2_000)),
  'much emphasis': filled(`<p>${'<em>'.repeat(longest / 8)}${'</em>'.repeat(longest / 8)}</p>`),
  'tiles without anything': [
    { kind: 'tile-slider', id: 's', title: 'x', tiles: Array(draftLimits.values - 100).fill({}) },
  ],
  'blocks without anything': Array.from({ length: draftLimits.blocks - 1 }, (_, index) => ({
    kind: 'text',
    id: `b${index}`,
  })),
}

for (const [name, blocks] of Object.entries(drafts)) {
  test(`a draft of ${name} is saved, checked, shown and compared without keeping others waiting`, async () => {
    const answers = name === 'many search questions' ? questions : []
    const document = { ...about, answers, blocks: [hero, ...blocks] }
    const path = `/groot-${Object.keys(drafts).indexOf(name)}`
    const made = await eva.post(`${api}/pages/create`, { title: 'Groot', address: path })
    const { id } = made.json().data
    const saved = await send(`${api}/drafts/save`, JSON.stringify({ id, revision: 1, document }))
    assert.equal(saved.statusCode, 200, saved.body.slice(0, 300))
    const preview = (await eva.post(`${api}/pages/preview`, { path })).json().data.address
    await site.db
      .insertInto('past_version')
      .values({
        ...{ id: `v-${path}`, path, title: 'x', event: 'set-aside', at: '2026-01-01T00:00:00Z', by: null },
        document: JSON.stringify({ ...document, blocks: document.blocks.map((each) => shuffled(each)) }),
      })
      .execute()

    let revision = 2
    const acts: Record<string, () => Promise<{ statusCode: number }>> = {
      save: () => send(`${api}/drafts/save`, JSON.stringify({ id, revision: revision++, document })),
      check: () => send(`${api}/drafts/check`, JSON.stringify({ id, document })),
      screen: () => eva.get(`/redactie/paginas/publiceren?adres=${path}`),
      preview: () => eva.get(preview),
      compare: () => eva.get(`/redactie/paginas/vergelijken?adres=${path}&versie=v-${path}`),
    }
    for (const [act, run] of Object.entries(acts)) {
      const stretch = await longestStretch(
        async () => assert.equal((await run()).statusCode, 200),
        mostMilliseconds,
      )
      assert.ok(stretch < mostMilliseconds, `${act} took ${stretch.toFixed(0)} ms at a stretch`)
    }
  })
}

/** Every text of it, other words in another order. */
function shuffled(block: object): object {
  return JSON.parse(JSON.stringify(block).replaceAll('a', 'o').replaceAll('thuis', 'elders'))
}

test('lines that all resemble each other are compared without keeping others waiting, also many times at once', async () => {
  const linesOf = (vocabulary: string[]) =>
    inTexts(
      Array.from({ length: 340 }, (_, line) => `<p>${wordsFrom(vocabulary, line)}</p>`).join(''),
      Math.floor(draftLimits.tags / 680),
    )
  const path = '/gelijkenis'
  await eva.post(`${api}/pages/create`, { title: 'Groot', address: path })
  for (const vocabulary of [
    ['aap', 'noot', 'mies'],
    ['wim', 'zus', 'aap'],
  ]) {
    const { id, revision } = await startOf(eva, path)
    const document = { ...about, blocks: [hero, ...linesOf(vocabulary)] }
    const saved = await send(`${api}/drafts/save`, JSON.stringify({ id, revision, document }))
    assert.equal(saved.statusCode, 200, saved.body.slice(0, 300))
    if (vocabulary.includes('mies')) await eva.post(`${api}/drafts/publish`, { id, revision: revision + 1 })
  }
  const compare = () => eva.get(`/redactie/paginas/vergelijken?adres=${path}`)
  assert.equal((await compare()).statusCode, 200)

  for (const times of [1, 8]) {
    const stretch = await longestStretch(
      () => Promise.all(Array.from({ length: times }, compare)),
      mostMilliseconds,
      2,
    )
    assert.ok(stretch < mostMilliseconds, `${times} at once took ${stretch.toFixed(0)} ms at a stretch`)
  }
})

function wordsFrom(vocabulary: string[], line: number): string {
  return Array.from({ length: 11 }, (_, word) => vocabulary[(line * (word + 7) + word * word) % 3]).join(' ')
}

test('a draft that is more than we take is refused in words, and at once', async () => {
  const deep = `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`
  const odd: [document: string, message: RegExp][] = [
    [
      JSON.stringify({
        blocks: [hero, ...filled(`<p>${'a '.repeat(longest - 10)}</p>`), ...inTexts('a'.repeat(30_000), 1)],
      }),
      /hooguit 100 kB/,
    ],
    [
      JSON.stringify({ blocks: inTexts('a'.repeat(draftLimits.characters + 1), 1) }),
      /hooguit 30\.000 tekens/,
    ],
    [
      JSON.stringify({ blocks: inTexts('a<br>'.repeat(3_000), 2) }),
      /te veel alinea’s, links en andere opmaak/,
    ],
    [JSON.stringify({ blocks: inTexts('a', draftLimits.blocks + 1) }), /hooguit 100 blokken/],
    [
      JSON.stringify({
        blocks: Array.from({ length: draftLimits.showing + 1 }, (_, at) => ({
          kind: 'overview',
          id: `o${at}`,
        })),
      }),
      /hooguit 20 blokken die andere pagina’s/,
    ],
    [JSON.stringify({ blocks: [], topics: Array(draftLimits.values + 1).fill('') }), /te veel onderdelen/],
    [
      `{"blocks":[],"topics":${deep.slice(0, 250_000).length > 0 ? '['.repeat(50_000) + ']'.repeat(50_000) : ''}}`,
      /niet lezen|begrijpen we niet/,
    ],
  ]
  for (const [document, message] of odd) {
    let answer = { statusCode: 0, body: '' }
    const stretch = await longestStretch(async () => {
      answer = await send(`${api}/drafts/check`, `{"id":"${draft.id}","document":${document}}`)
    }, mostMilliseconds)
    assert.equal(answer.statusCode, 400, answer.body.slice(0, 200))
    assert.match(answer.body, message)
    assert.ok(stretch < mostMilliseconds, `${message} took ${stretch.toFixed(0)} ms`)
  }
})

for (const [slug, columns] of [
  ['doorverwijzingen', ['from', 'to']],
  ['synoniemen', ['words', 'source']],
  ['menu', ['path', 'menu', 'order', 'label', 'group']],
] as const) {
  test(`the setting ${slug} with as many rows as we take, or more, keeps nobody waiting`, async () => {
    const { revision } = await formOf(eva, slug)
    const most = slug === 'menu' ? 130 : 400
    for (const [count, message] of [
      [most, /Nog niet alles is goed ingevuld|intussen ook gewijzigd/],
      [4_500 / columns.length, /te veel regels: hooguit|te groot om te versturen/],
    ] as const) {
      const rows = Array.from({ length: count }, (_, row) =>
        columns.map((name) => [`${name}-${row}`, `/a${row}`]),
      )
      const fields = { revision, ...Object.fromEntries(rows.flat()) }

      let answer = { statusCode: 0, body: '' }
      const stretch = await longestStretch(async () => {
        answer = await eva.submit(`${api}/instellingen/${slug}`, fields)
      }, mostMilliseconds)

      assert.ok([400, 409, 413].includes(answer.statusCode), `${answer.statusCode}`)
      assert.match(answer.body, message)
      assert.ok(stretch < mostMilliseconds, `${count} rows took ${stretch.toFixed(0)} ms at a stretch`)
    }
  })
}
