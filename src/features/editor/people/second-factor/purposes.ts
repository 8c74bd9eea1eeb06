/** What a sealed secret is for: it opens for nothing else. */

export function secretOf(memberId: string): string {
  return `the app of ${memberId}`
}

/** Bound to the session, the password and the address: when one of them changes, it opens no more. */
export function offerTo(tokenHash: string, { credentialVersion }: { credentialVersion: number }): string {
  return `offered to ${tokenHash} of version ${credentialVersion}`
}
