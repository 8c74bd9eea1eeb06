import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, choice, pagePath, wholeNumber, words } from '../fields.ts'

/** The pages below an address, with a filter by topic. */
export const overview = z.object({
  kind: z.literal('overview'),
  id: blockId(),
  title: words('Titel', 90),
  below: pagePath('Pagina’s onder', 'Het overzicht toont alle pagina’s die hieronder hangen.'),
  order: choice('Volgorde', { newest: 'Nieuwste eerst', alphabet: 'Van A tot Z' }).default('newest'),
  atOnce: wholeNumber('Aantal tegelijk').min(3).max(60).default(9),
})
export type Overview = z.infer<typeof overview>

export const aboutOverview: AboutBlock = {
  label: 'Overzicht van pagina’s',
  useFor:
    'Als lezers moeten kiezen uit alle pagina’s over een onderwerp. Nieuwe pagina’s komen er vanzelf bij.',
}
