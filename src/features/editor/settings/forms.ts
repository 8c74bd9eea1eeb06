import { z } from 'zod'
import { readable } from '#forms/fields.ts'

/** What the calls about settings take. */

const most = [5_000, 'Gebruik hooguit 5.000 tekens in een veld.'] as const
const sentText = readable('Laad de pagina opnieuw.').max(...most)

/** `readSetting` judges what stands in fields and rows: not before it is known which rows are to go. */
export const settingForm = z
  .object({
    revision: sentText,
    confirmed: sentText.optional(),
    /** A plan that it comes in the place of, and when it should hold instead of now. */
    plan: sentText.optional(),
    later: sentText.optional(),
    at: sentText.optional(),
    day: sentText.optional(),
    time: sentText.optional(),
  })
  .catchall(z.string('Laad de pagina opnieuw.').max(...most))

/** Of the whole form. */
export const mostBytes = 300_000

export const undoForm = z.object({ id: sentText })
