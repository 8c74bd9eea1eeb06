import type { InsuranceFile, ProductKind } from '#features/insurance/insurance.ts'
import type { Row, SettingValues } from './setting-form.ts'

/** What one product covers in one year, as fields of a form. */
export type NamedOffer = {
  told: string
  /** The names of its fields in the form. */
  phrase: string
  source: string
  offer: InsuranceFile['products'][number]['offers'][number]
}

/** What products of this kind offer, the newest year last. */
export function offersOf({ products }: InsuranceFile, kind: ProductKind): NamedOffer[] {
  return products
    .filter((product) => product.kind === kind)
    .flatMap(({ id, name, offers }) =>
      offers.map((offer) => ({ told: `${name} in ${offer.year}`, ...fieldsOf(id, offer.year), offer })),
    )
    .toSorted((a, b) => a.offer.year - b.offer.year)
}

function fieldsOf(product: string, year: number) {
  return { phrase: `${product}-${year}-dekking`, source: `${product}-${year}-bron` }
}

export function coversOf({ covers }: InsuranceFile, kind: ProductKind): InsuranceFile['covers'] {
  return covers.filter((cover) => cover.kind === kind)
}

/** An offer that came after the form was opened keeps what it covers. */
export function withCovers(
  insurance: InsuranceFile,
  kind: ProductKind,
  { fields, rows }: SettingValues,
): InsuranceFile {
  const others = insurance.covers.filter((cover) => cover.kind !== kind)
  const products = insurance.products.map((product) => {
    if (product.kind !== kind) return product
    const offers = product.offers.map((offer) => {
      const { phrase, source } = fieldsOf(product.id, offer.year)
      const name = fields[source] ?? offer.source.name
      return {
        ...offer,
        source: name === offer.source.name ? offer.source : { name },
        covers: Object.fromEntries(
          rows.map(({ id = '', ...row }) => [id, row[phrase] ?? offer.covers[id] ?? '']),
        ),
      }
    })
    return { ...product, offers }
  })
  return { ...insurance, covers: [...others, ...rows.map((row) => toCover(row, kind))], products }
}

function toCover({ id = '', label = '', group = '', note, page }: Row, kind: ProductKind) {
  return { id, kind, group, label, ...(note && { note }), ...(page && { page }) }
}
