import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, list, richText, words, yesOrNo } from '../fields.ts'

/** Questions and answers. Opening one closes the others, unless they may stay open. */
export const collapsibleList = z.object({
  kind: z.literal('collapsible-list'),
  id: blockId(),
  title: words('Titel', 90),
  leaveOpen: yesOrNo(
    'Meer antwoorden tegelijk open',
    'Anders sluit een antwoord als je het volgende opent.',
  ).default(false),
  items: list(
    'Vragen',
    'vraag',
    z.object({ id: blockId(), question: words('Vraag', 140), html: richText('Antwoord') }),
  )
    .min(1)
    .max(40),
})
export type CollapsibleList = z.infer<typeof collapsibleList>

export const aboutCollapsibleList: AboutBlock = {
  label: 'Vragen en antwoorden',
  useFor: 'Als lezers met verschillende vragen komen en elk maar één antwoord zoeken.',
}
