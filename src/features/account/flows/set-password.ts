import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import { logInsPerAddress } from '../limits/limit.ts'
import { clearAllowance } from '../limits/store.ts'
import { emailKeyOf } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findPasswordFault } from '../passwords/password.ts'
import { findProof, forgetProofsOf, takeProof } from '../proofs/store.ts'
import type { Mark } from '../security-log/mark.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { activateMember, findMember, savePasswordHash } from '../store.ts'

export type PasswordReset =
  | { outcome: 'changed' }
  | { outcome: 'refused' }
  | { outcome: 'unfit'; fault: string }

/** Who can read the mailbox chooses a new password. That proves the mailbox: a pending account becomes active. */
export async function setPassword(
  db: Database,
  hasher: Hasher,
  { code, newPassword }: { code: string; newPassword: string },
  mark: Mark,
  now: Date,
): Promise<PasswordReset> {
  const found = await findProof(db, code, 'reset-password', now)
  const member = found?.state === 'valid' ? await findMember(db, found.memberId) : undefined
  if (!member) return refuse(db, found?.memberId, mark, now)

  const fault = findPasswordFault(newPassword, member)
  if (fault) return { outcome: 'unfit', fault }

  const passwordHash = await hasher.hash(newPassword)
  return db.transaction().execute(async (trx) => {
    if (!(await takeProof(trx, code, 'reset-password', now))) return refuse(trx, member.id, mark, now)

    await savePasswordHash(trx, member.id, passwordHash)
    await activateMember(trx, member.id)
    await endSessionsOf(trx, member.id)
    await forgetProofsOf(trx, member.id, ['activate', 'change-email'])
    await clearAllowance(trx, logInsPerAddress, emailKeyOf(member.email))
    await queueMail(
      trx,
      { kind: 'password-changed', to: member.email, firstName: member.firstName },
      member.id,
      now,
    )
    await mark.note(trx, { event: 'password-reset', outcome: 'changed', memberId: member.id }, now)
    return { outcome: 'changed' }
  })
}

async function refuse(
  db: Database,
  memberId: string | undefined,
  mark: Mark,
  now: Date,
): Promise<PasswordReset> {
  await mark.note(db, { event: 'password-reset', outcome: 'refused', memberId }, now)
  return { outcome: 'refused' }
}
