import type { DraftBlock } from '../draft.ts'
import type { GateFinding } from '../gate/finding.ts'
import { blockLabelOf } from '../labels.ts'

/** Where on the page it is: "Blok 3, Tekst:". */
export function placeOf({ blockId }: Pick<GateFinding, 'blockId'>, blocks: DraftBlock[]): string {
  const index = blocks.findIndex(({ id }) => id === blockId)
  return index === -1 ? 'Hele pagina:' : `Blok ${index + 1}, ${blockLabelOf(blocks[index]?.kind ?? '')}:`
}
