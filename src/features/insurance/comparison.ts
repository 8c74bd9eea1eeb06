import type { Cover, Insurance, Offer, Product, ProductKind } from './insurance.ts'

/** Products side by side. What is not shown stays in it: somebody may ask for it the next moment. */
export type Comparison = { columns: Column[]; groups: Group[] }
export type Column = { product: Product; offer: Offer; isShown: boolean }
export type Group = { name: string; rows: Row[]; isShown: boolean }
export type Row = { cover: Cover; cells: string[]; isShown: boolean; differs: Differs }

/** On a narrow screen two columns stand side by side: whether these differ, or only some others that are shown. */
export type Differs = 'pair' | 'some' | undefined

export type Comparing = {
  kind: ProductKind
  year: number
  isShown: (product: Product) => boolean
  onlyDifferences: boolean
}

export function compareProducts(insurance: Insurance, comparing: Comparing): Comparison {
  const { kind, year, isShown } = comparing
  const columns = insurance.products.flatMap((product): Column[] => {
    const offer = product.kind === kind ? findOffer(product, year) : undefined
    return offer ? [{ product, offer, isShown: isShown(product) }] : []
  })
  const shown = columns.filter(({ isShown }) => isShown)
  // With one product, or none, nothing can differ, and leaving out all that is equal would leave nothing.
  const leavesOutEqual = comparing.onlyDifferences && shown.length > 1

  const rows = insurance.covers
    .filter((cover) => cover.kind === kind)
    .map((cover): Row => {
      const cells = columns.map(({ offer }) => offer.covers[cover.id] ?? '')
      const differs = differsIn(columns, ({ offer }) => offer.covers[cover.id])
      return { cover, cells, differs, isShown: !(leavesOutEqual && !differs) }
    })
  const groups = [...Map.groupBy(rows, ({ cover }) => cover.group)].map(([name, rows]) => ({
    name,
    rows,
    isShown: rows.some(({ isShown }) => isShown),
  }))
  return { columns, groups }
}

/** The first two columns that are shown. */
export function pairOf(columns: Column[]): Column[] {
  return columns.filter(({ isShown }) => isShown).slice(0, 2)
}

export function differsIn(columns: Column[], toValue: (column: Column) => unknown): Differs {
  const isMixed = (some: Column[]) => new Set(some.map(toValue)).size > 1
  if (isMixed(pairOf(columns))) return 'pair'
  return isMixed(columns.filter(({ isShown }) => isShown)) ? 'some' : undefined
}

export function findOffer(product: Product, year: number): Offer | undefined {
  return product.offers.find((offer) => offer.year === year)
}

/** Those that can be had in that year. */
export function productsOf({ products }: Insurance, kind: ProductKind, year: number): Product[] {
  return products.filter((product) => product.kind === kind && findOffer(product, year))
}

/** The amount or number with which a cover begins, apart from the rest: "€ 150" and "per 2 jaar". */
export function splitCover(text: string): { quantity?: string; rest: string } {
  const [, quantity, rest = ''] = /^(€\s[\d.,]+|[\d.,]+(?:\s%)?)\s*(.*)$/.exec(text) ?? []
  return quantity ? { quantity, rest } : { rest: text }
}

/** Thousands take more room than hundreds; numbers under each other need the same. */
export function hasLongAmounts({ groups }: Comparison): boolean {
  const cells = groups.flatMap(({ rows }) => rows).flatMap(({ cells }) => cells)
  return cells.some((text) => (splitCover(text).quantity ?? '').length > '€ 999'.length)
}

/** Where most premiums of a table come from: said once, and not at each. */
export function usualSourceOf(columns: Column[]): string | undefined {
  const names = columns.map(({ offer }) => offer.premium.source.name)
  const timesOf = (name: string) => names.filter((other) => other === name).length
  return names.toSorted((one, other) => timesOf(other) - timesOf(one))[0]
}
