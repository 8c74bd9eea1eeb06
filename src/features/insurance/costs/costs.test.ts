import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../../content/insurance/insurance.ts'
import { getFacts } from '../facts.ts'
import { estimateAllowance } from './care-allowance.ts'
import { comparePremiums } from './compare-premiums.ts'
import { findHighestDiscount, voluntaryStepsOf } from './limits.ts'
import { breakEvenOf, gainOf, ownPart, shareOfTreatment } from './own-risk.ts'
import { type Household, type Plan, percentOf, sumPremium } from './premium.ts'

const facts = getFacts({ insurance: insuranceFile, yearFacts })
const { insurance } = facts
const { costs } = insurance
assert.ok(costs)
const [rules] = costs.allowances
assert.ok(rules)

const idsOf = (kind: string) => insurance.products.filter((one) => one.kind === kind).map(({ id }) => id)
const plans: fc.Arbitrary<Plan> = fc.record({
  basic: fc.constantFrom(...idsOf('basic')),
  supplementary: fc.constantFrom(undefined, ...idsOf('supplementary')),
  dental: fc.constantFrom(undefined, ...idsOf('dental')),
  voluntaryInCents: fc.constantFrom(0, ...costs.voluntary.map(({ cents }) => cents)),
})
const households: fc.Arbitrary<Household> = fc.record({
  ages: fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 6 }),
  discountPercent: fc.integer({ min: 0, max: 20 }),
  contribution: fc.constantFrom(undefined, ...costs.contributions),
})
const cao = (id: string) => costs.contributions.find((one) => one.id === id)

/**
 * By hand. The premium of CZ natura is that of the Consumentenbond of 14 November 2025 (€ 159,99); the discount of at most
 * 20 percent on a package and two-thirds of its premium are from the facts of IZZ. All other amounts are examples of the
 * demonstration, as their source says.
 */
const alone = { ages: [30], discountPercent: 0 }
const worked: [
  what: string,
  plan: Partial<Plan>,
  household: Partial<Household>,
  month: number,
  contribution: number,
][] = [
  ['one adult, the bare insurance', {}, {}, 159_99, 0],
  ['two adults and two children', {}, { ages: [41, 39, 12, 8] }, 319_98, 0],
  ['a child that is 17 pays nothing', {}, { ages: [17] }, 0, 0],
  ['from 18 on everybody pays', {}, { ages: [18] }, 159_99, 0],
  // 157,95 + 24,50 + 12,95: the example that the page about the premium tells.
  [
    'a package and a dental one',
    { basic: 'vgz-natura', supplementary: 'plus', dental: 'tand-1' },
    {},
    195_40,
    0,
  ],
  // 159,99 + 24,50 − 4,90, and two-thirds of 19,60 is 13,0666…
  [
    '20 percent off a package',
    { supplementary: 'plus' },
    { discountPercent: 20, contribution: cao('vvt') },
    179_59,
    13_07,
  ],
  // 24,50 × 7 % = 1,715, so 22,78 is left, and two-thirds of it is 15,1866…
  [
    '7 percent off a package',
    { supplementary: 'plus' },
    { discountPercent: 7, contribution: cao('vvt') },
    182_77,
    15_19,
  ],
  // 9,75 × 15 % = 1,4625
  ['15 percent off a small one', { supplementary: 'start' }, { discountPercent: 15 }, 168_28, 0],
  [
    'a fixed contribution',
    { supplementary: 'compleet' },
    { contribution: cao('ambulancezorg') },
    206_24,
    12_00,
  ],
  // A fixed amount of 12,00 for a package of 9,75.
  [
    'never more than the package',
    { supplementary: 'start' },
    { contribution: cao('ambulancezorg') },
    169_74,
    9_75,
  ],
  ['no contribution without a package', {}, { contribution: cao('vvt') }, 159_99, 0],
  // 2 × (159,99 − 18,00)
  ['the highest own risk for two', { voluntaryInCents: 500_00 }, { ages: [30, 31] }, 283_98, 0],
]
for (const [what, plan, household, month, contribution] of worked) {
  test(`by hand, the premium of ${what}`, () => {
    const whole = {
      basic: 'cz-natura',
      supplementary: undefined,
      dental: undefined,
      voluntaryInCents: 0,
      ...plan,
    }
    const sum = sumPremium(facts, 2026, whole, { ...alone, ...household })

    assert.equal(sum?.monthInCents, month)
    assert.equal(sum?.yearInCents, 12 * month)
    assert.equal(sum?.contributionInCents, contribution)
  })
}

test('a premium is made of its lines, in whole cents, and never below zero', () => {
  fc.assert(
    fc.property(plans, households, (plan, household) => {
      const sum = sumPremium(facts, 2026, plan, household)
      assert.ok(sum)
      assert.equal(
        sum.lines.reduce((total, { cents }) => total + cents, 0),
        sum.monthInCents,
      )
      for (const { cents, eachInCents } of sum.lines)
        assert.equal(cents, sum.adults === 0 ? 0 : eachInCents * sum.adults)
      assert.ok(Number.isInteger(sum.monthInCents) && sum.monthInCents >= 0)
      assert.ok(Number.isInteger(sum.contributionInCents) && sum.contributionInCents >= 0)
      assert.ok(sum.contributionInCents <= sum.monthInCents)
      assert.equal(sum.adults + sum.children, household.ages.length)
    }),
  )
})

const kept = fc.record({ keptPercent: fc.integer({ min: 0, max: 100 }) })
const sideBySide = fc.tuple(plans, fc.array(plans, { minLength: 1, maxLength: 2 }), households)

test('the choice that is called cheapest is so, whatever tax takes of a contribution, unless another is named', () => {
  fc.assert(
    fc.property(sideBySide, kept, ([plan, others, household], { keptPercent }) => {
      const priced = [plan, ...others].map((one) => ({
        sum: sumPremium(facts, 2026, one, household) ?? assert.fail(),
      }))
      const [first = assert.fail(), ...rest] = priced
      const { least, most, differenceInCents, mayBeLeast } = comparePremiums(first, ...rest)
      // In hundredths of a cent.
      const paid = ({ sum }: typeof first) => 100 * sum.monthInCents - keptPercent * sum.contributionInCents
      const whole = ({ sum }: typeof first) => sum.monthInCents - sum.contributionInCents

      assert.equal(differenceInCents, most.sum.monthInCents - least.sum.monthInCents)
      for (const one of priced) {
        assert.ok(least.sum.monthInCents <= one.sum.monthInCents)
        assert.ok(most.sum.monthInCents >= one.sum.monthInCents)
        if (!mayBeLeast) assert.ok(paid(least) <= paid(one))
        else assert.ok(whole(mayBeLeast) <= whole(one) && whole(mayBeLeast) < whole(least))
      }
    }),
    { numRuns: 500 },
  )
})

test('who is named first in a household makes no difference', () => {
  fc.assert(
    fc.property(plans, households, (plan, household) => {
      const turned = { ...household, ages: household.ages.toReversed() }
      assert.deepEqual(sumPremium(facts, 2026, plan, turned), sumPremium(facts, 2026, plan, household))
    }),
  )
})

test('more people never pay less, and more discount or own risk never costs more', () => {
  fc.assert(
    fc.property(plans, households, fc.integer({ min: 0, max: 120 }), (plan, household, age) => {
      const monthOf = (of: Partial<Plan>, by: Partial<Household>) =>
        sumPremium(facts, 2026, { ...plan, ...of }, { ...household, ...by })?.monthInCents ?? Number.NaN
      const now = monthOf({}, {})

      assert.ok(monthOf({}, { ages: [...household.ages, age] }) >= now)
      assert.ok(monthOf({}, { discountPercent: household.discountPercent + 1 }) <= now)
      assert.ok(monthOf({ voluntaryInCents: 0 }, {}) >= now)
      assert.ok(monthOf({ supplementary: undefined }, {}) <= now)
    }),
  )
})

test('no discount is higher than the highest, and a year without premiums has no sum', () => {
  const plan = { basic: 'cz-natura', supplementary: 'plus', dental: undefined, voluntaryInCents: 0 }
  const at = (discountPercent: number) => sumPremium(facts, 2026, plan, { ...alone, discountPercent })

  assert.deepEqual(at(100), at(20))
  assert.deepEqual(at(-5), at(0))
  assert.equal(sumPremium(facts, 2031, plan, alone), undefined)
  assert.equal(percentOf(2_450, 15), 368)
})

test('a changed fact of the year is the limit at once, and without one nothing is reckoned', () => {
  const withFact = (name: string, value: number, from = '2026-01-01') => ({
    insurance,
    yearFacts: facts.yearFacts.map((fact) =>
      fact.name === name
        ? ({
            ...fact,
            values: [{ from, value, status: 'vastgesteld', source: { name: 'Iemand' } }],
          } as typeof fact)
        : fact,
    ),
  })
  const plan = { basic: 'cz-natura', supplementary: 'plus', dental: undefined, voluntaryInCents: 500_00 }
  const monthOf = (by: typeof facts | ReturnType<typeof withFact>) =>
    sumPremium(by, 2026, plan, { ...alone, discountPercent: 20 })?.monthInCents

  // 159,99 − 18,00 + 24,50 − 4,90; with 10 percent 2,45 is taken off; with at most € 400 no 18,00.
  assert.equal(monthOf(facts), 161_59)
  assert.equal(monthOf(withFact('korting-aanvullend', 10)), 164_04)
  assert.equal(monthOf(withFact('vrijwillig-eigen-risico-hoogste', 400_00)), 179_59)
  assert.equal(voluntaryStepsOf(withFact('vrijwillig-eigen-risico-hoogste', 400_00), 2026).length, 4)
  assert.equal(monthOf(withFact('korting-aanvullend', 20, '2027-01-01')), 166_49)
  assert.equal(findHighestDiscount(facts, 2027), undefined)
  assert.deepEqual(voluntaryStepsOf(facts, 2027), [])
})

/** The own risk of 2026 is € 385 (Rijksoverheid); the discount of € 18 a month is an example of the demonstration. */
const offer = { compulsoryInCents: 385_00, voluntaryInCents: 500_00, discountInCents: 216_00 }

test('by hand, what the highest own risk wins or loses, and where it turns', () => {
  assert.equal(breakEvenOf(offer), 601_00)
  const byCare: [care: number, gain: number][] = [
    [0, 216_00],
    [385_00, 216_00],
    [600_00, 1_00],
    [601_00, 0],
    [2_000_00, -284_00],
  ]
  for (const [care, gain] of byCare) assert.equal(gainOf(care, offer), gain, `${care}`)
  assert.equal(breakEvenOf({ ...offer, discountInCents: 500_00 }), undefined)
})

/** The year of Esra, as the page about the own risk tells it: € 30, the GP, € 520 and € 45. */
test('by hand, a year of treatments uses up the own risk once', () => {
  const year = [
    { cents: 30_00, countsForOwnRisk: true },
    { cents: 13_00, countsForOwnRisk: false },
    { cents: 520_00, countsForOwnRisk: true },
    { cents: 45_00, countsForOwnRisk: true },
  ]
  let paid = 0
  const pays = year.map((treatment) => {
    const share = shareOfTreatment(treatment, 385_00, paid)
    paid += share.paysInCents
    return share
  })

  assert.deepEqual(
    pays.map(({ paysInCents, leftInCents }) => [paysInCents, leftInCents]),
    [
      [30_00, 355_00],
      [0, 355_00],
      [355_00, 0],
      [0, 0],
    ],
  )
})

const amounts = fc.integer({ min: 0, max: 10_000_000 })

test('nobody pays more than their own risk, and more care never gains', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (care, more, risk, paid) => {
      const share = shareOfTreatment({ cents: care, countsForOwnRisk: true }, risk, paid)
      assert.ok(share.paysInCents >= 0 && share.leftInCents >= 0)
      assert.equal(share.paysInCents + share.leftInCents + ownPart(paid, risk), risk)
      assert.ok(gainOf(care + more, offer) <= gainOf(care, offer))
      assert.ok(gainOf(care, offer) <= offer.discountInCents)
      assert.ok(gainOf(care, offer) >= offer.discountInCents - offer.voluntaryInCents)
    }),
  )
})

/** Dienst Toeslagen, "Berekening zorgtoeslag 2026": the highest is € 1.550 alone and € 2.963 together. */
test('by hand, the care allowance of 2026', () => {
  const estimate = (hasPartner: boolean, income: number, wealth = 0) =>
    estimateAllowance(rules, { hasPartner, incomeInCents: income * 100, wealthInCents: wealth * 100 })
  const paid = (year: number, month: number) => ({
    outcome: 'estimated',
    yearInCents: year * 100,
    monthInCents: month * 100,
  })
  const none = (reason: string) => ({ outcome: 'none', reason })

  assert.deepEqual(estimate(false, 0), paid(1_550, 129))
  assert.deepEqual(estimate(false, 29_736), paid(1_550, 129))
  // 2.119 − 568,55 − 13,73 % of 5.264 (722,75) = 827,70
  assert.deepEqual(estimate(false, 35_000), paid(828, 69))
  assert.deepEqual(estimate(true, 29_736), paid(2_963, 246))
  // At the limit € 24 is left; with a euro more it is not paid.
  assert.deepEqual(estimate(false, 40_857), paid(24, 2))
  assert.deepEqual(estimate(false, 40_858), none('income'))
  const wide = { ...rules, incomeLimitInCents: { alone: 99_999_00, together: 99_999_00 } }
  const asked = { hasPartner: false, incomeInCents: 45_000_00, wealthInCents: 0 }
  assert.deepEqual(estimateAllowance(wide, asked), none('small'))
  assert.deepEqual(estimate(true, 51_142), paid(24, 2))
  assert.deepEqual(estimate(true, 51_143), none('income'))
  assert.deepEqual(estimate(false, 20_000, 146_011), paid(1_550, 129))
  assert.deepEqual(estimate(false, 20_000, 146_012), none('wealth'))
  assert.deepEqual(estimate(true, 20_000, 184_634), none('wealth'))
})

test('who earns more never gets more allowance, and a partner never takes it away', () => {
  const yearOf = (hasPartner: boolean, incomeInCents: number) => {
    const allowance = estimateAllowance(rules, { hasPartner, incomeInCents, wealthInCents: 0 })
    return allowance.outcome === 'estimated' ? allowance.yearInCents : 0
  }
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), (income, more, hasPartner) => {
      const year = yearOf(hasPartner, income)
      assert.ok(yearOf(hasPartner, income + more) <= year)
      assert.ok(yearOf(true, income) >= yearOf(false, income))
      assert.equal(year % 100, 0)
      assert.ok(year >= 0 && year <= (hasPartner ? 2_963_00 : 1_550_00))
    }),
  )
})

test('who has more wealth never gets more allowance', () => {
  const yearOf = (hasPartner: boolean, incomeInCents: number, wealthInCents: number) => {
    const allowance = estimateAllowance(rules, { hasPartner, incomeInCents, wealthInCents })
    return allowance.outcome === 'estimated' ? allowance.yearInCents : 0
  }
  const wealth = fc.integer({ min: 0, max: 30_000_000 })
  fc.assert(
    fc.property(amounts, wealth, wealth, fc.boolean(), (income, has, more, hasPartner) => {
      assert.ok(yearOf(hasPartner, income, has + more) <= yearOf(hasPartner, income, has))
    }),
  )
})

test('with every step of the voluntary own risk the premium goes down, and what care may cost goes up', () => {
  const steps = [0, ...voluntaryStepsOf(facts, 2026).map(({ cents }) => cents)]
  assert.ok(steps.length > 2)
  fc.assert(
    fc.property(plans, households, amounts, fc.nat(steps.length - 2), (plan, household, care, at) => {
      const [less = 0, more = 0] = steps.slice(at)
      const monthOf = (voluntaryInCents: number) =>
        sumPremium(facts, 2026, { ...plan, voluntaryInCents }, household)?.monthInCents ?? assert.fail()

      assert.ok(less < more)
      assert.ok(monthOf(more) <= monthOf(less))
      assert.ok(ownPart(care, 385_00 + more) >= ownPart(care, 385_00 + less))
    }),
  )
})
