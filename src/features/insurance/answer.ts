import { findOffer } from './comparison.ts'
import { notInsured } from './cover-text.ts'
import type { Insurance, Product, Step, Treatment, TreatmentRule } from './insurance.ts'

/** Who pays for a treatment: the basic insurance, a package, or whoever has it. */
export type Payer = 'basic' | 'package' | 'self'

/** What a package does for a treatment. */
export type PackagePart =
  | { kind: 'not-chosen' }
  | { kind: 'unknown' }
  | { kind: 'nothing' }
  | { kind: 'pays'; text: string }

/** Whether somebody gets it paid, in one year. All that tells it, pages, comparison and search, tells this. */
export type Answer = {
  year: number
  payer: Payer | 'unknown'
  /** What holds for the basic insurance, as far as it is known. */
  rule: TreatmentRule | undefined
  fromPackage: PackagePart
  /** Only for what the basic insurance pays. */
  ownRisk: boolean
  first: Step[]
}

/** Without a package the answer is that of the basic insurance alone. */
export function answerFor(treatment: Treatment, product: Product | undefined, year: number): Answer {
  const rule = treatment.rules.find((rule) => rule.year === year)
  const fromPackage = packagePartOf(treatment, product, year)
  const payer = payerOf(rule, fromPackage)
  return {
    year,
    payer,
    rule,
    fromPackage,
    ownRisk: payer === 'basic' && rule?.ownRisk === true,
    first: payer === 'unknown' ? [] : (rule?.first ?? []),
  }
}

/**
 * Who pays as a rule, whichever package somebody has: what lists tell of a treatment. Nobody knows it as long as the part
 * that decides it is not known: the basic insurance where it ever pays for it, else the packages.
 */
export function usualPayerOf(treatment: Treatment, products: Product[], year: number): Payer | undefined {
  const { rules } = treatment
  const isRuled = rules.some((rule) => rule.year === year)
  if (!isRuled && rules.some(({ basic }) => basic !== 'none')) return undefined

  const payers = [undefined, ...products].map((product) => answerFor(treatment, product, year).payer)
  const payer = (['basic', 'package', 'self'] as const).find((payer) => payers.includes(payer))
  return payer === 'self' && !arePackagesKnown(treatment, products, year) ? undefined : payer
}

/** Whether it is known what packages pay of this treatment in one year. */
export function arePackagesKnown({ cover }: Treatment, products: Product[], year: number): boolean {
  return (
    cover === undefined || products.some((product) => findOffer(product, year)?.covers[cover] !== undefined)
  )
}

/** The same of the treatment that a page is about: the first that names it. */
export function usualPayerOfPage(told: Told, path: string): Payer | undefined {
  const { treatments, products } = told.insurance
  const treatment = treatments.find(({ page }) => page === path)
  return treatment && usualPayerOf(treatment, products, yearToTell(told, treatment))
}

type Told = { insurance: Insurance; today: string }

/**
 * The last year that has begun of which it is known who pays for this treatment as a rule, else of which it is known what
 * is offered: what comes next year changes nothing yet. Without a treatment it is the last of which is known what is offered.
 */
export function yearToTell({ insurance, today }: Told, treatment?: Treatment): number {
  const { products } = insurance
  const offered = products.flatMap(({ offers }) => offers.map(({ year }) => year))
  const hasBegun = (year: number) => year <= Number(today.slice(0, 4))
  const told = treatment
    ? [...offered, ...treatment.rules.map(({ year }) => year)].filter(
        (year) => hasBegun(year) && usualPayerOf(treatment, products, year),
      )
    : []
  const years = [told, offered.filter(hasBegun)].find(({ length }) => length > 0) ?? offered
  return Math.max(...years)
}

/** What a package says of a cover that costs its owner nothing there. */
export const inBasic = 'in de basisverzekering'

function packagePartOf({ cover }: Treatment, product: Product | undefined, year: number): PackagePart {
  if (!product) return { kind: 'not-chosen' }
  const offer = findOffer(product, year)
  if (!offer) return { kind: 'unknown' }
  const text = cover === undefined ? undefined : offer.covers[cover]
  return text === undefined || text === notInsured || text === inBasic
    ? { kind: 'nothing' }
    : { kind: 'pays', text }
}

/** What a package pays is known apart from the basic insurance, which may still come to pay for it too. */
function payerOf(rule: TreatmentRule | undefined, { kind }: PackagePart): Answer['payer'] {
  if (rule && rule.basic !== 'none') return 'basic'
  if (kind === 'pays') return 'package'
  return !rule || kind === 'unknown' ? 'unknown' : 'self'
}
