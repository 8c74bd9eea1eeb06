import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { accent, bar, box, dot } from '../drawing.ts'
import { blockId, titleAndIntro, yearAbout } from '../fields.ts'
import { titled } from '../piece.ts'
import { premiumKeys, readPremiumChoice } from './premium-choice.ts'

/** What a household pays a month and a year, for up to three choices, from the insurance data. */
export const premiumCalculator = z.object({
  kind: z.literal('premium-calculator'),
  id: blockId(),
  ...titleAndIntro(),
  year: yearAbout('De premies en kortingen komen uit de verzekeringsgegevens van dit jaar.'),
})
export type PremiumCalculator = z.infer<typeof premiumCalculator>

export const aboutPremiumCalculator: AboutBlock<PremiumCalculator> = {
  label: 'Premie berekenen',
  useFor: 'Als lezers willen uitrekenen wat ze met hun gezin per maand en per jaar betalen.',
  drawing: [
    box(3, 4, 18, 24),
    bar(6, 8, 12),
    bar(6, 14, 12),
    bar(6, 20, 12),
    box(25, 4, 20, 24),
    dot(35, 12, 4, accent),
    bar(29, 20, 12),
  ],
  ...titled,
  wishes: ({ year }) => ({
    yearFacts: true,
    query: {
      keys: premiumKeys,
      choices: (gathered) => {
        const { faults, normal } = readPremiumChoice(gathered, year, gathered.query)
        // Of what does not fit there is no end.
        return Object.keys(faults).length > 0 ? undefined : normal
      },
    },
  }),
}
