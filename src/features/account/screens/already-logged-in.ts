import type { Addresses } from '#site/addresses.ts'

/** The account page, which then says why you are there. */
export function alreadyLoggedIn({ myAccount }: Addresses): string {
  return `${myAccount}?r=al-ingelogd`
}
