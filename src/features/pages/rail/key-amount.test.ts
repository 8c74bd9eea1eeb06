import assert from 'node:assert/strict'
import test from 'node:test'
import { payers } from '#features/blocks/gathered.ts'
import { usualPayerOfPage } from '#features/insurance/answer.ts'
import { getFacts } from '#features/insurance/facts.ts'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../../content/insurance/insurance.ts'
import type { Page } from '../page.ts'
import { keyAmountOf } from './key-amount.ts'

const today = '2026-11-18'
const facts = { ...getFacts({ insurance: insuranceFile, yearFacts }), today }
const treatmentPage = (name: string) => ({ path: `/zorgverzekering/vergoedingen/${name}`, blocks: [] })

test('of a treatment it tells in a few words who pays, how much and in which year', () => {
  assert.deepEqual(
    ['bril-en-lenzen', 'hoortoestel', 'huisarts'].map((name) => keyAmountOf(treatmentPage(name), facts)),
    [
      {
        about: 'Bril in 2026',
        value: 'Vanaf pakket Plus',
        label: '€\u00a0150 per 2 jaar. Zonder pakket betaal je dit zelf.',
      },
      {
        about: 'Hoortoestel in 2026',
        value: 'Basisverzekering',
        label: 'Betaalt een deel, na je eigen risico van hooguit €\u00a0385.',
      },
      {
        about: 'Huisarts in 2026',
        value: 'Basisverzekering',
        label: 'Betaalt dit. Je eigen risico telt niet mee.',
      },
    ],
  )
})

test('who pays is said as in lists and search results, for every treatment with a page', () => {
  const words = { basic: /^Basisverzekering$/, package: /^Vanaf pakket /, self: /^Zelf betalen$/ }
  const pages = new Set(facts.insurance.treatments.flatMap(({ page }) => page ?? []))

  for (const path of pages) {
    const payer = usualPayerOfPage(facts, path)
    assert.ok(payer && payer in payers, path)
    assert.match(keyAmountOf({ path, blocks: [] }, facts)?.value ?? '', words[payer], path)
  }
})

test('what is plan or not known is not told as certain', () => {
  const rules = facts.insurance.treatments.map((treatment) => ({
    ...treatment,
    rules: treatment.rules.map((rule) => ({ ...rule, year: 2027 })),
  }))
  const products = facts.insurance.products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, year: 2027 })),
  }))
  const insurance = { ...facts.insurance, treatments: rules, products }
  const labelWith = (yearFacts: typeof facts.yearFacts) =>
    keyAmountOf(treatmentPage('ziekenhuis'), { insurance, yearFacts, today: '2027-02-01' })?.label

  assert.equal(
    labelWith(facts.yearFacts),
    'Betaalt dit, na je eigen risico van hooguit €\u00a0460 (voorlopig).',
  )
  assert.equal(labelWith([]), 'Betaalt dit, na je eigen risico.')
})

test('what the head of a page says comes first, and a page that reckons an allowance tells the highest', () => {
  const amount = { value: '€ 1 in 2026', label: 'Proef' }
  const head = {
    kind: 'hero',
    id: 'begin',
    title: 'Proef',
    lead: 'Een proef.',
    amount,
  } as Page['blocks'][number]
  const allowance = { kind: 'care-allowance', id: 'som', title: 'Som', year: 2026 } as Page['blocks'][number]

  assert.equal(keyAmountOf({ ...treatmentPage('huisarts'), blocks: [head] }, facts), amount)
  assert.deepEqual(keyAmountOf({ path: '/proef', blocks: [allowance] }, facts), {
    value: '€\u00a0129 in 2026',
    label: 'Hoogste zorgtoeslag per maand, zonder partner',
  })
  assert.equal(keyAmountOf({ path: '/proef', blocks: [] }, facts), undefined)
})
