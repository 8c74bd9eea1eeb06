import assert from 'node:assert/strict'
import test from 'node:test'
import { packagesIn } from '#features/blocks/cover-search/cover-choice.ts'
import { inBasic, usualPayerOf } from '#features/insurance/answer.ts'
import { notInsured } from '#features/insurance/cover-text.ts'
import { type FactFiles, getFacts } from '#features/insurance/facts.ts'
import { tellAnswer, verdictFor } from '#features/insurance/tell-answer.ts'
import { buildIndex } from '#features/search/index/build-index.ts'
import { noSettings } from '#features/settings/settings.ts'
import { testDatabases } from '#test/databases.ts'
import { publishFactsNow } from '#test/publish.ts'
import { openTestSite } from '#test/site.ts'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../content/insurance/insurance.ts'
import { page as pageFile } from '../../../content/pages/zorgverzekering/wat-krijg-ik-vergoed.ts'
import { synonyms } from '../../../content/search/synonyms.ts'
import { gather, normalQueryOf, queryKeysOf } from './gather.ts'
import { readPage } from './page.ts'
import { readQuery } from './read-query.ts'
import { toSiteContent } from './site-content.ts'

const path = '/zorgverzekering/wat-krijg-ik-vergoed'
const facts = getFacts({ insurance: insuranceFile, yearFacts })
const { insurance } = facts

const payers = { basic: 'Basis', package: 'Pakket', self: 'Zelf betalen' }

/** As it is read: without tags, and without what helps to break words. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
const answerIn = (html: string) => wordsOf(/<div class="cover-answer".*?<\/section>/s.exec(html)?.[0] ?? '')

const { app, signIn } = await openTestSite()

for (const kind of testDatabases) {
  test(`on ${kind.name}, page, A to Z, comparison and search result give the same answer`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const bodyOf = async (url: string) => (await site.app.inject(url)).body
    const tables = wordsOf(
      (await bodyOf('/zorgverzekering/aanvullende-pakketten')) +
        (await bodyOf('/zorgverzekering/tandverzekering')),
    )

    for (const id of ['fysiotherapie', 'bril', 'huisarts', 'ooglaseren', 'orthodontie', 'ergotherapie']) {
      const treatment = insurance.treatments.find((treatment) => treatment.id === id)
      assert.ok(treatment)
      const verdict = verdictFor(insurance, treatment, 2026)
      const payer = usualPayerOf(treatment, insurance.products, 2026)
      assert.ok(payer)
      const told = `${treatment.name} ${payers[payer]} ${verdict}`

      assert.ok(answerIn(await bodyOf(`${path}?behandeling=${id}`)).includes(verdict), id)
      assert.ok(wordsOf(await bodyOf(treatment.page ?? '')).includes(told), `${id} from A to Z`)
      const found = wordsOf(await bodyOf(`/zoeken?q=${encodeURIComponent(treatment.name)}`))
      assert.ok(found.includes(`${treatment.name} in 2026 ${payers[payer]} ${verdict}`), `${id} in search`)

      for (const product of packagesIn(insurance)) {
        const asked = { treatment, product, insurer: undefined, year: 2026 }
        const { fromPackage, verdict } = tellAnswer(insurance, asked)
        const answer = answerIn(await bodyOf(`${path}?behandeling=${id}&pakket=${product.id}`))
        assert.ok(answer.includes(verdict.replaceAll('\u00a0', ' ')), `${id} with ${product.id}`)
        if (fromPackage.kind === 'pays') {
          const text = fromPackage.text.replaceAll('\u00a0', ' ')
          assert.ok(answer.includes(text), `${id} with ${product.id}`)
          assert.ok(tables.includes(text), `${id} with ${product.id} in the comparison`)
        }
      }
    }
  })

  test(`on ${kind.name}, the form works without script, and what is typed leads to one kept page`, async () => {
    const { app } = await openTestSite({ database: await kind.newAddress() })
    const sent = await app.inject(`${path}?behandeling=fysio&verzekeraar=&pakket=plus&jaar=2026`)
    const normal = await app.inject(`${path}?behandeling=fysiotherapie&pakket=plus`)

    assert.match(answerIn(sent.body), /Ja, pakket Plus betaalt: 12 behandelingen per jaar\./)
    assert.match(sent.body, /name="behandeling"[^>]* value="Fysiotherapie"/)
    assert.match(sent.body, /<option value="plus" selected="">/)
    assert.ok(sent.headers.etag)
    assert.equal(sent.headers.etag, normal.headers.etag)
    assert.match(normal.body, new RegExp(`<link rel="canonical" href="[^"]*${path}"/>`))
  })
}

test('comparison, answer and A to Z lead to the page of a treatment after it moved', async () => {
  const site = await openTestSite()
  const eva = await site.signIn('eva')
  const [from, address] = [
    '/zorgverzekering/vergoedingen/fysiotherapie',
    '/zorgverzekering/vergoedingen/fysio',
  ]
  const linksTo = async (url: string) => (await site.app.inject(url)).body.includes(`href="${address}"`)

  assert.equal((await eva.post('/api/v1/redactie/pages/move', { path: from, address })).statusCode, 200)

  assert.ok(await linksTo('/zorgverzekering/aanvullende-pakketten'))
  assert.ok(await linksTo(`${path}?behandeling=fysiotherapie`))
  const { body } = await site.app.inject('/zorgverzekering/vergoedingen')
  assert.match(wordsOf(body.slice(body.indexOf(`href="${address}"`))).slice(0, 200), /Basis|Pakket/)
})

for (const kind of testDatabases)
  test(`on ${kind.name}, in a year of which only packages are known, search leads to what it tells`, async () => {
    const database = await kind.newAddress()
    const { db } = await openTestSite({ database })
    await publishFactsNow(
      db,
      { insurance: withPackagesOf2027(insuranceFile) },
      new Date('2026-11-17T12:00:00Z'),
    )
    const { app } = await openTestSite({ database, startsAt: new Date('2027-01-02T12:00:00Z') })
    const verdicts = {
      bril: 'Bril in 2027 Pakket Een pakket kan dit betalen. De rest weten we nog niet.',
      huisarts: 'Huisarts in 2027 Basis Ja,',
    }

    for (const [id, told] of Object.entries(verdicts)) {
      const { body } = await app.inject(`/zoeken?q=${id}`)
      assert.ok(wordsOf(body).includes(told), id)
      const [, link = ''] = /class="search-fact-label"><a href="([^"]*)"/.exec(body) ?? []
      const page = await app.inject(link.replaceAll('&amp;', '&'))
      assert.ok(answerIn(page.body).includes(told), link)
    }
    const hearing = await app.inject(`${path}?behandeling=hoortoestel&pakket=plus&jaar=2027`)
    assert.match(
      answerIn(hearing.body),
      /Hoortoestel in 2027 Pakket Ja, pakket Plus betaalt: [^.]*\. De vergoedingen uit de basisverzekering van 2027 zijn nog niet bekend\./,
    )
    assert.doesNotMatch(answerIn(hearing.body), /Eigen risico/)
  })

for (const kind of testDatabases)
  test(`on ${kind.name}, after a year turned A to Z, page, finder and search tell of the same year`, async () => {
    const database = await kind.newAddress()
    const { db } = await openTestSite({ database })
    const known = withPackagesOf2027(insuranceFile)
    const treatments = known.treatments?.map((treatment) => {
      const [rule] = treatment.rules
      return treatment.id === 'fysiotherapie' && rule
        ? { ...treatment, rules: [...treatment.rules, { ...rule, year: 2027, basic: 'all' as const }] }
        : treatment
    })
    await publishFactsNow(db, { insurance: { ...known, treatments } }, new Date('2026-11-17T12:00:00Z'))
    const site = await openTestSite({ database, startsAt: new Date('2027-01-02T12:00:00Z') })
    const bodyOf = async (url: string) => (await site.app.inject(url)).body
    const list = await bodyOf('/zorgverzekering/vergoedingen')

    for (const [id, year, payer] of [
      ['fysiotherapie', 2027, 'Basis'],
      ['huisarts', 2027, 'Basis'],
      ['bril', 2027, 'Pakket'],
    ] as const) {
      const { name, page = '' } = insurance.treatments.find((one) => one.id === id) ?? assert.fail(id)
      const label = wordsOf(list.slice(list.indexOf(`href="${page}"`)))
      const told = `${name} in ${year} ${payer}`

      assert.equal(/Basis|Pakket|Zelf betalen/.exec(label)?.[0], payer, `${id} from A to Z`)
      const block = wordsOf(await bodyOf(page))
      assert.match(block, new RegExp(`${name} ${payer} [^.]*\\.`), id)
      assert.ok(block.includes(`Dit geldt in ${year}`), id)
      assert.ok(answerIn(await bodyOf(`${path}?behandeling=${id}`)).includes(told), `${id} in the finder`)
      assert.ok(wordsOf(await bodyOf(`/zoeken?q=${id}`)).includes(told), `${id} in search`)
    }
  })

function withPackagesOf2027(file: FactFiles['insurance']): FactFiles['insurance'] {
  const products = file.products.map((product) => {
    const [last] = product.offers
    return last && product.kind !== 'basic'
      ? { ...product, offers: [...product.offers, { ...last, year: 2027 }] }
      : product
  })
  return { ...file, products }
}

/** With the premiums of a year the redactie takes over what each insurance covered the year before. */
function withOffersOf2027(file: FactFiles['insurance']): FactFiles['insurance'] {
  const products = file.products.map(({ offers, ...product }) => ({
    ...product,
    offers: [
      ...offers,
      ...offers.filter(({ year }) => year === 2026).map((last) => ({ ...last, year: 2027 })),
    ],
  }))
  return { ...file, products }
}

for (const isEntered of [false, true])
  test(`${isEntered ? 'with' : 'without'} premiums of 2027, all that tells of a treatment, a package and a year tells the same`, async () => {
    const [sqlite] = testDatabases
    assert.ok(sqlite)
    const database = await sqlite.newAddress()
    const { db } = await openTestSite({ database })
    const known = isEntered ? withOffersOf2027(insuranceFile) : insuranceFile
    await publishFactsNow(db, { insurance: known }, new Date('2026-11-17T12:00:00Z'))
    const { app } = await openTestSite({ database, startsAt: new Date('2027-01-02T12:00:00Z') })
    const pages = new Map<string, string>()
    const wordsAt = async (url: string) => {
      const words = pages.get(url) ?? wordsOf((await app.inject(url)).body)
      pages.set(url, words)
      return words
    }
    const packages = packagesIn(insurance)
    const packageYear = isEntered ? 2027 : 2026
    const tables = (await wordsAt(packagesPath)) + (await wordsAt('/zorgverzekering/tandverzekering'))
    assert.ok(tables.includes(`in ${packageYear}`))

    const inSearch: string[] = []
    for (const treatment of insurance.treatments) {
      const { id, name, page = '', cover = '' } = treatment
      // What no package covers is the same with each.
      for (const product of cover ? packages : packages.slice(0, 1))
        for (const year of [2026, 2027]) {
          const answer = answerIn(
            (await app.inject(`${path}?behandeling=${id}&pakket=${product.id}&jaar=${year}`)).body,
          )
          const text = product.offers[0]?.covers[cover]?.replaceAll('\u00a0', ' ')
          const isKnown = year === 2026 || isEntered
          const doesPay = text !== undefined && text !== notInsured && text !== inBasic
          assert.ok(answer.includes(`${name} in ${year}`), `${id} with ${product.id}`)
          const told = new RegExp(`[Pp]akket ${product.name} betaalt(?: daarnaast)?: (.*?)\\. `).exec(
            answer,
          )?.[1]
          assert.equal(told, isKnown && doesPay ? text : undefined, `${id} with ${product.id} in ${year}`)
          if (isKnown && doesPay && year === packageYear)
            assert.ok(tables.includes(text), `${id} in the comparison`)
        }

      const [, year = '', payer = ''] =
        new RegExp(`${escaped(name)} in (20\\d\\d) (Basis|Pakket|Zelf betalen)`).exec(
          answerIn((await app.inject(`${path}?behandeling=${id}`)).body),
        ) ?? assert.fail(id)
      const found = await wordsAt(`/zoeken?q=${encodeURIComponent(name)}`)
      const [card] = new RegExp(`${escaped(name)} in 20\\d\\d (?:Basis|Pakket|Zelf)`).exec(found) ?? []
      if (card) inSearch.push(card)
      assert.ok(!card || `${name} in ${year} ${payer}`.startsWith(card), id)
      if (page)
        assert.match(await wordsAt(page), new RegExp(`${escaped(name)} ${payer} .*Dit geldt in ${year}`), id)
      if (payer === 'Pakket') assert.equal(Number(year), packageYear, id)
    }
    assert.ok(inSearch.length > insurance.treatments.length / 2)
    const glasses = await wordsAt('/zorgverzekering/vergoedingen/bril-en-lenzen')
    // The head of the page, and its table.
    const told = [`Bril in ${packageYear}`, `Bril en lenzen in ${packageYear}`]
    assert.deepEqual(new Set(glasses.match(/Bril(?: en lenzen)? in 20\d\d/g)), new Set(told))
  })

const packagesPath = '/zorgverzekering/aanvullende-pakketten'
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('of a year that is not known the page says so, and leads to the last that is', async () => {
  const { body } = await app.inject(`${path}?behandeling=bril&jaar=2027&pakket=plus`)

  assert.match(answerIn(body), /Bril in 2027 Dat weten we nog niet\./)
  assert.match(
    body,
    /href="[^"]*\?behandeling=bril&amp;pakket=plus&amp;jaar=2026">\s*Bekijk hoe het in 2026 is/,
  )
})

test('an amount that may still change is told as such', async () => {
  const { body } = await app.inject(`${path}?behandeling=oefentherapie-spondyloartritis&jaar=2027`)

  assert.match(answerIn(body), /€ 460 in 2027, een voorlopig bedrag\./)
  assert.match(answerIn(body), /Voorlopig voor 2027: het kan nog veranderen\./)
})

test('words that may mean several treatments give a choice, on a page that nobody keeps', async () => {
  const { body, headers } = await app.inject(`${path}?behandeling=therapie&pakket=start`)

  assert.match(answerIn(body), /Welke bedoel je\?.*Manuele therapie/)
  assert.match(body, /href="[^"]*\?behandeling=manuele-therapie&amp;pakket=start"/)
  assert.match(body, /name="behandeling"[^>]* value="therapie"/)
  assert.equal(headers['cache-control'], 'no-store')
})

test('what we do not know is told in a sentence, and all such addresses are one page', async () => {
  const first = await app.inject(`${path}?verzekeraar=x&pakket=y&jaar=1900`)

  for (const sentence of [/Deze verzekeraar/, /Dit pakket/, /Van dit jaar/])
    assert.match(answerIn(first.body), sentence)
  const other = await app.inject(`${path}?verzekeraar=%3Cb%3E&pakket=__proto__&jaar=NaN`)
  assert.ok(first.headers.etag)
  assert.equal(other.headers.etag, first.headers.etag)
  assert.ok(!other.body.includes('__proto__'))
})

test('words that name no treatment stand in the field again, on a page that nobody keeps', async () => {
  const { body, headers } = await app.inject(`${path}?behandeling=%22kwispelstaart&pakket=start`)

  assert.match(answerIn(body), /staat niet in onze lijst/)
  assert.match(body, /name="behandeling"[^>]* value="&quot;kwispelstaart"/)
  assert.match(body, /<option value="start" selected/)
  assert.equal(headers['cache-control'], 'no-store')
})

test('a member begins with their own insurer, in the address and nowhere else', async () => {
  const anna = await signIn('anna')
  const home = (await anna.get('/mijn-account')).body

  assert.match(home, /href="\/zorgverzekering\/wat-krijg-ik-vergoed\?verzekeraar=vgz"/)
  assert.equal((await anna.get(path)).body, (await app.inject(path)).body)
})

test('a hundred thousand strange addresses are few pages', () => {
  const reading = readPage(pageFile)
  assert.ok(reading.ok)
  const page = reading.value
  const settings = { ...noSettings, synonyms }
  const stock = {
    content: toSiteContent(1, new Map([[page.path, page]]), new Map(), facts, settings),
    pictures: new Map(),
    films: new Map(),
    origin: 'https://voorbeeld.nl',
    searcher: { index: () => buildIndex([]), read: async () => {}, close: () => {} },
  }
  const keys = queryKeysOf(page)
  const random = randomNumbers(7)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]
  const known = {
    behandeling: insurance.treatments.map(({ id }) => id),
    verzekeraar: ['vgz', 'cz'],
    pakket: packagesIn(insurance).map(({ id }) => id),
    jaar: ['2026', '2027'],
    utm_source: ['mail'],
  }
  const names = Object.keys(known) as (keyof typeof known)[]
  const kept = new Set<string>()

  for (let at = 0; at < 100_000; at++) {
    const pairs = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const name = pick(names) ?? 'jaar'
      const isKnown = random() < (name === 'behandeling' ? 0.9 : 0.4)
      const value = isKnown ? pick(known[name]) : Math.floor(random() * 2 ** 40).toString(36)
      return [name, value ?? '']
    })
    const query = readQuery(`?${new URLSearchParams(pairs)}`, keys)
    const normal = normalQueryOf(page, gather(page, query, stock))
    if (normal) kept.add(JSON.stringify(normal))
  }

  const forms = [known.behandeling, known.verzekeraar, known.pakket, known.jaar.slice(1)]
  assert.ok(kept.size <= forms.reduce((product, { length }) => product * (length + 2), 1))
  const allowed = new Set(['onbekend', ...forms.flat()])
  for (const each of kept)
    for (const value of Object.values<string[]>(JSON.parse(each)).flat()) assert.ok(allowed.has(value), value)
})

/** The same ones each time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('an answer leads to that of another package in the same year, which its address names', async () => {
  const { body } = await app.inject(`${path}?behandeling=fysiotherapie`)
  const links = answerLinksIn(body)

  assert.ok(links.length > 1)
  for (const link of links) assert.match(link, /^\?behandeling=fysiotherapie&pakket=[a-z0-9-]+&jaar=2026$/)
})

function answerLinksIn(html: string): string[] {
  const links = [...html.matchAll(/href="[^"]*(\?behandeling=[^"]*&amp;pakket=[^"]*)"/g)]
  return links.map(([, link = '']) => link.replaceAll('&amp;', '&'))
}
