import type { Addresses } from '#site/addresses.ts'

const result = 'al-ingelogd'

/** The account page, which then says why you are there. */
export function alreadyLoggedIn({ myAccount }: Addresses): string {
  return `${myAccount}?r=${result}`
}

export function wasLoggedIn(query: unknown): boolean {
  return (query as Record<string, unknown>).r === result
}
