import type { BlockDescription, Field } from '#features/blocks/field.ts'
import type { Gathered } from '#features/blocks/gathered.ts'
import type { Facts } from '#features/insurance/facts.ts'

/** All that the editing screen chooses from, whatever page is on it. Pictures come one by one. */
export type Workbench = {
  blocks: BlockDescription[]
  page: Field[]
  gathered: Omit<Gathered, 'pictures' | 'films'>
  /** What texts may name, with what it is now. */
  facts: NamedFact[]
}

export type NamedFact = { name: string; label: string; text: string }

/** Pictures and films by their name, as far as they are there. */
export type FoundMedia = Pick<Gathered, 'pictures' | 'films'>

export function namedFactsOf({ insurance, yearFacts, texts }: Facts): NamedFact[] {
  const labels = new Map(yearFacts.map(({ name, label, year }) => [name, `${label} (${year})`]))
  for (const { id, name, offers } of insurance.products) {
    for (const { year, covers } of offers) {
      labels.set(`premie-${id}-${year}`, `Premie van ${name} per maand (${year})`)
      for (const cover of insurance.covers)
        if (cover.id in covers)
          labels.set(`dekking-${id}-${cover.id}-${year}`, `${cover.label} bij ${name} (${year})`)
    }
  }
  return [...texts].map(([name, text]) => ({ name, label: labels.get(name) ?? name, text }))
}
