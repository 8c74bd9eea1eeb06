/** What we ask consent for. What the site cannot do without is not asked. */
export const purposes = ['statistics', 'video'] as const
export type Purpose = (typeof purposes)[number]

/** The purposes that somebody accepted; none of them is a choice too. */
export type CookieChoice = readonly Purpose[]

const version = 'v1:'

/** The value of the cookie. What we would not write ourselves, such as an older version, is no choice. */
export function readCookieChoice(value: string): CookieChoice | undefined {
  const chosen = purposes.filter((purpose) => value.slice(version.length).split(',').includes(purpose))
  return writeCookieChoice(chosen) === value ? chosen : undefined
}

export function writeCookieChoice(choice: CookieChoice): string {
  const chosen = purposes.filter((purpose) => choice.includes(purpose))
  return version + (chosen.join(',') || 'none')
}

/** Every choice that there is: each purpose with and without the others. */
export const possibleChoices: CookieChoice[] = purposes.reduce<CookieChoice[]>(
  (choices, purpose) => choices.flatMap((choice) => [choice, [...choice, purpose]]),
  [[]],
)

/** No choice is no consent. */
export function isAllowed(purpose: Purpose, value: string): boolean {
  return readCookieChoice(value)?.includes(purpose) ?? false
}
