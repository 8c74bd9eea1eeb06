import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, button, list, pictureReference, words } from '../fields.ts'

export const hero = z.object({
  kind: z.literal('hero'),
  id: blockId(),
  title: words('Titel van de pagina', 90),
  lead: words('Inleiding', 320, 'Wat de lezer op deze pagina vindt, in één of twee zinnen.'),
  picture: pictureReference('Afbeelding').optional(),
  buttons: list('Knoppen', 'knop', button('Knop')).max(2).default([]),
})
export type Hero = z.infer<typeof hero>

export const aboutHero: AboutBlock = {
  label: 'Kop van de pagina',
  useFor: 'Bovenaan elke pagina, één keer: de titel, een inleiding en hooguit twee knoppen.',
}
