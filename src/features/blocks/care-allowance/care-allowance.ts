import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { accent, bar, box, dot, pill } from '../drawing.ts'
import { blockId, titleAndIntro, yearAbout } from '../fields.ts'
import { titled } from '../piece.ts'

/**
 * An estimate of the zorgtoeslag. What somebody types is sent by a press on the button and no other way, stands in no
 * address and is kept by nobody.
 */
export const careAllowance = z.object({
  kind: z.literal('care-allowance'),
  id: blockId(),
  ...titleAndIntro(),
  year: yearAbout('De grenzen en percentages zijn die van dit jaar.'),
})
export type CareAllowance = z.infer<typeof careAllowance>

export const aboutCareAllowance: AboutBlock<CareAllowance> = {
  label: 'Zorgtoeslag schatten',
  useFor: 'Als lezers willen weten of ze zorgtoeslag krijgen, en ongeveer hoeveel.',
  drawing: [box(3, 4, 42, 24), bar(7, 9, 18), bar(7, 15, 18), pill(7, 21), dot(36, 16, 6, accent)],
  ...titled,
}
