import type { Block, BlockOf } from '#features/blocks/block.ts'
import { headingPlaces } from '#features/blocks/text/heading-places.ts'

export type Place = { id: string; label: string }

/** A page in the order in which it is read: what comes first, the blocks with the rail beside them, and what comes after. */
export type RailedBlocks = { before: Block[]; beside: Block[]; rest: Block[] }

/** Text leaves room beside it; lists, sliders and tables of products take the whole width. */
const narrowKinds = new Set<Block['kind']>(['text', 'picture', 'collapsible-list', 'modal', 'video'])

/**
 * The rail stands beside the first stretch of text that has something to list, or an amount to show with it; a text with a
 * panel is a stretch by itself. Where nothing does, text that follows the title comes after it all the same.
 */
export function railedBlocks(blocks: Block[], hasAmount: boolean): RailedBlocks {
  let start = 0
  while (start < blocks.length) {
    const wide = blocks.findIndex(({ kind }, place) => place >= start && !narrowKinds.has(kind))
    const text = wide < 0 ? blocks.length : wide
    const end = text === start && blocks[start]?.kind === 'sticky-panel' ? start + 1 : text
    const beside = blocks.slice(start, end)
    if (beside.length > 0 && (hasAmount || placesIn(beside).length > 1))
      return { before: blocks.slice(0, start), beside, rest: blocks.slice(end) }
    start = Math.max(end, start + 1)
  }
  const under = blocks[1]
  return under && narrowKinds.has(under.kind)
    ? { before: blocks.slice(0, 1), beside: [], rest: blocks.slice(1) }
    : { before: blocks, beside: [], rest: [] }
}

/** What stands on the page, as far as the rail goes along. */
export function placesIn(blocks: Block[]): Place[] {
  return blocks.flatMap((block): Place[] => {
    if (block.kind === 'text' || block.kind === 'sticky-panel')
      return headingPlaces(block).map(({ id, label }) => ({ id, label }))
    return block.kind === 'collapsible-list' || block.kind === 'video'
      ? [{ id: block.id, label: block.title }]
      : []
  })
}

export type Action = { label: string; href: string; audience?: 'for-visitors' | 'for-members' }

/** What the page asks of its reader: at its head, or else in its call. */
export function actionsOf(blocks: Block[]): Action[] {
  const [first] = blocks.find((block): block is BlockOf<'hero'> => block.kind === 'hero')?.buttons ?? []
  if (first) return [first]

  const call = blocks.find((block): block is BlockOf<'call-to-action'> => block.kind === 'call-to-action')
  if (!call) return []
  if (!call.forMembers) return [call.button]
  return [
    { ...call.button, audience: 'for-visitors' },
    { ...call.forMembers.button, audience: 'for-members' },
  ]
}
