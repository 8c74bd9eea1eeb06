import { z } from 'zod'
import { pagesOfDeadlines } from '#features/insurance/agenda/deadlines.ts'
import type { AboutBlock } from '../about-block.ts'
import { accent, bar, box, dot } from '../drawing.ts'
import { blockId, titleAndIntro, yearAbout } from '../fields.ts'
import { titled } from '../piece.ts'

/** The days that lead up to the insurance of a year, to put in a calendar. */
export const deadlines = z.object({
  kind: z.literal('deadlines'),
  id: blockId(),
  ...titleAndIntro(),
  year: yearAbout('Het jaar waarin de verzekering begint. De data komen uit de jaarcijfers.'),
})
export type Deadlines = z.infer<typeof deadlines>

export const aboutDeadlines: AboutBlock<Deadlines> = {
  label: 'Belangrijke data',
  useFor:
    'Als lezers op tijd iets moeten doen. Ze zien de data, hoe lang het nog duurt, en zetten ze in hun agenda.',
  drawing: [
    ...[4, 14, 24].flatMap((y) => [box(3, y, 42, 7), dot(8, y + 3.5, 2, accent), bar(14, y + 2.5, 26)]),
  ],
  ...titled,
  wishes: () => ({ yearFacts: true, pages: Object.values(pagesOfDeadlines) }),
}
