import type { Database } from '#database/database.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { confirmSession } from '#features/account/sessions/store.ts'
import { entranceOf } from '../editor.ts'
import type { Act } from '../roles.ts'
import { findEditor } from '../store.ts'

/**
 * Whether somebody who was let in may still write, asked inside a transaction: who was logged out, reset the password or
 * lost the role meanwhile, or got one that may not do this, may not. Whoever ends the session waits until this transaction is over, or was first.
 */
export async function confirmEditor(
  trx: Database,
  { memberId, secondFactorAt, tokenHash }: Pick<Session, 'memberId' | 'secondFactorAt' | 'tokenHash'>,
  act: Act,
  now: Date,
): Promise<boolean> {
  if (!(await confirmSession(trx, tokenHash, now))) return false
  return entranceOf(await findEditor(trx, memberId), secondFactorAt, act).outcome === 'welcome'
}
