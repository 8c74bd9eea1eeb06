import type { Block } from '#features/blocks/block.ts'
import type { Page } from '../page.ts'

/** The block whose form was sent: the first of its kind when none is named, or it is gone. */
export function findSentBlock<Kind extends Block['kind']>(
  page: Page | undefined,
  kind: Kind,
  id?: string,
): Extract<Block, { kind: Kind }> | undefined {
  const isOfKind = (block: Block): block is Extract<Block, { kind: Kind }> => block.kind === kind
  const blocks = page?.blocks.filter(isOfKind)
  return blocks?.find((block) => block.id === id) ?? blocks?.[0]
}
