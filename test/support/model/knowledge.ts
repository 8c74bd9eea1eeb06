import type { Mail } from '#features/mail/mail.ts'
import { type Mailbox, type Person, readerOf, reads } from './people.ts'

/** A password, and where it comes from. Every one that is chosen in a run is another text. */
export type Chosen = {
  text: string
  by: Person
  at: Mailbox
  moment: number
  how: 'registered' | 'reset' | 'changed'
  /** The password that was shown to choose this one. */
  from?: Chosen | undefined
  /** Whoever reads the mailbox gave this password when they activated. */
  isConfirmed?: boolean
  /** The site did not take it, and its chooser knows. */
  isRefused?: boolean
}

export type Account = {
  id: string
  /** Where it was made. */
  born: Mailbox
  /** What may open it since it was reset or changed; before that: what its registration says. */
  current: Set<Chosen> | undefined
  /** The moment of the last reset, and of what last ended all sessions. */
  resetIn: number
  sessionsEndedIn: number
}

export type Letter = { mail: Mail; to: Mailbox; code: string; moment: number }

/**
 * A password opens an account only if whoever reads its mailbox chose or confirmed it, or somebody who had such a
 * password changed it; and after a reset only what began with that reset.
 */
export function mayOpen(account: Account, chosen: Chosen): boolean {
  if (account.current) return account.current.has(chosen)
  return (
    chosen.how === 'registered' &&
    chosen.at === account.born &&
    (reads(chosen.by, chosen.at) || chosen.isConfirmed === true)
  )
}

/** Whose authority a password goes back to: who chose the first of the row. */
export function authorOf({ by, how, from, at }: Chosen): Person {
  if (how === 'reset') return readerOf(at)
  return from ? authorOf(from) : by
}
