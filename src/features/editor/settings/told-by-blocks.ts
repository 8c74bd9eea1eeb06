import type { Block } from '#features/blocks/block.ts'
import { coverSearchPath } from '#features/blocks/cover-search/cover-choice.ts'
import { isBelow } from '#features/blocks/overview/overview-list.ts'
import { yearsOfPremiums } from '#features/blocks/premium-calculator/premium-choice.ts'
import { newestOffer } from '#features/blocks/product-slider/newest-offer.ts'
import { deadlinesOf } from '#features/insurance/agenda/deadlines.ts'
import { usualPayerOfPage } from '#features/insurance/answer.ts'
import { findOffer } from '#features/insurance/comparison.ts'
import { findHighestDiscount, voluntaryStepsOf } from '#features/insurance/costs/limits.ts'
import { amountIn } from '#features/insurance/fact-values.ts'
import type { Facts } from '#features/insurance/facts.ts'
import type { Insurance, ProductKind } from '#features/insurance/insurance.ts'
import { yearsOfOwnRisk } from '#features/insurance/years-meant.ts'

/** Whether a block on this page tells something else by itself, beside what its texts call by name. */
export function isToldOtherwise(block: Block, path: string, before: Facts, after: Facts): boolean {
  const teller = tellers[block.kind] as Teller<Block> | undefined
  if (!teller) return false
  return !isSameData(teller(block, before, path), teller(block, after, path))
}

/** As it is stored: in whatever order the names stand, and without those that hold nothing. */
export function isSameData(one: unknown, other: unknown): boolean {
  if ((one ?? undefined) === (other ?? undefined)) return true
  if (!isGroup(one) || !isGroup(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return names.values().every((name) => isSameData(one[name], other[name]))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

type Teller<B extends Block> = (block: B, facts: Facts, path: string) => unknown

/** What a block takes from the facts, whatever it makes of it. */
const tellers: { [Kind in Block['kind']]?: Teller<Extract<Block, { kind: Kind }>> } = {
  'premium-calculator': ({ year: own }, facts) =>
    byYear(yearsOfPremiums(facts.insurance, own), (year) => [
      premiumsOf(facts.insurance, year),
      facts.insurance.costs?.contributions.filter((one) => one.year === year),
      voluntaryStepsOf(facts, year),
      findHighestDiscount(facts, year),
    ]),
  'own-risk': ({ year: own, question }, facts) =>
    byYear([own, ...yearsOfOwnRisk(facts)], (year) => [
      amountIn(facts.yearFacts, 'eigen-risico', year),
      voluntaryStepsOf(facts, year),
      question === 'treatment' && facts.insurance.costs?.treatments.filter((one) => one.year === year),
    ]),
  'care-allowance': ({ year }, { insurance }) => insurance.costs?.allowances.find((one) => one.year === year),
  'insurance-list': ({ year }, { insurance }) => comparisonOf(insurance, 'basic', year),
  'supplementary-list': ({ year, packages }, { insurance }) => comparisonOf(insurance, packages, year),
  'product-slider': ({ products }, { insurance }) =>
    products.map((named) => {
      const product = insurance.products.find(({ id }) => id === named.package)
      return product && [product.name, product.form, product.insurer, newestOffer(product)?.premium]
    }),
  'cover-search': (_, { insurance, yearFacts }, path) => {
    const told = insurance.treatments.filter(({ page }) => path === coverSearchPath || page === path)
    const packages = insurance.products.map(({ id, name, offers }) => [
      ...[id, name],
      ...offers.map(({ year, covers }) => [year, ...told.map(({ cover = '' }) => covers[cover])]),
    ])
    return [told, packages, insurance.insurers, yearFacts.find(({ name }) => name === 'eigen-risico')?.values]
  },
  overview: ({ below, order }, facts) =>
    order === 'alphabet' &&
    facts.insurance.treatments
      .flatMap(({ page = '' }) => (isBelow(page, below) ? [page] : []))
      .map((page) => [page, usualPayerOfPage(facts, page)]),
  deadlines: ({ year }, { yearFacts }) => deadlinesOf(yearFacts, year),
}

/** By year, of all that somebody may choose. */
function byYear(years: number[], toTold: (year: number) => unknown) {
  return Object.fromEntries(years.map((year) => [year, toTold(year)]))
}

function premiumsOf({ products }: Insurance, year: number) {
  return products.map((product) => [product.id, product.name, findOffer(product, year)?.premium])
}

function comparisonOf({ covers, insurers, products }: Insurance, kind: ProductKind, year: number) {
  const columns = products
    .filter((product) => product.kind === kind)
    .map(({ offers, ...product }) => [product, offers.find((offer) => offer.year === year)])
  return [covers.filter((cover) => cover.kind === kind), columns, kind === 'basic' && insurers]
}
