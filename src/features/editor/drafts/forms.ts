import { z } from 'zod'
import { pathOfPage } from '#features/blocks/fields.ts'
import { longestPlanInDays } from '#periods.ts'
import { draftDocument } from './draft-document.ts'
import { readDutchTime } from './dutch-time.ts'
import { withOwnLinks } from './own-links.ts'

/** What the calls of the redactie about pages and drafts take. */

const id = z
  .string({ error: 'We weten niet om welk concept het gaat. Laad de pagina opnieuw.' })
  .min(1)
  .max(100)
const revision = z.coerce
  .number({ error: 'We weten niet om welke versie het gaat. Laad de pagina opnieuw.' })
  .int()
const path = z
  .string({ error: 'Kies een pagina.' })
  .max(200, 'Dit adres is te lang.')
  .regex(pathOfPage, 'Kies een pagina van de site.')

/** Which concept, and what of it was seen. */
export const draftKey = { id, revision }

/** The block that somebody came for is chosen at once. */
export const startForm = z.object({ path, block: z.string().max(100).optional() })
export const saveForm = (origin: string) => z.object({ id, revision, document: documentOn(origin) })
export const checkForm = (origin: string) => z.object({ id, document: documentOn(origin) })
export const pathForm = z.object({ path })
export const guardForm = z.object({ path, guarded: z.enum(['yes', 'no'], { error: 'Kies ja of nee.' }) })
export const restoreForm = z.object({
  version: z.string({ error: 'Kies een versie.' }).min(1).max(100),
  how: z.enum(['draft', 'at-once', 'if-gone'], { error: 'Kies hoe je de versie terugzet.' }),
})

function documentOn(origin: string) {
  return draftDocument.transform((document) => withOwnLinks(document, origin))
}

export type PublishAsked = { id: string; revision: number; at?: Date | undefined }
export type OfflineAsked = { path: string; at?: Date | undefined }

/** A program sends the instant (`at`), a form sends what a Dutch clock shows then. */
const moment = {
  at: z.iso.datetime({ offset: true, error: 'Kies een bestaande dag en tijd.' }).optional(),
  when: z.enum(['now', 'later']).optional(),
  day: z.string().max(20).optional(),
  time: z.string().max(20).optional(),
}
type SentMoment = z.infer<z.ZodObject<typeof moment>>

export function publishForm(now: Date): z.ZodType<PublishAsked> {
  return z.object({ id, revision, ...moment }).transform(
    ({ at, when, day, time, ...rest }, context): PublishAsked => ({
      ...rest,
      ...momentIn({ at, when, day, time }, now, context),
    }),
  )
}

export function offlineForm(now: Date): z.ZodType<OfflineAsked> {
  return z
    .object({ path, ...moment })
    .transform(({ path, ...sent }, context): OfflineAsked => ({ path, ...momentIn(sent, now, context) }))
}

/** To another moment, in the same words. */
export function plannedForm(now: Date): z.ZodType<{ id: string; at: Date }> {
  return z.object({ id, ...moment }).transform(({ id, ...sent }, context) => {
    const { at = now } = momentIn({ ...sent, when: 'later' }, now, context)
    return { id, at }
  })
}

/** A moment to look at. */
export function chosenMomentForm(now: Date): z.ZodType<{ at: Date }> {
  return z.object(moment).transform((sent, context) => {
    const { at = now } = momentIn({ ...sent, when: 'later' }, now, context)
    return { at }
  })
}

/** Nothing for who means now. */
export function momentForm(now: Date): z.ZodType<{ at?: Date | undefined }> {
  return z.object(moment).transform((sent, context) => momentIn(sent, now, context))
}

function momentIn(
  { at, when, day = '', time = '' }: SentMoment,
  now: Date,
  context: z.RefinementCtx,
): { at?: Date | undefined } {
  if (!at && when !== 'later') return {}
  const moment = at ? new Date(at) : readDutchTime(day, time)
  const fault = faultIn(moment, now)
  if (fault) context.addIssue({ code: 'custom', path: [at ? 'at' : 'day'], message: fault })
  return { at: moment }
}

function faultIn(moment: Date | undefined, now: Date): string | undefined {
  if (!moment) return 'Kies een bestaande dag en tijd.'
  if (moment <= now) return 'Kies een tijd die nog komt.'
  const latest = now.getTime() + longestPlanInDays * 86_400_000
  return moment.getTime() > latest ? 'Kies een tijd binnen een jaar.' : undefined
}
