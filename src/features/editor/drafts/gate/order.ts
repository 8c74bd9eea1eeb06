import type { Field } from '#features/blocks/field.ts'
import { fieldsOfKind } from '#features/blocks/field-words.ts'
import { describePage } from '#features/pages/describe-page.ts'
import type { DraftBlock } from '../draft.ts'
import type { GateFinding } from './finding.ts'

/** In the order in which somebody meets them: the page itself, then block after block, field after field. */
export function inOrderOfPage(findings: GateFinding[], blocks: readonly DraftBlock[]): GateFinding[] {
  return findings
    .map((finding) => ({ finding, place: placeOf(finding, blocks) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ finding }) => finding)
}

function placeOf({ blockId, field }: GateFinding, blocks: readonly DraftBlock[]): number[] {
  const index = blocks.findIndex(({ id }) => id === blockId)
  const fields = blockId === undefined ? describePage() : fieldsOfKind(blocks[index]?.kind ?? '')
  return [index, ...stepsAlong(fields, field?.split('.') ?? [])]
}

function stepsAlong(fields: Field[], [name, ...rest]: string[]): number[] {
  if (name === undefined) return []
  const index = fields.findIndex((field) => field.name === name)
  const field = fields[index]
  return [index, ...(field ? stepsInside(field, rest) : [])]
}

function stepsInside(field: Field, place: string[]): number[] {
  switch (field.control) {
    case 'list': {
      const [index, ...rest] = place
      return index === undefined ? [] : [Number(index), ...stepsInside(field.item, rest)]
    }
    case 'group':
      return stepsAlong(field.fields, place)
    case 'one-of':
      return stepsAlong(
        field.options.flatMap(({ fields }) => fields),
        place,
      )
    default:
      return []
  }
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((step, index) => step !== other[index])
  if (at === -1) return one.length - other.length
  return (one[at] ?? 0) - (other[at] ?? -1)
}
