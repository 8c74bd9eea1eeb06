import assert from 'node:assert/strict'
import test from 'node:test'
import { getFacts } from '#features/insurance/facts.ts'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { sampleFacts } from '#test/sample-facts.ts'
import { samplePage, withText } from '#test/sample-pages.ts'
import { typedAmounts } from './typed-amounts.ts'

const facts = getFacts(sampleFacts(), '2026-11-17')

function told(html: string, known = facts): string[] {
  return typedAmounts(samplePage('/proef', withText(html)), known).map(({ message }) =>
    message.replaceAll('\u00a0', ' '),
  )
}

const example = { year: 2026, status: 'voorlopig', source: { name: 'Voorbeeld' } } as const

const dental: InsuranceFile['products'][number] = {
  id: 'tand-1',
  kind: 'dental',
  name: 'Tand 1',
  text: 'Voor een gewoon jaar.',
  offers: [{ year: 2026, premium: { ...example, cents: 12_95 }, source: example.source, covers: {} }],
}

const costs: InsuranceFile['costs'] = {
  voluntary: [{ ...example, cents: 500_00, discountInCents: 18_00 }],
  contributions: [
    { ...example, id: 'jeugdzorg', label: 'Jeugdzorg', rule: { kind: 'fixed', cents: 8_00 } },
    { ...example, id: 'vvt', label: 'Verpleging', rule: { kind: 'two-thirds' } },
  ],
  treatments: [
    { ...example, id: 'huisarts', label: 'Gesprek met de huisarts', cents: 13_00, countsForOwnRisk: false },
  ],
  allowances: [
    {
      ...example,
      standardPremiumInCents: 2_119_00,
      thresholdInCents: 29_736_00,
      shareOfThreshold: { alone: 1_912, together: 4_289 },
      shareAbove: 13_730,
      incomeLimitInCents: { alone: 40_857_00, together: 51_142_00 },
      wealthLimitInCents: { alone: 146_011_00, together: 184_633_00 },
      leastInCents: 24_00,
    },
  ],
}

function withMore({ products = [], ...more }: Partial<InsuranceFile>) {
  const { insurance } = sampleFacts()
  return getFacts(
    sampleFacts({ insurance: { ...insurance, ...more, products: [...insurance.products, ...products] } }),
    '2026-11-17',
  )
}

test('an amount that is a fact is told once for a field, with the name to write instead', () => {
  assert.deepEqual(typedAmounts(samplePage('/proef', withText('<p>In 2026 € 385, dus € 385.</p>')), facts), [
    {
      message:
        '€ 385 is met de hand getypt en is gelijk aan: Eigen risico (2026). Bedoel je dat? Schrijf {{eigen-risico 2026}}, dan verandert het mee. Is het iets anders? Schrijf {{€ 385}}.',
      text: '€ 385',
      block: 'tekst',
      field: 'html',
      isAdvice: true,
    },
  ])
})

test('an amount that is nearly a fact or a premium is told too', () => {
  assert.match(told('<p>€ 383</p>')[0] ?? '', /lijkt op: Eigen risico \(2026\), dat is € 385\./)
  assert.match(told('<p>€&nbsp;24,50</p>')[0] ?? '', /Schrijf \{\{premie plus 2026\}\}/)
  assert.match(told('<p>€\u00a01.895,40</p>')[0] ?? '', /Schrijf \{\{jaarpremie vgz-natura 2026\}\}/)
})

test('an amount without the sign, or with a line for the cents, is one', () => {
  for (const typed of [
    '€ 385,-',
    '385 euro',
    '385,- euro',
    '€385',
    '385,00 euro',
    'EUR 385',
    '385€',
    '385 euros',
  ])
    assert.match(
      told(`<p>Je betaalt ${typed} zelf.</p>`)[0] ?? '',
      /Is het iets anders\? Schrijf \{\{€ 385\}\}/,
      typed,
    )
  assert.deepEqual(told('<p>385, 1.385 euro, 0,385 euro, 385 eurocent en 385 keer</p>'), [])
})

/** € 195,40 is what VGZ natura, Plus and Tand 1 cost together, as the page about premiums says. */
test('an amount that is what insurances cost together is told, a month or a year', () => {
  const priced = withMore({ products: [dental] })
  const [message = ''] = told('<p>Samen is dat € 195,40 per maand.</p>', priced)

  assert.match(message, /gelijk aan: de premie van VGZ natura, Plus en Tand 1 per maand \(2026\)/)
  assert.match(message, /Schrijf \{\{premie vgz-natura plus tand-1 2026\}\}/)
  assert.match(told('<p>194,95 euro</p>', priced)[0] ?? '', /lijkt op: de premie van VGZ natura, Plus en/)
  assert.match(told('<p>€ 2.344,80</p>', priced)[0] ?? '', /\{\{jaarpremie vgz-natura plus tand-1 2026\}\}/)
  assert.match(told('<p>€ 37,45</p>', priced)[0] ?? '', /\{\{premie plus tand-1 2026\}\}/)
  // Whole amounts lie near a sum by chance.
  assert.deepEqual(told('<p>€ 195 en € 2.345</p>', priced), [])
})

test('an amount that the calculators reckon with is told where the text speaks of it', () => {
  const priced = withMore({ costs })
  for (const [html, called] of [
    ['Dat scheelt € 18 per maand.', 'korting vrijwillig-500 2026'],
    ['Dat is € 216 per jaar.', 'jaarkorting vrijwillig-500 2026'],
    ['In de jeugdzorg krijg je € 8 bruto.', 'bijdrage jeugdzorg 2026'],
    ['Een gesprek met je huisarts kost 13 euro.', 'prijs huisarts 2026'],
    ['Je verdient hooguit € 40.857.', 'zorgtoeslag inkomensgrens-alleen 2026'],
    ['Samen hebben jullie hooguit € 184.633.', 'zorgtoeslag vermogensgrens-samen 2026'],
    ['Voor een bril betaalt Plus € 150.', 'dekking plus bril 2026'],
  ] as const)
    assert.ok(told(`<p>${html}</p>`, priced)[0]?.includes(`Schrijf {{${called}}}`), html)
  assert.deepEqual(told('<p>Een boek van € 8, een stoel van € 13 en een tas van € 150.</p>', priced), [])
})

test('an amount that was reckoned with facts beside it is told: so many times one, or how much two differ', () => {
  const known = '<p>Je eigen risico is {{eigen-risico 2026}}, en de premie {{premie vgz-natura 2026}}.</p>'
  for (const [typed, called] of [
    ['€ 770', 'eigen-risico 2026 + eigen-risico 2026'],
    ['1.155 euro', 'eigen-risico 2026 + eigen-risico 2026 + eigen-risico 2026'],
    ['€ 227,05', 'eigen-risico 2026 - premie vgz-natura 2026'],
  ] as const)
    assert.ok(told(`${known}<p>Samen is dat ${typed}.</p>`)[0]?.includes(`Schrijf {{${called}}}`), typed)
  assert.deepEqual(told(`${known}<p>Een boek van € 0, een stoel van € 771.</p>`), [])
  assert.deepEqual(told('<p>Een kast van € 770.</p>'), [])
})

test('what people search for is left, since nobody reads it', () => {
  assert.deepEqual(typedAmounts(samplePage('/proef', { answers: ['eigen risico € 385'] }), facts), [])
})

test('a long page with many products is compared within bounds', () => {
  const products = Array.from({ length: 200 }, (_, number) => ({ ...dental, id: `tand-${number}` }))
  const html = Array.from({ length: 5_000 }, (_, number) => `€ ${number},37`).join(' ')

  const findings = typedAmounts(samplePage('/proef', withText(`<p>${html}</p>`)), withMore({ products }))

  assert.ok(findings.length <= 100)
})

test('what is something else, comes from a fact or is meant as it is typed, is left', () => {
  assert.deepEqual(told('<p>€ 0, € 380, € 38, € 3.850 en € 38500000000</p>'), [])
  assert.deepEqual(told('<p>{{eigen-risico 2026}}, {{€ 385}} en {{€ 24,50}}</p>'), [])
})

test('the title of a page is read as its blocks are', () => {
  const [finding] = typedAmounts(samplePage('/proef', { title: 'Je betaalt € 385' }), facts)

  assert.equal(finding?.block, undefined)
  assert.equal(finding?.text, '€ 385')
})
