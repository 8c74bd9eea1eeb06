import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { voluntaryStepsOf } from '#features/insurance/costs/limits.ts'
import { breakEvenOf, type OwnRiskOffer } from '#features/insurance/costs/own-risk.ts'
import { amountIn } from '#features/insurance/fact-values.ts'
import { getFacts } from '#features/insurance/facts.ts'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { insurance } from '../../../../content/insurance/insurance.ts'
import { drawBreakEven, type Label, letterWidth } from './break-even-drawing.ts'

const facts = getFacts({ insurance, yearFacts }, '2026-11-19')
const offers = voluntaryStepsOf(facts, 2026).map(({ cents, discountInCents }) => ({
  compulsoryInCents: amountIn(facts.yearFacts, 'eigen-risico', 2026)?.value ?? 0,
  voluntaryInCents: cents,
  discountInCents: 12 * discountInCents,
}))
const anyOffer = fc
  .tuple(
    fc.integer({ min: 200_00, max: 900_00 }),
    fc.integer({ min: 50_00, max: 900_00 }),
    fc.integer({ min: 15, max: 75 }),
  )
  .map(([compulsoryInCents, voluntaryInCents, percent]): OwnRiskOffer => {
    const discountInCents = Math.round((voluntaryInCents * percent) / 100)
    return { compulsoryInCents, voluntaryInCents, discountInCents }
  })
const anyCare = fc.option(fc.integer({ min: 0, max: 100_000_00 }), { nil: undefined })

function boxOf({ x, y, text, anchor }: Label) {
  const long = text.length * letterWidth
  const from = anchor === 'end' ? x - long : x
  return { from, to: from + long, above: y - 12, below: y + 4 }
}

const amountEnd = (labels: Label[]) => {
  const [, euros = ''] =
    /^€\s([\d.]+) zorg in een jaar$/.exec(labels.find(({ text }) => text.endsWith('jaar'))?.text ?? '') ?? []
  return Number(euros.replace('.', '')) * 100
}

function judge(offer: OwnRiskOffer, care: number | undefined): void {
  const { height, width, labels, line, turn, you } = drawBreakEven(offer, care)

  const boxes = labels.map(boxOf)
  for (const [at, one] of boxes.entries()) {
    const { text } = labels[at] ?? assert.fail()
    assert.ok(one.from >= 0 && one.to <= width && one.above >= 0 && one.below <= height, text)
    for (const other of boxes.slice(at + 1))
      assert.ok(
        one.to <= other.from || other.to <= one.from || one.below <= other.above || other.below <= one.above,
        text,
      )
  }

  const [start, ...points] = line
  const end = points.at(-1)
  assert.ok(start && end)
  const placeOf = (cents: number) => Math.round(start.x + ((end.x - start.x) * cents) / amountEnd(labels))
  const turnsAt = breakEvenOf(offer)
  assert.equal(turn?.x, turnsAt === undefined ? undefined : placeOf(turnsAt))
  assert.equal(points[0]?.x, placeOf(offer.compulsoryInCents))
  const isBeyond = care !== undefined && care > amountEnd(labels)
  assert.equal(you[0]?.x, care === undefined || isBeyond ? undefined : placeOf(care))
  assert.equal(
    labels.some(({ text }) => text.startsWith('Jij: ')),
    care !== undefined,
  )
  assert.equal(
    labels.some(({ text }) => text.endsWith('buiten dit beeld')),
    isBeyond,
  )
}

test('for each step and any care, all words stand within the picture and apart, and amounts where they belong', () => {
  assert.ok(offers.length >= 5)
  for (const offer of offers)
    for (const care of [undefined, 0, 1, 385_00, 428_20, 700_00, 1_100_00, 1_200_00, 99_999_99, 100_000_00])
      judge(offer, care)
})

test('so they do for any own risk and any discount between a seventh and three quarters of it', () => {
  fc.assert(fc.property(anyOffer, anyCare, judge))
})

test('care beyond the scale is told, and no dot is drawn as if it stood there', () => {
  const [offer] = offers
  assert.ok(offer)

  const { labels, you } = drawBreakEven(offer, 100_000_00)

  assert.deepEqual(you, [])
  assert.ok(labels.some(({ text }) => text === 'Jij: €\u00a0100.000, buiten dit beeld'))
})
