import type { Schema } from '#database/schema.ts'
import { hoursInWords, minutesInWords } from '#period-words.ts'
import { idleSessionInMinutes, longestSessionInHours } from '#periods.ts'

/** Something that we keep of a person. Every word of it is read on the privacy page. */
export type Entry = {
  what: string
  why: string
  ground: Ground
  howLong: string
  /** Who gets to see it. */
  who: string
}

/** Why it is allowed: the grounds of article 6 of the AVG that we use. */
export type Ground = 'agreement' | 'consent' | 'interest'

/** A column of the database, such as `member.first_name`. */
export type Column = { [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}` }[keyof Schema]

export type StoredEntry = Entry & { columns: Column[] }

export const onlyUs = 'Alleen wij'
export const usAndMailServer = 'Wij en onze mailserver'
export const ownBrowser = 'Alleen je browser'
export const whileMember = 'Zolang je account bestaat'
export const whileLoggedIn = `Tot je uitlogt of ${minutesInWords(idleSessionInMinutes)} niets doet, en hooguit ${hoursInWords(longestSessionInHours)}`
