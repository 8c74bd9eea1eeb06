import type { Database } from '#database/database.ts'
import { findMember } from '#features/account/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { momentInWords } from '#period-words.ts'
import { findEditor } from '../../people/store.ts'
import { type PlannedChange, plannedAddress } from '../planned-change.ts'

/** Who is no longer an editor could not do anything about it. */
export async function tellPlanner(
  trx: Database,
  { id, by, at, kind }: PlannedChange,
  now: Date,
): Promise<void> {
  const member = by !== null && (await findEditor(trx, by)) ? await findMember(trx, by) : undefined
  if (!member || by === null) return
  const { email: to, firstName } = member
  const mail = { to, firstName, what: kind, path: plannedAddress(id), when: momentInWords(at) }
  await queueMail(trx, { kind: 'planned-change-failed', ...mail }, by, now)
}
