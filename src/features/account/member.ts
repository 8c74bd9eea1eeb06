/** Somebody with an account. */
export type Member = {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  /** Rises whenever password or address change: what was checked before that does not count any more. */
  credentialVersion: number
}

/** How addresses are compared: Anna@Example.nl and anna@example.nl are the same mailbox. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}
