import { findOffer } from '../comparison.ts'
import type { Contribution, Insurance, Premium } from '../insurance.ts'
import { type CostFacts, findHighestDiscount, voluntaryStepsOf } from './limits.ts'

/** From this age somebody pays premium and has an own risk: from the first of the month after the birthday. */
export const adultAge = 18

/** Who is insured, and how. All adults of a household have the same. */
export type Household = { ages: number[]; discountPercent: number; contribution?: Contribution | undefined }

/** By the names of the products; the own risk on top of what everybody has. */
export type Plan = {
  basic: string
  supplementary: string | undefined
  dental: string | undefined
  voluntaryInCents: number
}

export type PremiumLine = {
  kind: 'basic' | 'voluntary' | 'supplementary' | 'discount' | 'dental' | 'children'
  label: string
  /** Of everybody together, a month; what is taken off is below zero. */
  cents: number
  /** For one adult, before it was multiplied. */
  eachInCents: number
} & Pick<Premium, 'status' | 'source'>

export type PremiumSum = {
  adults: number
  children: number
  lines: PremiumLine[]
  monthInCents: number
  yearInCents: number
  /** Paid with the salary of one of them, before tax. */
  contributionInCents: number
}

/** What a household pays. Nothing when the year has no such offer. */
export function sumPremium(
  facts: CostFacts,
  year: number,
  plan: Plan,
  { ages, discountPercent, contribution }: Household,
): PremiumSum | undefined {
  const { insurance } = facts
  const basic = premiumOf(insurance, plan.basic, year)
  if (!basic) return undefined

  const adults = ages.filter((age) => age >= adultAge).length
  const children = ages.length - adults
  const step = voluntaryStepsOf(facts, year).find(({ cents }) => cents === plan.voluntaryInCents)
  const supplementary = plan.supplementary && premiumOf(insurance, plan.supplementary, year)
  const dental = plan.dental && premiumOf(insurance, plan.dental, year)
  const most = findHighestDiscount(facts, year)
  const percent = Math.min(Math.max(discountPercent, 0), most?.value ?? 0)

  const lines: PremiumLine[] = []
  const add = (
    kind: PremiumLine['kind'],
    label: string,
    each: number,
    from: Pick<Premium, 'status' | 'source'>,
  ) =>
    lines.push({
      kind,
      label,
      eachInCents: each,
      cents: adults === 0 ? 0 : each * adults,
      status: from.status,
      source: from.source,
    })

  add('basic', basic.name, basic.cents, basic)
  if (step) add('voluntary', 'Vrijwillig eigen risico', -Math.min(step.discountInCents, basic.cents), step)
  if (supplementary) {
    add('supplementary', supplementary.name, supplementary.cents, supplementary)
    if (most && percent > 0)
      add('discount', 'Collectieve korting', -percentOf(supplementary.cents, percent), most)
  }
  if (dental) add('dental', dental.name, dental.cents, dental)
  if (children > 0) {
    const free = { status: 'vastgesteld', source: { name: 'Zorgverzekeringswet' } } as const
    lines.push({ kind: 'children', label: 'Kinderen', eachInCents: 0, cents: 0, ...free })
  }

  const monthInCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const forPackage = lines
    .filter(({ kind }) => kind === 'supplementary' || kind === 'discount')
    .reduce((sum, { eachInCents }) => sum + eachInCents, 0)
  return {
    adults,
    children,
    lines,
    monthInCents,
    yearInCents: 12 * monthInCents,
    contributionInCents: adults > 0 ? contributionTo(forPackage, contribution) : 0,
  }
}

/** Half a cent is rounded up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100)
}

/** Never more than the package of one person costs. */
function contributionTo(cents: number, contribution: Contribution | undefined): number {
  if (!contribution) return 0
  const { rule } = contribution
  return rule.kind === 'fixed' ? Math.min(rule.cents, cents) : twoThirdsOf(cents)
}

/** Rounded to the nearest cent, as a discount is: a third never leaves half a cent. */
function twoThirdsOf(cents: number): number {
  return Math.floor((2 * cents + 1) / 3)
}

function premiumOf(
  { products }: Insurance,
  id: string,
  year: number,
): (Premium & { name: string }) | undefined {
  const product = products.find((one) => one.id === id)
  const offer = product && findOffer(product, year)
  return product && offer ? { ...offer.premium, name: product.name } : undefined
}
