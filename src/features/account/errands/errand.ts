import type { ProfileChanges } from '#features/profile/profile.ts'

/**
 * Something that a visitor asked for an address. It is written down for known and unknown addresses alike, and done
 * after the answer was given: neither the answer nor its time tells whether we know the address.
 */
export type Errand = { requestId: string; mayMail: boolean } & (
  | { kind: 'register'; email: string; passwordHash: string; profile: ProfileChanges }
  | { kind: 'send-activation'; email?: string; memberId?: string }
  | { kind: 'send-reset'; email: string }
)

/** What could not be done within a day is not wanted any more, and holds personal data. */
export const unfinishedErrandsInDays = 1
