import type { Product } from '#features/insurance/insurance.ts'
import type { Query } from '../gathered.ts'

export const mostPackages = 3

/** Which packages somebody wants beside each other: what they asked for, or else the first three. */
export type PackageChoice = {
  /** What they asked for, where that differs from asking nothing. */
  asked: string[]
  chosen: Set<string>
  /** They asked for more than fit. */
  isTooMany: boolean
  onlyDifferences: boolean
  isShown: (product: Product) => boolean
}

export function readPackageChoice(packages: { id: string }[], query: Query): PackageChoice {
  const ids = packages.map(({ id }) => id)
  const known = ids.filter((id) => query.pakket?.includes(id))
  const first = ids.slice(0, mostPackages)
  const asked = known.join() === first.join() ? [] : known
  const chosen = new Set(asked.length > 0 ? asked.slice(0, mostPackages) : first)
  return {
    asked,
    chosen,
    isTooMany: asked.length > mostPackages,
    onlyDifferences: query.verschillen?.includes('1') ?? false,
    isShown: ({ id }) => chosen.has(id),
  }
}
