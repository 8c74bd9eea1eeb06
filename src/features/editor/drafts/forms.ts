import { z } from 'zod'
import { pagePath } from '#features/blocks/fields.ts'
import { draftDocument } from './draft-document.ts'
import { readDutchTime } from './dutch-time.ts'

/** What the calls of the redactie about pages and drafts take. */

const id = z.string({ error: 'Er is niet gezegd om welk concept het gaat.' }).min(1).max(100)
const revision = z.coerce.number({ error: 'Er is niet gezegd om welke versie het gaat.' }).int()
const path = z.string({ error: 'Kies een pagina.' }).max(200, 'Dit adres is te lang.').pipe(pagePath('Adres'))

export const startForm = z.object({ path })
export const saveForm = z.object({ id, revision, document: draftDocument })
export const checkForm = z.object({ id, document: draftDocument })
export const pathForm = z.object({ path })
export const restoreForm = z.object({
  version: z.string({ error: 'Kies een versie.' }).min(1).max(100),
  how: z.enum(['draft', 'at-once', 'if-gone'], { error: 'Kies hoe je de versie terugzet.' }),
})

export type PublishAsked = { id: string; revision: number; at?: Date | undefined }

const longestPlanInDays = 400

/** A program sends the instant (`at`), a form sends what a Dutch clock shows then. */
export function publishForm(now: Date): z.ZodType<PublishAsked> {
  return z
    .object({
      id,
      revision,
      at: z.iso.datetime({ offset: true, error: 'Kies een bestaande dag en tijd.' }).optional(),
      when: z.enum(['now', 'later']).optional(),
      day: z.string().max(20).optional(),
      time: z.string().max(20).optional(),
    })
    .transform(({ at, when, day = '', time = '', ...rest }, context): PublishAsked => {
      if (!at && when !== 'later') return rest
      const moment = at ? new Date(at) : readDutchTime(day, time)
      const fault = faultIn(moment, now)
      if (fault) context.addIssue({ code: 'custom', path: [at ? 'at' : 'day'], message: fault })
      return { ...rest, at: moment }
    })
}

function faultIn(moment: Date | undefined, now: Date): string | undefined {
  if (!moment) return 'Kies een bestaande dag en tijd.'
  if (moment <= now) return 'Kies een tijd die nog komt.'
  const latest = now.getTime() + longestPlanInDays * 86_400_000
  return moment.getTime() > latest ? 'Kies een tijd binnen een jaar.' : undefined
}
