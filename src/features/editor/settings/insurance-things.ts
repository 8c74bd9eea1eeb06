import { costNamesOf } from '#features/insurance/cost-names.ts'
import { keyOfFact } from '#features/insurance/fill-facts.ts'
import type { InsuranceFile } from '#features/insurance/insurance.ts'

/** Something of the insurance data that others refer to, and the marks by which they do. */
export type InsuranceThing = { key: string; what: string; marks: string[] }

export function thingsGone(before: InsuranceFile, after: InsuranceFile): InsuranceThing[] {
  const kept = new Set(thingsIn(after).map(({ key }) => key))
  return thingsIn(before).filter(({ key }) => !kept.has(key))
}

type Product = InsuranceFile['products'][number]
type Offer = Product['offers'][number]

function thingsIn({ insurers, covers, products, costs }: InsuranceFile): InsuranceThing[] {
  return [
    ...insurers.map(({ id, name }) => thing('insurer', id, name, [`"insurer":"${id}"`])),
    ...covers.map(({ id, label }) => thing('cover', id, label, marksOfCover(id, products))),
    ...products.map((product) => thing('product', product.id, product.name, marksOfProduct(product))),
    ...products.flatMap((product) =>
      product.offers.map((offer) =>
        thing(
          'offer',
          `${product.id} ${offer.year}`,
          `${product.name} in ${offer.year}`,
          marksOfOffer(product.id, offer, product.offers.length > 1 ? [offer.year] : [offer.year, '']),
        ),
      ),
    ),
    ...(costs ? costNamesOf(costs) : []).map(({ name, label, year }) =>
      thing('cost', `${name} ${year}`, `${label} in ${year}`, marksOfName([name, year])),
    ),
  ]
}

function thing(kind: string, id: string, what: string, marks: string[]): InsuranceThing {
  return { key: `${kind} ${id}`, what, marks }
}

function marksOfCover(cover: string, products: Product[]): string[] {
  const inTexts = products.flatMap(({ id, offers }) =>
    ['', ...offers.map(({ year }) => year)].flatMap((year) => marksOfName(['dekking', id, cover, year])),
  )
  return [...inTexts, `"cover":"${cover}"`, `"withoutContract":"${cover}"`]
}

function marksOfProduct({ id, offers }: Product): string[] {
  return [`"package":"${id}"`, ...offers.flatMap((offer) => marksOfOffer(id, offer, [offer.year, '']))]
}

/** A text without a year means the last there is: while another offer is left it still says something. */
function marksOfOffer(id: string, { covers }: Offer, years: (number | '')[]): string[] {
  return years.flatMap((year) => [
    ...['premie', 'jaarpremie'].flatMap((name) => marksOfName([name, id, year])),
    ...Object.keys(covers).flatMap((cover) => marksOfName(['dekking', id, cover, year])),
  ])
}

/** With spaces, and with hyphens as texts of before have it. */
function marksOfName(words: (string | number)[]): string[] {
  const called = words.filter((word) => word !== '').join(' ')
  return [called, keyOfFact(called)].map((name) => `{{${name}}}`)
}
