import { z } from 'zod'
import { isSeenOrEmpty, unseen, withoutUnseen } from '#forms/readable.ts'

/** Fields of settings, each with the message that tells an editor what to do. */

export const text = (most: number, message: string) =>
  z
    .string()
    .refine((value) => withoutUnseen(value) !== '', message)
    .max(most, `Gebruik hooguit ${most} tekens.`)

/** For what is shown as it is typed: no year fact takes the place of its name there. */
export const withoutFacts = [
  (value: string) => !/\{\{|\}\}/.test(value),
  'Noem hier geen jaarcijfers tussen {{ en }}: die worden hier niet ingevuld.',
] as const

/** Empty, or words that somebody sees. */
export const wordsOrNothing = (most: number) =>
  z
    .string()
    .max(most, `Gebruik hooguit ${most} tekens.`)
    .refine(isSeenOrEmpty, unseen)
    .refine(...withoutFacts)

export const optionalText = (most: number) => wordsOrNothing(most).transform((value) => value || undefined)

export const wholeNumber = (message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)

export const yearNumber = () =>
  z
    .string()
    .regex(/^20[2-9]\d$/, 'Vul een jaar in, bijvoorbeeld 2027.')
    .transform(Number)

export const optionalDay = () =>
  z
    .string()
    .refine(
      (day) => day === '' || z.iso.date().safeParse(day).success,
      'Vul een datum in als jjjj-mm-dd, bijvoorbeeld 2026-11-15.',
    )
    .transform((day) => day || undefined)

export const amountStatus = () =>
  z.enum(['voorlopig', 'vastgesteld'], { error: 'Kies of het bedrag vaststaat.' })

export const statusChoices = [
  { id: 'vastgesteld', label: 'Staat vast' },
  { id: 'voorlopig', label: 'Kan nog veranderen' },
]

export const sitePath = (message: string) =>
  z
    .string()
    .regex(/^\/[^\s?#]*$/, message)
    .max(300, 'Gebruik hooguit 300 tekens.')

export const pageHint = 'Typ een stuk van de titel en kies de pagina, of typ haar adres.'

/** Words with commas between. */
export const wordList = () =>
  z.string().transform((value) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
