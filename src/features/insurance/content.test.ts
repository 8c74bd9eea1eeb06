import assert from 'node:assert/strict'
import test from 'node:test'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../content/insurance/insurance.ts'
import { page as ownRiskPage } from '../../../content/pages/zorgverzekering/eigen-risico.ts'
import { answerFor } from './answer.ts'
import { splitCover } from './comparison.ts'
import { getFacts } from './facts.ts'

const { insurance } = getFacts({ insurance: insuranceFile, yearFacts })

/** How much a cover is worth beside another of the same row; nothing where words cannot be weighed. */
function weightOf(text: string): number | undefined {
  if (text === 'niet verzekerd') return 0
  if (text.startsWith('volledig')) return Number.POSITIVE_INFINITY
  const { quantity } = splitCover(text)
  return quantity ? Number(quantity.replace(/[^\d,]/g, '').replace(',', '.')) : undefined
}

for (const ladder of [
  ['start', 'plus', 'compleet'],
  ['tand-1', 'tand-2', 'tand-3'],
]) {
  test(`each of ${ladder.join(', ')} costs more than the one before and covers no less`, () => {
    const offers = ladder.map((id) => insurance.products.find((product) => product.id === id)?.offers[0])

    for (const [index, higher] of offers.entries()) {
      const lower = offers[index - 1]
      if (!higher || !lower) continue
      assert.ok(higher.premium.cents > lower.premium.cents)
      for (const [cover, text] of Object.entries(higher.covers)) {
        const before = weightOf(lower.covers[cover] ?? '')
        const now = weightOf(text)
        if (before !== undefined && now !== undefined) assert.ok(now >= before, `${ladder[index]}: ${cover}`)
      }
    }
  })
}

test('all that is sold is offered for 2026', () => {
  for (const { id, offers } of insurance.products) {
    assert.ok(
      offers.some(({ year }) => year === 2026),
      id,
    )
  }
})

/** The rows of the page about own risk, and the treatments that they are about. */
const treatmentsOfRows: Record<string, string[]> = {
  'Ziekenhuis, ook de spoedeisende hulp': ['ziekenhuis', 'spoedeisende-hulp'],
  Ambulance: ['ambulance'],
  'Medicijnen uit de basisverzekering': ['medicijnen'],
  'Bloedonderzoek en foto’s': ['bloedonderzoek'],
  'Huisarts en huisartsenpost': ['huisarts', 'huisartsenpost'],
  'Huisarts die een specialist laat meekijken of meedenken': ['meekijkconsult'],
  'Verkennend gesprek in de geestelijke gezondheidszorg (ggz)': ['verkennend-gesprek'],
  'Verloskundige en kraamzorg': ['verloskundige', 'kraamzorg'],
  Wijkverpleging: ['wijkverpleging'],
  'Programma om te stoppen met roken': ['stoppen-met-roken'],
}

test('whether own risk counts is the same in the table about it and in the answer for each treatment', () => {
  const rows = JSON.stringify(ownRiskPage).matchAll(
    /<tr><th>([^<]*)<\/th><td>(Ja|Nee|Meestal wel|Meestal niet)\b/g,
  )
  const told = new Map([...rows].map(([, row = '', counts = '']) => [row, counts]))

  for (const [row, ids] of Object.entries(treatmentsOfRows))
    for (const id of ids) {
      const treatment = insurance.treatments.find((each) => each.id === id)
      assert.ok(treatment, id)
      const { ownRisk } = answerFor(treatment, undefined, 2026)
      assert.equal(ownRisk, /^(Ja|Meestal wel)$/.test(told.get(row) ?? assert.fail(row)), id)
    }
})
