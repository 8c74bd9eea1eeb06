import { describeFields } from '#features/blocks/describe.ts'
import type { Field } from '#features/blocks/field.ts'
import { pageSchema } from './page.ts'

/** What is told of the page itself. Its address and its place in the menu are changed elsewhere. */
export function describePage(): Field[] {
  described ??= describeFields(
    pageSchema.omit({ path: true, navigation: true, movedFrom: true, blocks: true }),
  )
  return described
}

let described: Field[] | undefined
