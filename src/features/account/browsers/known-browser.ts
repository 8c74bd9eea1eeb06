import { emailKeyOf } from '../member.ts'

/**
 * A browser in which a member logged in before. Strangers who guess passwords from elsewhere cannot lock it out: it has
 * counters of its own. It opens nothing by itself.
 */
export const knownBrowsersPerMember = 20

/** Who tries, where this account was used before: guesses are counted by it. */
export function knownBrowserKeyOf(browserHash: string, email: string): string {
  return `${browserHash} ${emailKeyOf(email)}`
}
