import { z } from 'zod'

/** Fields that forms are made of. Each takes the one message that tells a person what to do. */

/** Characters that nobody types and that a database or a mail may stumble over. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the rule is about
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** A secret or a code: taken exactly as it was typed. */
export const secret = (message: string) => z.string({ error: message }).min(1, message).max(2_000, message)

export function personName(message: string) {
  return z
    .string({ error: message })
    .transform((name) => name.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, message)
        .refine((name) => [...name].length <= 100, 'Gebruik hooguit 100 tekens.')
        .refine((name) => !controlCharacters.test(name), 'Gebruik alleen letters en leestekens.')
        .refine((name) => !name.includes('://'), 'Vul een naam in, geen webadres.'),
    )
}

const emailMessage = 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.'

/** Quoted local parts are refused: mail programs disagree about what they mean. */
const emailPattern =
  /^[^\s@"(),:;<>[\]\\]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/iu

export function emailAddress(message: string) {
  return z
    .string({ error: message })
    .transform((email) => email.trim())
    .pipe(
      z
        .string()
        .min(1, message)
        .refine((email) => email === '' || isEmailAddress(email), emailMessage),
    )
}

export function isEmailAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    !controlCharacters.test(email) &&
    emailPattern.test(email) &&
    !/^\.|\.@|\.\./.test(email)
  )
}

/** JSON sends a yes or no as such, a form without script sends the words. */
export function yesOrNo(message: string) {
  return z
    .union([z.boolean(), z.enum(['true', 'false'])], { error: message })
    .transform((answer) => answer === true || answer === 'true')
}

/** A box that is not ticked is not sent. */
export function checkbox() {
  return z
    .union([z.boolean(), z.enum(['true', 'false', 'on'])], { error: 'Kies ja of nee.' })
    .optional()
    .transform((answer) => answer === true || answer === 'true' || answer === 'on')
}

export function optionOf(ids: ReadonlySet<string>, message: string) {
  return z.string({ error: message }).refine((id) => ids.has(id), message)
}

export const youngestAge = 16
const oldestAge = 120

/** A day that exists, of somebody between 16 and 120 years old today. */
export function birthdate(message: string, now: Date) {
  return z
    .string({ error: message })
    .min(1, message)
    .refine((day) => day === '' || isRealDay(day), 'Vul een bestaande datum in, bijvoorbeeld 7 11 1985.')
    .refine(
      (day) => !isRealDay(day) || ageOn(day, now) >= youngestAge,
      'Je moet 16 jaar of ouder zijn voor een account.',
    )
    .refine(
      (day) => !isRealDay(day) || ageOn(day, now) <= oldestAge,
      'Controleer het jaar van je geboortedatum.',
    )
}

function isRealDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
}

function ageOn(day: string, now: Date): number {
  const hadBirthday = now.toISOString().slice(5, 10) >= day.slice(5)
  return now.getUTCFullYear() - Number(day.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
