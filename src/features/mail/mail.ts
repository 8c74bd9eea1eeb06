import { mailPatienceInHours } from '#periods.ts'

/**
 * Every mail the site sends. Links are paths; the postman puts our own address in front. A mail to an address that is not
 * proven holds no word that somebody typed: it would be a way to speak in our name.
 */
export type Mail = { to: string } & (
  | { kind: 'activate'; path: string }
  | { kind: 'account-exists'; firstName: string }
  | { kind: 'reset-password'; firstName?: string | undefined; path: string }
  | { kind: 'password-changed'; firstName: string }
  | { kind: 'confirm-email'; path: string }
  | { kind: 'email-changed'; firstName: string }
  | { kind: 'email-taken'; firstName: string }
  | { kind: 'account-removed'; firstName: string }
  | { kind: 'editor-invited'; firstName: string; hasMoved?: boolean }
  /** To an address that is not proven; the role is one of our own words. */
  | { kind: 'colleague-invited'; path: string; role: string }
  | { kind: 'role-changed'; firstName: string; role: string }
  | { kind: 'check-asked'; firstName: string; path: string; what: 'page' | 'setting' }
  | { kind: 'check-sent-back'; firstName: string; path: string; what: 'page' | 'setting' }
  | { kind: 'second-factor-changed'; firstName: string; change: 'set-up' | 'reset' }
  | { kind: 'second-factor-failed'; firstName: string }
  | { kind: 'recovery-code-used'; firstName: string; left: number }
  /** `when` is the planned time, in words; `isAhead` when it is still to come. */
  | { kind: 'publication-failed'; firstName: string; path: string; when: string; isAhead?: boolean }
  | {
      kind: 'planned-change-failed'
      firstName: string
      what: 'offline' | 'setting'
      path: string
      when: string
    }
  /** Asked for by anybody, for any address: our own words and figures, and nothing that was typed but numbers. */
  | { kind: 'premium'; path: string; year: number; choices: MailedPremium[] }
)

/** What a choice costs, as it is read. */
export type MailedPremium = { name: string; month: string; year: string; lines: string[] }

export type MailKind = Mail['kind']
export type MailOf<Kind extends MailKind> = Extract<Mail, { kind: Kind }>

/** A mail as it is sent. */
export type WrittenMail = { subject: string; html: string; text: string }

const firstPauseInMinutes = 1
const longestPauseInMinutes = 6 * 60

/** Pauses grow: 1, 2, 4 minutes and so on, to six hours. The last try is when our patience ends. */
export function nextTryAfter(attempts: number, createdAt: string, now: Date): Date {
  const minutes = Math.min(firstPauseInMinutes * 2 ** (attempts - 1), longestPauseInMinutes)
  return new Date(Math.min(now.getTime() + minutes * 60_000, endOfPatience(createdAt)))
}

export function isTooOld(createdAt: string, now: Date): boolean {
  return now.getTime() >= endOfPatience(createdAt)
}

function endOfPatience(createdAt: string): number {
  return Date.parse(createdAt) + mailPatienceInHours * 3_600_000
}
