import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, button, group, words } from '../fields.ts'

const call = {
  title: words('Titel', 90),
  text: words('Tekst', 320),
  button: button('Knop'),
}

/** What we ask of the reader; a member may be asked something else. */
export const callToAction = z.object({
  kind: z.literal('call-to-action'),
  id: blockId(),
  ...call,
  forMembers: group(
    'Anders voor leden',
    call,
    'Wie is ingelogd, ziet dit in plaats van het bovenste.',
  ).optional(),
})
export type CallToAction = z.infer<typeof callToAction>

export const aboutCallToAction: AboutBlock = {
  label: 'Oproep',
  useFor: 'Als je de lezer één ding wilt laten doen, zoals lid worden of een training kiezen.',
}
