import { createHash } from 'node:crypto'
import { lockInMinutes } from '#periods.ts'

/** How often something may happen within a window, and for how long it is refused after that. */
export type Limit = {
  name: string
  most: number
  windowInMinutes: number
  /** Counted from the moment the limit was reached; without it: until the window ends. */
  blockInMinutes?: number
}

const anHour = 60
const aDay = 24 * 60

/** Of a secret: after so many wrong ones, guessing stops for a while. */
const guesses = { most: 5, windowInMinutes: anHour, blockInMinutes: lockInMinutes }

export const limits = {
  logInsPerAddress: { name: 'login', ...guesses },
  logInsPerIp: { name: 'login-ip', most: 100, windowInMinutes: anHour },
  /** Of a browser that the member used before: strangers do not count there. */
  logInsPerKnownBrowser: { name: 'login-browser', ...guesses },
  /** Right ones, each of which costs us a hash: more than anybody needs. */
  rightLogInsPerAddress: { name: 'login-right', most: 1_000, windowInMinutes: anHour },
  passwordsPerMember: { name: 'password', ...guesses },
  /** Right ones too: each costs us as much as a login. */
  passwordChecksPerMember: { name: 'password-checks', most: 60, windowInMinutes: anHour },
  secondFactorsPerEditor: { name: 'second-factor', ...guesses },
  secondFactorsPerEditorADay: { name: 'second-factor-day', most: 20, windowInMinutes: aDay },
  /** So many wrong codes of a day are not worth a mail. */
  quietWrongCodesADay: { name: 'wrong-code', most: 2, windowInMinutes: aDay },
  wrongCodeMailsADay: { name: 'wrong-code-mail', most: 3, windowInMinutes: aDay },
  registrationsPerIp: { name: 'register-ip', most: 30, windowInMinutes: anHour },
  /** The password that is asked for when a link is opened in another browser. */
  passwordsPerRegistration: { name: 'activate', ...guesses },
  resetsPerLink: { name: 'reset-link', most: 20, windowInMinutes: anHour },
  mailsPerAddressAnHour: { name: 'mail-hour', most: 3, windowInMinutes: anHour },
  mailsPerAddressADay: { name: 'mail-day', most: 10, windowInMinutes: aDay },
  mailsPerIp: { name: 'mail-ip', most: 30, windowInMinutes: anHour },
  /** Asked for without an account, so they use up none of the mails that an account needs. */
  calculationMailsPerAddressAnHour: { name: 'calculation-hour', most: 3, windowInMinutes: anHour },
  calculationMailsPerAddressADay: { name: 'calculation-day', most: 10, windowInMinutes: aDay },
  calculationMailsPerIp: { name: 'calculation-ip', most: 30, windowInMinutes: anHour },
  resetMailsPerAddressAnHour: { name: 'reset-hour', most: 3, windowInMinutes: anHour },
  resetMailsPerAddressADay: { name: 'reset-day', most: 10, windowInMinutes: aDay },
  resetMailsPerIp: { name: 'reset-ip', most: 30, windowInMinutes: anHour },
  resetMailsPerKnownBrowser: { name: 'reset-browser', most: 3, windowInMinutes: anHour },
  /** One less than the mails with a link that a known browser may ask for: the last link works. */
  linksVoidedPerMember: { name: 'void-links', most: 2, windowInMinutes: anHour },
  invitationsPerAddress: { name: 'invitation', most: 3, windowInMinutes: aDay },
  /** What those who make the pages let us tell each other. */
  colleagueMailsPerAddressAnHour: { name: 'colleague-mail-hour', most: 10, windowInMinutes: anHour },
  colleagueMailsPerAddressADay: { name: 'colleague-mail-day', most: 40, windowInMinutes: aDay },
  exportsPerMember: { name: 'export', most: 5, windowInMinutes: anHour },
  /** Refusals of a stranger that are noted; what comes after them is only counted. */
  refusalsNotedPerIp: { name: 'refusals-noted', most: 30, windowInMinutes: anHour },
} satisfies Record<string, Limit>

/** Addresses are counted for, not kept: the key is a hash. */
export function limitKeyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}
