import { fieldsOfKind } from '#features/blocks/field-words.ts'
import { type FactTexts, fillFacts, yearWithin } from '#features/insurance/fill-facts.ts'
import { describePage } from '#features/pages/describe-page.ts'
import type { DraftBlock, DraftDocument } from '../draft.ts'
import { menuField } from '../properties/menu-field.ts'
import { linesOfFields, linesOfValue, type PackageNames } from './field-lines.ts'

/** What stands behind the names in a page: facts by their text, packages by what they are called. */
export type KnownNames = {
  texts: FactTexts
  packages: PackageNames
  year?: number | undefined
}

/** What a block says, in the order in which it is filled in, a line for each; never a value that only code knows. */
export function linesOfBlock(block: DraftBlock, names: KnownNames): string[] {
  const { kind, id: _id, ...values } = block
  const year = yearWithin(block, names.texts, names.year)
  return linesOfFields(filled(values, { ...names, year }), fieldsOfKind(kind), names.packages)
}

/** What a page says about itself, a line for each property. */
export function linesOfProperties(document: DraftDocument, names: KnownNames): string[] {
  return [...describePage(), menuField].flatMap((field) => {
    const lines = linesOfValue(filled(document[field.name], names), field, names.packages)
    return lines.length > 0 ? [`${field.label}: ${lines.join(', ')}`] : []
  })
}

/** A name that no fact has is left as it was typed. */
function filled(part: unknown, { texts, year }: KnownNames): unknown {
  return fillFacts(part, texts, year).value
}
