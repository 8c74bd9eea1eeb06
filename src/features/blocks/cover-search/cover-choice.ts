import { yearToTell } from '#features/insurance/answer.ts'
import type { Insurance, Insurer, Product } from '#features/insurance/insurance.ts'
import type { Gathered } from '../gathered.ts'
import type { MeantTreatments } from './meant-treatments.ts'

/** Where everything can be looked up; pages about a treatment lead there. */
export const coverSearchPath = '/zorgverzekering/wat-krijg-ik-vergoed'

/** What the address asks, as far as we know it. */
export type CoverChoice = MeantTreatments & {
  insurer: Insurer | undefined
  product: Product | undefined
  year: number
  /** The year that is told when nobody asks for one: that of lists and search results. */
  usualYear: number
  /** The keys of the address whose value we do not know. */
  unknown: CoverKey[]
}

export const coverKeys = ['behandeling', 'verzekeraar', 'pakket', 'jaar'] as const
type CoverKey = (typeof coverKeys)[number]

/** All that we do not know is one value, so that strange addresses are one address. */
const unknownValue = 'onbekend'

export function readCoverChoice({ insurance, today, query, meant = nothing }: Gathered): CoverChoice {
  const insurer = insurance.insurers.find(({ id }) => query.verzekeraar?.includes(id))
  const product = packagesIn(insurance).find(({ id }) => query.pakket?.includes(id))
  const usualYear = yearToTell({ insurance, today }, meant.isSure ? meant.treatments[0] : undefined)
  const year = yearsIn(insurance, usualYear).find((year) => query.jaar?.includes(`${year}`))
  const found = { behandeling: meant.treatments[0], verzekeraar: insurer, pakket: product, jaar: year }
  return {
    ...meant,
    insurer,
    product,
    year: year ?? usualYear,
    usualYear,
    unknown: coverKeys.filter((key) => query[key] && found[key] === undefined),
  }
}

const nothing: MeantTreatments = { treatments: [], isSure: false }

/** The one form of an address; none where words stand in it that name no treatment for sure, as words are without end. */
export function normalChoice(choice: CoverChoice): Record<CoverKey, string> | undefined {
  const { treatments, isSure, insurer, product, year, usualYear, unknown } = choice
  if (!isSure && (treatments.length > 0 || unknown.includes('behandeling'))) return undefined
  const chosen = {
    behandeling: treatments[0]?.id ?? '',
    verzekeraar: insurer?.id ?? '',
    pakket: product?.id ?? '',
    jaar: year === usualYear ? '' : `${year}`,
  }
  return { ...chosen, ...Object.fromEntries(unknown.map((key) => [key, unknownValue])) }
}

/** What somebody can add to a basic insurance. */
export function packagesIn({ products }: Insurance): Product[] {
  return products.filter(({ kind }) => kind !== 'basic')
}

/** The years of which something is known, and the one that is asked by itself. */
export function yearsIn(insurance: Insurance, usualYear: number): number[] {
  const ruled = insurance.treatments.flatMap(({ rules }) => rules.map(({ year }) => year))
  const offered = packagesIn(insurance).flatMap(({ offers }) => offers.map(({ year }) => year))
  return [...new Set([usualYear, ...ruled, ...offered])].sort((one, other) => one - other)
}

/** The same question with something changed. Where an answer stands its year is named: the usual one becomes another. */
export function coverAddress(
  path: string,
  { treatments, isSure, insurer, product, year, usualYear }: CoverChoice,
  changes: Partial<Record<CoverKey, string>> = {},
): string {
  const asked: Record<CoverKey, string> = {
    behandeling: treatments[0]?.id ?? '',
    verzekeraar: insurer?.id ?? '',
    pakket: product?.id ?? '',
    jaar: `${year}`,
    ...changes,
  }
  const isUsual = !isSure && year === usualYear
  const pairs = coverKeys.map((key) => [key, key === 'jaar' && isUsual ? '' : asked[key]])
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== '') as [string, string][])
  return search.size > 0 ? `${path}?${search}` : path
}
