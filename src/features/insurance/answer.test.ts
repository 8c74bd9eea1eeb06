import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../content/insurance/insurance.ts'
import { answerFor, inBasic, usualPayerOf, usualPayerOfPage, yearToTell } from './answer.ts'
import { compareProducts } from './comparison.ts'
import { notInsured, toCoverText } from './cover-text.ts'
import { amountIn } from './fact-values.ts'
import { getFacts, readFacts } from './facts.ts'
import { tellAnswer } from './tell-answer.ts'

const { insurance, yearFacts: facts } = getFacts({ insurance: insuranceFile, yearFacts })
const { treatments, products, insurers } = insurance

const treatment = fc.constantFrom(...treatments)
const product = fc.constantFrom(undefined, ...products)
const year = fc.integer({ min: 2020, max: 2099 })
const insurer = fc.constantFrom(undefined, ...insurers)

function treatmentNamed(id: string) {
  const found = treatments.find((treatment) => treatment.id === id)
  assert.ok(found, id)
  return found
}

const productNamed = (id: string) => products.find((product) => product.id === id)

test('there are at least 60 treatments, and of each we know who pays in 2026', () => {
  assert.ok(treatments.length >= 60)
  for (const treatment of treatments)
    for (const product of [undefined, ...products])
      assert.notEqual(answerFor(treatment, product, 2026).payer, 'unknown', treatment.id)
})

test('of a year of which only packages are known, what a package pays is told and nothing else', () => {
  const offered = { ...insurance, products: withOffersOf(2027) }
  for (const treatment of treatments.filter(({ rules }) => rules.every(({ year }) => year !== 2027)))
    for (const product of offered.products.filter(({ kind }) => kind !== 'basic')) {
      const told = tellAnswer(offered, { treatment, product, insurer: undefined, year: 2027 })
      const then = answerFor(treatment, product, 2026)
      const name = `${treatment.id} with ${product.id}`

      assert.deepEqual(told.fromPackage, then.fromPackage, name)
      assert.equal(told.payer, then.fromPackage.kind === 'pays' ? 'package' : 'unknown', name)
      if (told.payer === 'unknown') assert.equal(told.verdict, 'Dat weten we nog niet.', name)
      assert.deepEqual([told.ownRiskWords, told.limits, told.firstWords], ['', [], []], name)
    }
})

test('the year that is told is the last of which the part is known that decides who pays', () => {
  const on = (products: typeof insurance.products, today: string) => (id: string) =>
    yearToTell({ insurance: { ...insurance, products }, today }, treatmentNamed(id))
  // The basic insurance of 2027 is known of the first, and not of the second; the last two are for packages.
  const ids = ['huisarts', 'ergotherapie', 'bril', 'orthodontie']

  assert.deepEqual(ids.map(on(withOffersOf(2027), '2026-12-31')), [2026, 2026, 2026, 2026])
  assert.deepEqual(ids.map(on(products, '2027-01-01')), [2027, 2026, 2026, 2026])
  assert.deepEqual(ids.map(on(withOffersOf(2027), '2027-01-01')), [2027, 2026, 2027, 2027])
  assert.deepEqual(ids.map(on(products, '2028-05-01')), [2027, 2026, 2026, 2026])
})

test('who pays as a rule is not known before packages are, nor told of packages where the basic insurance may pay', () => {
  const [rule] = treatmentNamed('bril').rules
  assert.ok(rule)
  const bril = { ...treatmentNamed('bril'), rules: [{ ...rule, year: 2027 }] }

  assert.equal(usualPayerOf(bril, products, 2027), undefined)
  assert.equal(usualPayerOf(bril, withOffersOf(2027), 2027), 'package')
  assert.equal(usualPayerOf(treatmentNamed('ergotherapie'), withOffersOf(2027), 2027), undefined)
  const asked = { treatment: bril, product: undefined, insurer: undefined, year: 2027 }
  assert.equal(tellAnswer(insurance, asked).verdict, 'Zonder pakket betaal je dit zelf.')
})

test('the packages of a next year change no answer, before nor after that year begins', () => {
  const offered = { ...insurance, products: withOffersOf(2027) }
  const pages = treatments.flatMap(({ page }) => page ?? [])
  const tellAll = (known: typeof insurance, today: string) =>
    pages.map((page) => usualPayerOfPage({ insurance: known, today }, page))

  for (const today of ['2026-12-31', '2027-01-01', '2028-05-01'])
    assert.deepEqual(tellAll(offered, today), tellAll(insurance, '2026-12-31'), today)
})

/** As a form of the redactie takes over what the packages of last year cover. */
function withOffersOf(year: number) {
  return products.map((product) => {
    const last = product.offers.findLast((offer) => offer.year < year)
    return last && product.kind !== 'basic'
      ? { ...product, offers: [...product.offers, { ...last, year }] }
      : product
  })
}

/** By hand, from the pages about these treatments and the table of packages. */
const examples: [treatment: string, product: string, year: number, payer: string, verdict: string][] = [
  ['huisarts', '', 2026, 'basic', 'Ja, de basisverzekering betaalt dit.'],
  ['huisarts', '', 2027, 'basic', 'Ja, de basisverzekering betaalt dit.'],
  ['fysiotherapie', '', 2026, 'self', 'Zonder pakket betaal je dit zelf.'],
  ['fysiotherapie', 'plus', 2026, 'package', 'Ja, pakket Plus betaalt: 12 behandelingen per jaar.'],
  ['fysiotherapie', 'tand-1', 2026, 'self', 'Nee, met pakket Tand 1 betaal je dit zelf.'],
  ['fysiotherapie', 'plus', 2027, 'unknown', 'Dat weten we nog niet.'],
  ['ergotherapie', 'start', 2026, 'basic', 'Ja, de basisverzekering betaalt een deel.'],
  ['bril', 'start', 2026, 'self', 'Nee, met pakket Start betaal je dit zelf.'],
  ['bril', 'compleet', 2026, 'package', 'Ja, pakket Compleet betaalt: €\u00a0250 per 2 jaar.'],
  ['orthodontie', 'tand-1', 2026, 'self', 'Nee, met pakket Tand 1 betaal je dit zelf.'],
  ['orthodontie', 'tand-2', 2026, 'package', 'Ja, pakket Tand 2 betaalt: €\u00a01.000 tot 18 jaar.'],
  ['ooglaseren', '', 2026, 'self', 'Nee, dit betaal je zelf.'],
  ['ooglaseren', '', 2027, 'unknown', 'Dat weten we nog niet.'],
]

for (const [id, package_, year, payer, verdict] of examples)
  test(`${id} with ${package_ || 'no package'} in ${year} is paid by ${payer}`, () => {
    const asked = {
      treatment: treatmentNamed(id),
      product: productNamed(package_),
      insurer: undefined,
      year,
    }

    assert.equal(answerFor(asked.treatment, asked.product, year).payer, payer)
    assert.equal(tellAnswer(insurance, asked).verdict, verdict)
  })

test('own risk counts only for what the basic insurance pays', () => {
  fc.assert(
    fc.property(treatment, product, year, (treatment, product, year) => {
      const { ownRisk, payer } = answerFor(treatment, product, year)
      assert.ok(!ownRisk || payer === 'basic')
    }),
  )
})

test('a package never makes an answer worse, and says nothing certain of a year that is not known', () => {
  fc.assert(
    fc.property(treatment, product, year, (treatment, product, year) => {
      const without = answerFor(treatment, undefined, year)
      const answer = answerFor(treatment, product, year)

      if (without.payer === 'basic') assert.equal(answer.payer, 'basic')
      const isKnown = treatment.rules.some((rule) => rule.year === year)
      if (!isKnown) assert.equal(answer.payer, 'unknown')
      if (answer.payer === 'unknown') assert.deepEqual(answer.first, [])
    }),
  )
})

test('a higher package pays for all that a lower one pays for', () => {
  for (const ladder of [
    ['start', 'plus', 'compleet'],
    ['tand-1', 'tand-2', 'tand-3'],
  ])
    for (const treatment of treatments) {
      const pays = ladder.map(
        (id) => answerFor(treatment, productNamed(id), 2026).fromPackage.kind === 'pays',
      )
      assert.deepEqual(pays, pays.toSorted(), treatment.id)
    }
})

test('an answer and the comparison say the same of every package', () => {
  for (const kind of ['supplementary', 'dental'] as const) {
    const { columns, groups } = compareProducts(insurance, {
      kind,
      year: 2026,
      isShown: () => true,
      onlyDifferences: false,
    })
    for (const { cover, cells } of groups.flatMap(({ rows }) => rows))
      for (const treatment of treatments.filter((treatment) => treatment.cover === cover.id))
        columns.forEach(({ product }, at) => {
          const { fromPackage } = answerFor(treatment, product, 2026)
          const cell = cells[at]
          const isNothing = cell === notInsured || cell === inBasic
          assert.deepEqual(fromPackage, isNothing ? { kind: 'nothing' } : { kind: 'pays', text: cell })
        })
  }
})

test('every cover of a package is paid for some treatment', () => {
  for (const { id, kind } of insurance.covers.filter(({ kind }) => kind !== 'basic'))
    assert.ok(
      treatments.some(({ cover }) => cover === id),
      `${kind} ${id}`,
    )
})

test('whatever is asked is told in whole sentences, the same each time', () => {
  fc.assert(
    fc.property(treatment, product, insurer, year, (treatment, product, insurer, year) => {
      const asked = { treatment, product, insurer, year }
      const ownRisk = amountIn(facts, 'eigen-risico', year)
      const told = tellAnswer(insurance, asked, ownRisk)

      for (const sentence of [told.verdict, ...told.limits, ...told.firstWords])
        assert.match(sentence, /\S[.?]$/)
      assert.deepEqual(tellAnswer(insurance, asked, ownRisk), told)
      assert.ok(told.others.every((other) => other.product !== product))
    }),
  )
})

test('who chose an insurer reads what it pays without a contract, and for mental care what it pays there', () => {
  const [vgz] = insurers
  const wordsFor = (id: string) =>
    tellAnswer(insurance, { treatment: treatmentNamed(id), product: undefined, insurer: vgz, year: 2026 })
      .firstWords

  assert.ok(
    wordsFor('ziekenhuis').includes(
      'Zonder contract krijg je bij VGZ combinatie 100\u00a0% van het gewone tarief.',
    ),
  )
  assert.ok(
    wordsFor('psycholoog').includes(
      'Zonder contract krijg je bij VGZ combinatie 80\u00a0% van het gewone tarief.',
    ),
  )
})

test('a list tells of a treatment who pays as a rule', () => {
  const usual = (id: string) => usualPayerOf(treatmentNamed(id), products, 2026)

  assert.deepEqual(['huisarts', 'bril', 'massage'].map(usual), ['basic', 'package', 'self'])
  assert.equal(usualPayerOf(treatmentNamed('bril'), products, 2040), undefined)
})

test('a treatment with a cover that nobody has, or two rules for a year, is refused', () => {
  const [first, ...others] = insuranceFile.treatments ?? []
  assert.ok(first)
  const refused = [
    { ...first, cover: 'onzin' },
    { ...first, withoutContract: 'onzin' },
    { ...first, rules: [...first.rules, ...first.rules] },
    { ...first, id: others[0]?.id ?? '' },
  ]

  for (const treatment of refused) {
    const insurance = { ...insuranceFile, treatments: [treatment, ...others] }
    const reading = readFacts({ insurance, yearFacts }, '2026-11-17')
    assert.equal(reading.ok, false)
  }
})

test('however an editor says that a package pays nothing, all that tells it says so', () => {
  const ways = [
    'Niet verzekerd',
    'niet verzekerd.',
    'NIET  VERZEKERD',
    'geen vergoeding',
    'nee',
    '-',
    '0 behandelingen',
  ]
  for (const way of [...ways, '€ 0 per jaar', '€ 0,00']) assert.equal(toCoverText(way), notInsured, way)
  for (const way of ['€ 0,50 per dag', '6 behandelingen per jaar', 'geen maximum', 'in de basisverzekering'])
    assert.equal(toCoverText(way), way)
})
