import { z } from 'zod'
import { dutchDayOf } from '#dutch-day.ts'
import { youngestMemberInYears } from '#periods.ts'
import { isReadable, unreadable } from './readable.ts'

/** Fields that forms are made of. Each takes the one message that tells a person what to do. */

/** Characters that nobody types and that a database or a mail may stumble over. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the rule is about
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** A secret or a code: taken exactly as it was typed. */
export const secret = (message: string) => z.string({ error: message }).min(1, message).max(2_000, message)

/** What editors write for everybody. */
export const readable = (message?: string) =>
  z.string(message === undefined ? {} : { error: message }).refine(isReadable, unreadable)

const longestName = 100

/** Letters of any script with their marks; nothing that could be an address, a number, or turn the text around. */
const nameCharacters = /^[\p{L}\p{M} .'’-]+$/u

/** As written, a name of 100 characters is no longer than this. What is longer is not looked at. */
const mostUnitsOfName = 10 * longestName

export function personName(message: string) {
  const tooLong = `Gebruik hooguit ${longestName} tekens.`
  return z
    .string({ error: message })
    .max(mostUnitsOfName, tooLong)
    .transform((name) =>
      name
        .normalize('NFC')
        .replace(/\p{Zs}+/gu, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1, message)
        .refine((name) => [...name].length <= longestName, tooLong)
        .refine(
          (name) => name === '' || (nameCharacters.test(name) && /\p{L}/u.test(name)),
          'Gebruik alleen letters, spaties, streepjes, punten en apostrofs.',
        ),
    )
}

const emailMessage = 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.'

/**
 * Quoted local parts are refused: mail programs disagree about what they mean. Other letters than those of ASCII are
 * too: the Kelvin sign is a k in small letters, so one address would be compared as another.
 */
const emailPattern =
  /^[!#$%&'*+/=?^_`{|}~.a-z0-9-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

const longestEmail = 254

/** With what somebody pasted around it. */
const mostUnitsOfEmail = 1_000

export function emailAddress(message: string) {
  return z
    .string({ error: message })
    .max(mostUnitsOfEmail, emailMessage)
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
    email.length <= longestEmail &&
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

const oldestAge = 120

/** A day that exists, neither too young for an account nor older than people get. */
export function birthdate(message: string, now: Date) {
  const youngest = dayYearsBefore(now, youngestMemberInYears)
  const oldest = dayYearsBefore(now, oldestAge)
  return z
    .string({ error: message })
    .min(1, message)
    .refine((day) => day === '' || isRealDay(day), 'Vul een bestaande datum in, bijvoorbeeld 7 11 1985.')
    .refine(
      (day) => day <= youngest || !isRealDay(day),
      `Je moet ${youngestMemberInYears} jaar of ouder zijn voor een account.`,
    )
    .refine((day) => day >= oldest || !isRealDay(day), 'Controleer het jaar van je geboortedatum.')
}

function isRealDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const [year, month, date] = partsOf(day)
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(month, year)
}

function daysIn(month: number, year: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return isLeapYear ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Days as they are written are in the order of the calendar. */
function dayYearsBefore(now: Date, years: number): string {
  const today = dutchDayOf(now)
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

function partsOf(day: string): [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
}
