import type { InsuranceFile, InsuranceForm } from '#features/insurance/insurance.ts'
import type { Row } from './setting-form.ts'

type Product = InsuranceFile['products'][number]

export function withProducts(insurance: InsuranceFile, rows: Row[]): InsuranceFile {
  const find = (id: string | undefined) => insurance.products.find((product) => product.id === id)
  const products = rows.flatMap((row) => {
    const base = find(row.id) ?? copyOf(find(row.like), Number(row.year))
    return base ? [withWords(base, row)] : []
  })
  return { ...insurance, products }
}

/** What is new begins with what another costs and covers; that is not certain yet. */
function copyOf(like: Product | undefined, year: number): Product | undefined {
  const newest = like?.offers.toSorted((a, b) => b.year - a.year)[0]
  if (!like || !newest) return undefined
  const premium = { ...newest.premium, status: 'voorlopig' as const }
  return { ...like, offers: [{ ...newest, year, premium }] }
}

function withWords(base: Product, { id = '', name = '', text = '', insurer, form }: Row): Product {
  return {
    ...base,
    ...{ id, name, text },
    ...(insurer && { insurer }),
    ...(form && { form: form as InsuranceForm }),
  }
}
