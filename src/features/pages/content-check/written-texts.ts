import { type FactTexts, yearOf, yearWithin } from '#features/insurance/fill-facts.ts'

/** A text of a page as it is written, with the names of facts still in it: where it stands, and the year it is about. */
export type WrittenText = { text: string; year?: number; place: { block?: string; field: string } }

export function writtenTexts({ blocks, ...page }: { blocks?: unknown }, texts: FactTexts): WrittenText[] {
  const about = yearOf(page)
  return [
    ...textsIn(page, '', texts, about),
    ...(Array.isArray(blocks) ? blocks : []).flatMap((block) =>
      textsIn(block, '', texts, about).map((found) => ({
        ...found,
        place: { ...found.place, ...idOf(block) },
      })),
    ),
  ]
}

function textsIn(part: unknown, field: string, texts: FactTexts, about: number | undefined): WrittenText[] {
  if (typeof part === 'string')
    return [{ text: part, ...(about !== undefined && { year: about }), place: { field } }]
  if (typeof part !== 'object' || part === null) return []
  const year = yearWithin(part, texts, about)
  return Object.entries(part).flatMap(([name, each]) =>
    textsIn(each, field === '' ? name : `${field}.${name}`, texts, year),
  )
}

function idOf(block: unknown): { block?: string } {
  const { id } = (block ?? {}) as { id?: unknown }
  return typeof id === 'string' ? { block: id } : {}
}
