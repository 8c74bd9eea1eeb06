import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, choice, wholeNumber, words } from '../fields.ts'

/** Packages of one year as columns, what they cover as rows, from the insurance data. */
export const supplementaryList = z.object({
  kind: z.literal('supplementary-list'),
  id: blockId(),
  title: words('Titel', 90),
  intro: words('Inleiding', 320).optional(),
  year: wholeNumber('Jaar', 'De premies en dekkingen komen uit de verzekeringsgegevens van dit jaar.'),
  packages: choice('Welke pakketten', { supplementary: 'Aanvullende pakketten', dental: 'Tandpakketten' }),
})
export type SupplementaryList = z.infer<typeof supplementaryList>

export const aboutSupplementaryList: AboutBlock = {
  label: 'Pakketten vergelijken',
  useFor: 'Als lezers aanvullende pakketten of tandpakketten naast elkaar willen zien.',
}
