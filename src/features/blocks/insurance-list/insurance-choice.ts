import type { Insurance, Product } from '#features/insurance/insurance.ts'
import type { Query } from '../gathered.ts'

/** Which basic insurances somebody wants to see; the first known value counts, anything else is no choice. */
export type InsuranceChoice = {
  insurer: string
  form: string
  onlyDifferences: boolean
  isShown: (product: Product) => boolean
}

export const insuranceForms = [
  { id: 'natura', label: 'Natura' },
  { id: 'combinatie', label: 'Combinatie' },
]

export function readInsuranceChoice({ insurers }: Insurance, query: Query): InsuranceChoice {
  const insurer = firstKnown(query.verzekeraar, insurers)
  const form = firstKnown(query.vorm, insuranceForms)
  return {
    insurer,
    form,
    onlyDifferences: query.verschillen?.includes('1') ?? false,
    isShown: (product) => (!insurer || product.insurer === insurer) && (!form || product.form === form),
  }
}

function firstKnown(values: string[] = [], known: { id: string }[]): string {
  return values.find((value) => known.some(({ id }) => id === value)) ?? ''
}
