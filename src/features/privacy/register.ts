import { accessEntries } from './access-entries.ts'
import { browserEntries } from './browser-entries.ts'
import type { Column, Entry, StoredEntry } from './entry.ts'
import { mailEntries } from './mail-entries.ts'
import { profileEntries } from './profile-entries.ts'
import { safetyEntries } from './safety-entries.ts'
import { searchEntries } from './search-entries.ts'

/**
 * Every personal thing that the site keeps. The privacy page is made of it, and how long something is kept comes from
 * the constants that the code itself goes by: page and code cannot differ.
 */
export const register = {
  profile: profileEntries,
  access: accessEntries,
  mail: mailEntries,
  safety: safetyEntries,
  search: searchEntries,
  browser: browserEntries,
} satisfies Record<string, Entry[]>

export function registeredColumns(): Column[] {
  const { profile, access, mail, safety, search } = register
  return [profile, access, mail, safety, search].flat().flatMap(({ columns }: StoredEntry) => columns)
}
