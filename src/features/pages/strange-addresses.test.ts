import assert from 'node:assert/strict'
import test from 'node:test'
import Fastify from 'fastify'
import { readConfig } from '#config.ts'
import { queryTextOf } from '#features/blocks/calculator/read-choice.ts'
import { getFacts } from '#features/insurance/facts.ts'
import { openSearcher } from '#features/search/searcher.ts'
import { openPageMemory } from '#http/page-memory.ts'
import type { Parts } from '#parts.ts'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance } from '../../../content/insurance/insurance.ts'
import { readContentFiles } from './content-files/read-content-files.ts'
import { readFilledPage } from './filled-page.ts'
import { gather, normalQueryOf, queryKeysOf } from './gather.ts'
import { readQuery } from './read-query.ts'
import { pageRoutes } from './routes.ts'
import { toSiteContent } from './site-content.ts'

const premium = '/zorgverzekering/premie-berekenen'
const ownRisk = '/zorgverzekering/eigen-risico-berekenen'
const finder = '/zorgverzekering/wat-krijg-ik-vergoed'
const allowance = '/zorgverzekering/zorgtoeslag'
const days = '/zorgverzekering/overstappen'
const comparison = '/zorgverzekering/vergelijken'
const packages = '/zorgverzekering/aanvullende-pakketten'
/** The two questions about the own risk stand on one page. The two comparisons read their address too. */
const tools = [premium, ownRisk, finder, allowance, days, comparison, packages]

const facts = getFacts({ insurance, yearFacts })
const files = await readContentFiles(new URL('../../../content/pages/', import.meta.url))
const pages = files.flatMap((file) => {
  const reading = readFilledPage(file, facts.texts)
  return reading.ok ? [reading.value] : []
})
const content = toSiteContent(1, new Map(pages.map((page) => [page.path, page])), new Map(), facts)
const searcher = openSearcher(() => [], { onFault: (fault) => assert.fail(String(fault)) })
const stock = {
  content,
  pictures: new Map(),
  films: new Map(),
  documents: new Map(),
  origin: 'http://127.0.0.1',
  searcher,
}
const html = Buffer.from('<!doctype html><html lang="nl"><title>Rekenen</title></html>')

/** The routes of the pages with a memory of their own; what is drawn is counted and costs nothing. */
function openRoutes() {
  const drawn: string[] = []
  const app = Fastify()
  const parts = {
    ...stock,
    config: readConfig({}),
    content: () => content,
    memory: openPageMemory({}),
    missedAddresses: { note: () => {} },
    renderPage: (_name: string, path: string) => {
      drawn.push(path)
      return html
    },
  }
  pageRoutes(app, parts as unknown as Parts)
  return { app, drawn }
}

/** The same numbers every time: what fails once fails again. */
function openDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test('100,000 strange addresses of the tools leave a bounded memory, with the pages themselves in it', () => {
  const mostForms = 100
  const memory = openPageMemory({}, undefined, 1_000, mostForms)
  const throwDice = openDice(20_261_117)
  const seen = new Set<string>()
  const tried = new Map<string, number>()
  const values = ['plus', 'vgz', 'cz-natura', '2026', '2027', '500', 'mri-scan', 'vvt', '€ 38,50', '1 050']
  for (const path of tools) memory.findOrMake(path, () => html)
  const asking = new Map(
    tools.map((path) => {
      const page = content.pages.get(path) ?? assert.fail(path)
      return [path, { page, keys: [...queryKeysOf(page)], plain: gather(page, {}, stock) }]
    }),
  )

  for (let time = 0; time < 100_000; time++) {
    // Those that reckon have the most forms. Words cost a search: the finder gets fewer.
    const thrown = tools[throwDice(time % 4 === 0 ? tools.length : 2)] ?? premium
    const path = thrown === finder && time % 20 !== 0 ? premium : thrown
    const { page, keys, plain } = asking.get(path) ?? assert.fail(path)
    const pairs = Array.from({ length: throwDice(5) }, () => {
      const key = keys[throwDice(keys.length + 1)] ?? throwDice(1e6).toString(36)
      const number = String(throwDice(10 ** (1 + throwDice(6))))
      const value = values[throwDice(values.length)] ?? ''
      return [key, [value, number, number, number, number.repeat(30), '\0'][throwDice(6)] ?? '']
    })
    const asked = readQuery(`?${new URLSearchParams(pairs)}`, new Set(keys))
    const query = normalQueryOf(
      page,
      path === finder ? gather(page, asked, stock) : { ...plain, query: asked },
    )
    tried.set(path, (tried.get(path) ?? 0) + 1)
    if (!query) continue
    const text = queryTextOf(query)
    seen.add(text === '' ? path : `${path}?${text}`)
    memory.findOrMake(text === '' ? path : `${path}?${text}`, () => html)
  }

  const kept = [...seen].filter((address) => memory.find(address))
  assert.ok(seen.size > 1_000, `only ${seen.size} addresses were tried`)
  assert.ok(kept.length <= tools.length * (mostForms + 1), `${kept.length} are kept`)
  for (const path of [allowance, days])
    assert.ok(![...seen].some((address) => address.startsWith(`${path}?`)), `${path} has one form`)
  for (const path of tools) {
    assert.ok((tried.get(path) ?? 0) > 100, `${path} was asked too little`)
    assert.ok(memory.find(path), path)
  }
})

test('an address of a tool that was asked before is sent from memory: it is drawn once', async () => {
  const { app, drawn } = openRoutes()
  for (const address of [
    `${premium}?leeftijd=41&aanvullend=plus`,
    `${ownRisk}?zorgkosten=700&behandeling=mri-scan`,
    `${finder}?behandeling=fysiotherapie&pakket=plus`,
    allowance,
    days,
  ]) {
    drawn.length = 0
    const first = await app.inject(address)
    const again = await app.inject(address)
    // In another order, with what nobody reads: the same question.
    const [path, query = ''] = address.split('?')
    await app.inject(`${path}?bron=mail&${query.split('&').reverse().join('&')}`)

    assert.equal(drawn.length, 1, address)
    assert.equal(again.headers.etag, first.headers.etag)
  }
})

test('what does not fit in an address of a tool is drawn for one request, and kept by nobody', async () => {
  const { app, drawn } = openRoutes()
  for (const address of [
    `${premium}?leeftijd=veel`,
    `${ownRisk}?zorgkosten=veel`,
    `${finder}?behandeling=therapie`,
  ]) {
    drawn.length = 0
    const { headers } = await app.inject(address)
    await app.inject(address)

    assert.equal(headers['cache-control'], 'no-store', address)
    assert.equal(drawn.length, 2, address)
  }
})

test('of a parameter that stands in an address twice the first counts', async () => {
  const { app, drawn } = openRoutes()
  for (const [once, twice] of [
    [`${premium}?cao=vvt`, `${premium}?cao=vvt&cao=ggz`],
    [`${ownRisk}?zorgkosten=700`, `${ownRisk}?zorgkosten=700&zorgkosten=9`],
    [`${finder}?behandeling=fysiotherapie`, `${finder}?behandeling=fysiotherapie&behandeling=bril`],
  ] as const) {
    await app.inject(once)
    drawn.length = 0
    await app.inject(twice)

    assert.deepEqual(drawn, [], twice)
  }
})
