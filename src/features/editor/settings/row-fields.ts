import { z } from 'zod'
import { toAmount } from '#features/insurance/money.ts'
import { readEuros } from '#features/insurance/read-euros.ts'
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

/** In whole cents. */
export const amount = (example: string, mostInCents: number) =>
  z.string().transform((typed, { addIssue }) => {
    const cents = readEuros(typed)
    if (cents !== undefined && cents <= mostInCents) return cents
    addIssue(
      cents === undefined
        ? `Vul een bedrag in, zoals ${example}.`
        : `Vul een bedrag in van hooguit ${toAmount(mostInCents)}.`,
    )
    return z.NEVER
  })

/** As it stands in a form: "157,95". */
export function amountCell(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** In thousandths of a percent. */
export const share = (example: string) =>
  z
    .string()
    .regex(/^\d{1,3}(,\d{1,3})?( ?%| procent)?$/, `Vul een percentage in, zoals ${example}.`)
    .transform((typed) => Math.round(Number.parseFloat(typed.replace(',', '.')) * 1_000))
    .refine((thousandths) => thousandths <= 100_000, 'Vul een percentage van 0 tot 100 in.')

export function shareCell(thousandths: number): string {
  return `${(thousandths / 1_000).toString().replace('.', ',')} %`
}

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

export const yesOrNo = (message: string) =>
  z.enum(['ja', 'nee'], { error: message }).transform((answer) => answer === 'ja')

export const yesOrNoChoices = [
  { id: 'ja', label: 'Ja' },
  { id: 'nee', label: 'Nee' },
]

export const sitePath = (message: string) =>
  z
    .string()
    .regex(/^\/[^\s?#]*$/, message)
    .max(300, 'Gebruik hooguit 300 tekens.')

export const pageHint = 'Typ een stuk van de titel en kies de pagina, of typ het adres.'

/** Words with commas between. */
export const wordList = () =>
  z.string().transform((value) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
