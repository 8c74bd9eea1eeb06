/** Somebody with an account. */
export type Member = {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  state: MemberState
}

/** Pending: the mailbox was not proven yet. */
export type MemberState = 'pending' | 'active'

/** How addresses are compared: Anna@Example.nl and anna@example.nl are the same mailbox. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}

export const pendingLifetimeInDays = 30
