import type { Database } from '#database/database.ts'
import { affectedBetween } from '../store.ts'

/** Whose accounts something happened to in a period: who must be told when data may have leaked. As CSV. */
export async function reportAffected(db: Database, from: Date, to: Date): Promise<string> {
  const members = await affectedBetween(db, from, to)
  const lines = members.map(({ email, firstName, events }) =>
    [email, firstName, events].map(quoted).join(','),
  )
  return ['email,firstName,events', ...lines].join('\n')
}

/** A sheet takes what begins with =, +, - or @ for a formula. */
function quoted(value: string | number): string {
  return `"${String(value)
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`
}
