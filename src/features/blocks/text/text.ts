import { z } from 'zod'
import { blockId } from '../fields.ts'
import { richText } from '../rich-text.ts'

export const text = z.object({ kind: z.literal('text'), id: blockId(), html: richText() })
export type Text = z.infer<typeof text>
