import { z } from 'zod'
import { productsOf } from '#features/insurance/comparison.ts'
import type { AboutBlock } from '../about-block.ts'
import { grid } from '../drawing.ts'
import { blockId, choice, titleAndIntro, yearAbout } from '../fields.ts'
import { titled } from '../piece.ts'
import { readPackageChoice } from './package-choice.ts'

/** Packages of one year as columns, what they cover as rows, from the insurance data. */
export const supplementaryList = z.object({
  kind: z.literal('supplementary-list'),
  id: blockId(),
  ...titleAndIntro(),
  year: yearAbout('De premies en vergoedingen komen uit de verzekeringsgegevens van dit jaar.'),
  packages: choice('Welke pakketten', { supplementary: 'Aanvullende pakketten', dental: 'Tandpakketten' }),
})
export type SupplementaryList = z.infer<typeof supplementaryList>

export const aboutSupplementaryList: AboutBlock<SupplementaryList> = {
  label: 'Pakketten vergelijken',
  useFor: 'Als lezers aanvullende pakketten of tandpakketten naast elkaar willen zien.',
  drawing: grid([17, 31], [10, 16, 22]),
  ...titled,
  wishes: (block) => ({
    coverPages: true,
    query: {
      keys: ['pakket', 'verschillen'],
      choices: ({ insurance, query }) => {
        const { asked, onlyDifferences } = readPackageChoice(
          productsOf(insurance, block.packages, block.year),
          query,
        )
        return { pakket: asked, verschillen: onlyDifferences ? '1' : '' }
      },
    },
  }),
}
