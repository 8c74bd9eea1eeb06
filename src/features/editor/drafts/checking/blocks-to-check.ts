import { type KnownNames, linesOfBlock } from '../compare/reading-lines.ts'
import type { DraftBlock } from '../draft.ts'
import { blockLabelOf } from '../labels.ts'

/** A block for whoever checks: where it stands, and how it begins. */
export type BlockToCheck = { id: string; place: string; begin: string }

const longestBegin = 160

export function blocksToCheck(blocks: DraftBlock[], names: KnownNames): BlockToCheck[] {
  return blocks.map((block, index) => ({
    id: block.id,
    place: `Blok ${index + 1}, ${blockLabelOf(block.kind)}`,
    begin: shortened(linesOfBlock(block, names).join(' · ')),
  }))
}

function shortened(words: string): string {
  return words.length > longestBegin ? `${words.slice(0, longestBegin)}…` : words
}
