import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, richText } from '../fields.ts'

export const text = z.object({ kind: z.literal('text'), id: blockId(), html: richText('Tekst') })
export type Text = z.infer<typeof text>

export const aboutText: AboutBlock = {
  label: 'Tekst',
  useFor: 'Voor gewone tekst met tussenkoppen, lijsten, citaten en tabellen.',
}
