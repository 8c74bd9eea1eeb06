import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { grid } from '../drawing.ts'
import { blockId, titleAndIntro, yearAbout } from '../fields.ts'
import { titled } from '../piece.ts'
import { readInsuranceChoice } from './insurance-choice.ts'

/** The basic insurances of one year side by side, from the insurance data. */
export const insuranceList = z.object({
  kind: z.literal('insurance-list'),
  id: blockId(),
  ...titleAndIntro(),
  year: yearAbout('De premies en vergoedingen komen uit de verzekeringsgegevens van dit jaar.'),
})
export type InsuranceList = z.infer<typeof insuranceList>

export const aboutInsuranceList: AboutBlock<InsuranceList> = {
  label: 'Basisverzekeringen vergelijken',
  useFor: 'Als lezers premies en vergoedingen van de basisverzekeringen naast elkaar willen zien.',
  drawing: grid([14, 24, 34], [11, 19]),
  ...titled,
  wishes: () => ({
    coverPages: true,
    query: {
      keys: ['verzekeraar', 'vorm', 'verschillen'],
      choices: ({ insurance, query }) => {
        const { insurer, form, onlyDifferences } = readInsuranceChoice(insurance, query)
        return { verzekeraar: insurer, vorm: form, verschillen: onlyDifferences ? '1' : '' }
      },
    },
  }),
}
