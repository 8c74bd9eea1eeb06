import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, button, group, richText, words } from '../fields.ts'

/** A text with a panel beside it that stays in view as long as the text is on screen. */
export const stickyPanel = z.object({
  kind: z.literal('sticky-panel'),
  id: blockId(),
  html: richText('Tekst'),
  panel: group('Paneel ernaast', {
    title: words('Titel', 70),
    text: words('Tekst', 240),
    button: button('Knop'),
  }),
})
export type StickyPanel = z.infer<typeof stickyPanel>

export const aboutStickyPanel: AboutBlock = {
  label: 'Tekst met paneel',
  useFor: 'Bij een lange tekst waar één volgende stap bij hoort. Het paneel blijft in beeld.',
}
