import { type CookieChoice, type Purpose, purposes } from './cookie-choice.ts'

/** The day on which the words of the bar were last changed. The ledger tells which words somebody agreed to. */
export const textVersion = '2026-11-18'

/** In the words of the bar. */
export function describeChoice(choice: CookieChoice): string {
  if (choice.length === purposes.length) return 'alles accepteren'
  return choice.length === 0
    ? 'alleen noodzakelijk'
    : choice.map((purpose) => purposeNames[purpose]).join(', ')
}

const purposeNames: Record<Purpose, string> = {
  statistics: 'statistiek',
  video: 'video van andere websites',
}
