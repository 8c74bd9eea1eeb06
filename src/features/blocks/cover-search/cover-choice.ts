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
  /** The keys of the address whose value we do not know. */
  unknown: CoverKey[]
}

export const coverKeys = ['behandeling', 'verzekeraar', 'pakket', 'jaar'] as const
type CoverKey = (typeof coverKeys)[number]

/** All that we do not know is one value, so that strange addresses are one address. */
const unknownValue = 'onbekend'

export function readCoverChoice(
  { insurance, query, meant = nothing }: Gathered,
  firstYear: number,
): CoverChoice {
  const insurer = insurance.insurers.find(({ id }) => query.verzekeraar?.includes(id))
  const product = packagesIn(insurance).find(({ id }) => query.pakket?.includes(id))
  const year = yearsIn(insurance, firstYear).find((year) => query.jaar?.includes(`${year}`))
  const found = { behandeling: meant.treatments[0], verzekeraar: insurer, pakket: product, jaar: year }
  return {
    ...meant,
    insurer,
    product,
    year: year ?? firstYear,
    unknown: coverKeys.filter((key) => query[key] && found[key] === undefined),
  }
}

const nothing: MeantTreatments = { treatments: [], isSure: false }

/** The one form of an address; none where it is not sure which treatment is meant, as words are without end. */
export function normalChoice(choice: CoverChoice, firstYear: number): Record<CoverKey, string> | undefined {
  const { treatments, isSure, insurer, product, year, unknown } = choice
  if (treatments.length > 0 && !isSure) return undefined
  const chosen = {
    behandeling: treatments[0]?.id ?? '',
    verzekeraar: insurer?.id ?? '',
    pakket: product?.id ?? '',
    jaar: year === firstYear ? '' : `${year}`,
  }
  return { ...chosen, ...Object.fromEntries(unknown.map((key) => [key, unknownValue])) }
}

/** What somebody can add to a basic insurance. */
export function packagesIn({ products }: Insurance): Product[] {
  return products.filter(({ kind }) => kind !== 'basic')
}

/** The years of which something is known, and the one that is asked by itself. */
export function yearsIn({ treatments }: Insurance, firstYear: number): number[] {
  const known = treatments.flatMap(({ rules }) => rules.map(({ year }) => year))
  return [...new Set([firstYear, ...known])].sort((one, other) => one - other)
}

/** The same question with something changed. */
export function coverAddress(
  path: string,
  { treatments, insurer, product, year }: CoverChoice,
  firstYear: number,
  changes: Partial<Record<CoverKey, string>> = {},
): string {
  const asked: Record<CoverKey, string> = {
    behandeling: treatments[0]?.id ?? '',
    verzekeraar: insurer?.id ?? '',
    pakket: product?.id ?? '',
    jaar: `${year}`,
    ...changes,
  }
  const pairs = coverKeys.map((key) => [
    key,
    key === 'jaar' && asked.jaar === `${firstYear}` ? '' : asked[key],
  ])
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== '') as [string, string][])
  return search.size > 0 ? `${path}?${search}` : path
}
