import type { Selection } from 'prosemirror-state'

/** From the first to the last block in which something is selected. Whoever selects everything stands in none of them. */
export function selectedBlocks({ $from, $to }: Selection): { start: number; end: number } {
  return {
    start: $from.depth > 0 ? $from.before(1) : $from.pos,
    end: $to.depth > 0 ? $to.after(1) : $to.pos,
  }
}
