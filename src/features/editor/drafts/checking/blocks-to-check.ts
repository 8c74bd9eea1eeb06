import { type KnownNames, linesOfBlock } from '../compare/reading-lines.ts'
import type { DraftBlock } from '../draft.ts'
import { blockLabelOf } from '../labels.ts'

/** A block for whoever checks: where it stands, and how it begins. */
export type BlockToCheck = { id: string; place: string; begin: string }

const longestBegin = 160

/** With those about which something was `said`, also when a colleague removed them meanwhile. */
export function blocksToCheck(blocks: DraftBlock[], names: KnownNames, said: string[]): BlockToCheck[] {
  const there = blocks.map((block, index) => ({
    id: block.id,
    place: `Blok ${index + 1}, ${blockLabelOf(block.kind)}`,
    begin: shortened(linesOfBlock(block, names).join(' · ')),
  }))
  const known = new Set(['', ...blocks.map(({ id }) => id)])
  const gone = said.filter((id) => !known.has(id))
  return [...gone.map((id) => ({ id, place: goneBlock, begin: whatBecomesOfIt })), ...there]
}

export const goneBlock = 'Een blok dat weg is'
const whatBecomesOfIt =
  'Een collega haalde dit blok intussen weg. Stuur je de pagina terug, dan staat je opmerking bij de hele pagina.'

function shortened(words: string): string {
  return words.length > longestBegin ? `${words.slice(0, longestBegin)}…` : words
}
