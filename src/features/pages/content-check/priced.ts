import { splitCover } from '#features/insurance/comparison.ts'
import { costNamesOf } from '#features/insurance/cost-names.ts'
import { yearsOf } from '#features/insurance/fact-periods.ts'
import type { Facts } from '#features/insurance/facts.ts'
import type { Insurance, ProductKind } from '#features/insurance/insurance.ts'
import { readEuros } from '#features/insurance/read-euros.ts'

/** Something that has an amount, and how a text calls it. */
export type Priced = {
  cents: number
  called: string
  label: string
  /** What products cost together. There are so many that each whole amount lies near one. */
  isSum?: true
  /** Plain amounts such as € 10 have it: they are meant only where a text has these words. */
  about?: string[]
}

const known = new WeakMap<Facts, Priced[]>()

/** All of them, the lowest first; of one amount what is one thing before a sum. */
export function pricedIn(facts: Facts): Priced[] {
  const priced =
    known.get(facts) ??
    [
      ...amountFactsOf(facts),
      ...premiumsOf(facts.insurance),
      ...costsOf(facts.insurance),
      ...coversOf(facts.insurance),
      ...sumsOf(facts.insurance),
    ]
      .filter(({ cents }) => cents > 0)
      .sort((one, other) => one.cents - other.cents)
  known.set(facts, priced)
  return priced
}

function amountFactsOf({ yearFacts, today }: Facts): Priced[] {
  const thisYear = Number(today.slice(0, 4))
  return yearFacts.flatMap(({ name, label, kind, values }) => {
    if (kind !== 'amount') return []
    return values.flatMap((period) =>
      yearsOf(period, thisYear).map((year) => ({
        ...{ cents: period.value, called: `${name} ${year}`, label: `${label} (${year})` },
      })),
    )
  })
}

function premiumsOf({ products }: Insurance): Priced[] {
  return products.flatMap(({ id, name, offers }) =>
    offers.flatMap(({ year, premium: { cents } }) => premiumOf([id], year, name, cents)),
  )
}

function premiumOf(ids: string[], year: number, names: string, cents: number): Priced[] {
  const called = `${ids.join(' ')} ${year}`
  return [
    { cents, called: `premie ${called}`, label: `de premie van ${names} per maand (${year})` },
    {
      cents: cents * 12,
      called: `jaarpremie ${called}`,
      label: `de premie van ${names} per jaar (${year})`,
    },
  ]
}

function costsOf({ costs }: Insurance): Priced[] {
  return (costs ? costNamesOf(costs) : []).map(({ name, year, label, cents, of }) => ({
    ...{ cents, called: `${name} ${year}`, label: `${label} (${year})` },
    ...(of && { about: [longestWord(of)] }),
  }))
}

function coversOf({ products, covers }: Insurance): Priced[] {
  return products.flatMap((product) =>
    product.offers.flatMap(({ year, covers: texts }) =>
      covers.flatMap(({ id, label }) => {
        const text = texts[id] ?? ''
        const cents = readEuros(splitCover(text).quantity ?? '')
        if (!text.startsWith('€') || cents === undefined) return []
        return {
          ...{ cents, called: `dekking ${product.id} ${id} ${year}` },
          label: `${label} bij ${product.name} (${year}), ${text}`,
          about: [longestWord(label), product.name.toLowerCase()],
        }
      }),
    ),
  )
}

/** One of each kind, and of no more than stand in a list that somebody can look over. */
const kinds: ProductKind[] = ['basic', 'supplementary', 'dental']
const mostOfAKind = 8
const mostYears = 3

function sumsOf({ products }: Insurance): Priced[] {
  const years = new Set(products.flatMap(({ offers }) => offers.map(({ year }) => year)))
  return [...years]
    .sort()
    .slice(-mostYears)
    .flatMap((year) => {
      const offered = products.flatMap(({ id, name, kind, offers }) => {
        const offer = offers.find((each) => each.year === year)
        return offer ? [{ id, name, kind, cents: offer.premium.cents }] : []
      })
      let together: (typeof offered)[] = [[]]
      for (const kind of kinds) {
        const ofKind = offered.filter((each) => each.kind === kind).slice(0, mostOfAKind)
        together = together.flatMap((before) => [before, ...ofKind.map((each) => [...before, each])])
      }
      return together
        .filter(({ length }) => length > 1)
        .flatMap((chosen) => {
          const names = `${chosen
            .slice(0, -1)
            .map(({ name }) => name)
            .join(', ')} en ${chosen.at(-1)?.name}`
          const ids = chosen.map(({ id }) => id)
          const cents = chosen.reduce((sum, each) => sum + each.cents, 0)
          return premiumOf(ids, year, names, cents).map((each) => ({ ...each, isSum: true as const }))
        })
    })
}

/** The longest says best what it is about: of "Gesprek met de huisarts" it is huisarts. */
function longestWord(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return words.toSorted((one, other) => other.length - one.length)[0] ?? ''
}
