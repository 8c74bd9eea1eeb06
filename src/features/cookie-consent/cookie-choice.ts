/** What we ask consent for. What the site cannot do without is not asked. */
export const purposes = ['statistics', 'video'] as const
export type Purpose = (typeof purposes)[number]

/** The purposes that somebody accepted; none of them is a choice too. */
export type CookieChoice = readonly Purpose[]

const version = 'v1:'

/** The day on which the words of the bar were last changed. The ledger tells which words somebody agreed to. */
export const textVersion = '2026-11-15'

/** The value of the cookie. What we would not write ourselves, such as an older version, is no choice. */
export function readCookieChoice(value: string): CookieChoice | undefined {
  const chosen = purposes.filter((purpose) => value.slice(version.length).split(',').includes(purpose))
  return writeCookieChoice(chosen) === value ? chosen : undefined
}

export function writeCookieChoice(choice: CookieChoice): string {
  const chosen = purposes.filter((purpose) => choice.includes(purpose))
  return version + (chosen.join(',') || 'none')
}

/** No choice is no consent. */
export function isAllowed(purpose: Purpose, value: string): boolean {
  return readCookieChoice(value)?.includes(purpose) ?? false
}

/** In the words of the bar. */
export function describeChoice(choice: CookieChoice): string {
  if (choice.length === purposes.length) return 'alles accepteren'
  return choice.length === 0
    ? 'alleen noodzakelijk'
    : choice.map((purpose) => purposeNames[purpose]).join(', ')
}

export const purposeNames: Record<Purpose, string> = {
  statistics: 'statistiek',
  video: 'video van andere websites',
}
