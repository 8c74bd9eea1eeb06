import { joinDates } from '#forms/join-dates.ts'
import type { ProfileChanges } from './profile.ts'

/** What was not chosen yet is nothing. */
export type WholeProfile = Omit<ProfileChanges, 'insured'> & { insured: boolean | null }

/** Every field of the profile with its own type, from a form, where all is text and a box that is not ticked is absent. */
export function wholeProfile(fields: Record<string, unknown>): WholeProfile {
  const joined = joinDates(fields)
  const text = (name: string) => String(joined[name] ?? '')
  const insured = joined.insured === undefined ? null : joined.insured === 'true'
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthdate: text('birthdate'),
    functionType: text('functionType'),
    branch: text('branch'),
    jobPosition: text('jobPosition'),
    insured,
    insurer: insured ? text('insurer') : null,
    memberPanel: joined.memberPanel === 'true',
    newsLetter: joined.newsLetter === 'true',
  }
}
