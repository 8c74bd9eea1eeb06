import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, wholeNumber, words } from '../fields.ts'

/** The basic insurances of one year side by side, from the insurance data. */
export const insuranceList = z.object({
  kind: z.literal('insurance-list'),
  id: blockId(),
  title: words('Titel', 90),
  intro: words('Inleiding', 320).optional(),
  year: wholeNumber('Jaar', 'De premies en dekkingen komen uit de verzekeringsgegevens van dit jaar.'),
})
export type InsuranceList = z.infer<typeof insuranceList>

export const aboutInsuranceList: AboutBlock = {
  label: 'Basisverzekeringen vergelijken',
  useFor: 'Als lezers premies en dekkingen van de basisverzekeringen naast elkaar willen zien.',
}
