import type { BlockDescription, Field } from '#features/blocks/field.ts'
import type { Gathered } from '#features/blocks/gathered.ts'
import { costNamesOf } from '#features/insurance/cost-names.ts'
import { yearsOf } from '#features/insurance/fact-periods.ts'
import type { Facts } from '#features/insurance/facts.ts'
import { inText, keyOfFact, keyOfOther, keyOfProvisional } from '#features/insurance/fill-facts.ts'

/** All that the editing screen chooses from, whatever page is on it. Pictures come one by one. */
export type Workbench = {
  blocks: BlockDescription[]
  page: Field[]
  gathered: Omit<Gathered, 'pictures' | 'films'>
  /** By the address to which links lead; their title tells how large they are. */
  documents: Record<string, { path: string; title: string }>
  /** What texts may name, with what it is now. */
  facts: NamedFact[]
}

/** As texts call it, and as readers see it; an amount can be added to others. */
export type NamedFact = {
  name: string
  label: string
  text: string
  cents?: number
  isProvisional: boolean
  otherYear?: string
}

/** Pictures and films by their name, as far as they are there. */
export type FoundMedia = Pick<Gathered, 'pictures' | 'films'>

export function namedFactsOf({ insurance, yearFacts, texts, today }: Facts): NamedFact[] {
  const thisYear = Number(today.slice(0, 4))
  const names = [
    { key: 'jaar', name: 'jaar', label: 'Het jaar van nu, of van de pagina' },
    ...yearFacts.flatMap(({ name, label, values }) => [
      { key: name, name, label: `${label} (nu, verandert vanzelf mee)` },
      ...values
        .flatMap((value) => yearsOf(value, thisYear))
        .map((year) => ({ key: `${name}-${year}`, name: `${name} ${year}`, label: `${label} (${year})` })),
    ]),
    ...insurance.products.flatMap(({ id, name, offers }) =>
      offers.flatMap(({ year, covers }) => [
        {
          key: `premie-${id}-${year}`,
          name: `premie ${id} ${year}`,
          label: `Premie van ${name} per maand (${year})`,
        },
        ...insurance.covers
          .filter((cover) => cover.id in covers)
          .map((cover) => ({
            key: `dekking-${id}-${cover.id}-${year}`,
            name: `dekking ${id} ${cover.id} ${year}`,
            label: `${cover.label} bij ${name} (${year})`,
          })),
      ]),
    ),
    ...(insurance.costs ? costNamesOf(insurance.costs) : []).map(({ name, label, year }) => ({
      key: keyOfFact(`${name} ${year}`),
      name: `${name} ${year}`,
      label: `${label} (${year})`,
    })),
  ]
  return names.flatMap(({ key, name, label }) => {
    const fact = texts.get(key)
    if (fact === undefined) return []
    const isProvisional = texts.has(keyOfProvisional(key))
    const cents = typeof fact === 'number' && { cents: fact }
    const year = texts.get(keyOfOther(key))
    const otherYear = year !== undefined && { otherYear: `${year}` }
    return [{ name, label, text: inText(fact) ?? '', ...cents, isProvisional, ...otherYear }]
  })
}
