import type { Database } from '#database/database.ts'
import type { Hasher } from '#features/account/passwords/hasher.ts'
import { findPasswordFault } from '#features/account/passwords/password.ts'
import { closeRegistrations } from '#features/account/registrations/store.ts'
import { secretHashOf } from '#features/account/secret.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { likeAt } from '#features/account/steps/like-at.ts'
import { addMember, findMemberByEmail, removeMember } from '#features/account/store.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import { wholeProfile } from '#features/profile/whole-profile.ts'
import { addEditor, findInvitation, markColleague, takeInvitation } from '../store.ts'

export type Acceptance =
  | { outcome: 'accepted' }
  | { outcome: 'unknown' }
  /** Whoever has an account at this address already comes in with that. */
  | { outcome: 'has-account' }
  | { outcome: 'unfit'; fault: string }
  | { outcome: 'too-often'; retryAt: Date }

export type NewColleague = { code: string; firstName: string; lastName: string; password: string }

/** Whoever reads the mailbox makes an account for the redactie: no member, so nothing that a member tells. */
export async function acceptAsColleague(
  db: Database,
  hasher: Hasher,
  { code, firstName, lastName, password }: NewColleague,
  audit: Audit,
  now: Date,
): Promise<Acceptance> {
  const codeHash = secretHashOf(code)
  const invitation = await findInvitation(db, codeHash, now)
  if (!invitation) return { outcome: 'unknown' }
  const { email } = invitation
  if (await findMemberByEmail(db, email)) return { outcome: 'has-account' }
  const fault = findPasswordFault(password, { firstName, lastName, email })
  if (fault) return { outcome: 'unfit', fault }

  const allowance = await takeAllowance(db, limits.resetsPerLink, codeHash, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }
  const passwordHash = await hasher.hash(password, await likeAt(db, hasher, email))

  return db.transaction().execute(async (trx): Promise<Acceptance> => {
    const profile = { ...wholeProfile({ firstName, lastName }), insured: false }
    const member = await addMember(trx, { email, passwordHash, profile }, now)
    if (!member) return { outcome: 'has-account' }
    const taken = await takeInvitation(trx, codeHash, now)
    if (!taken) {
      // Withdrawn or used while the password was hashed.
      await removeMember(trx, member.id)
      return { outcome: 'unknown' }
    }
    await markColleague(trx, member.id)
    await closeRegistrations(trx, email)
    await addEditor(trx, member.id, taken.role, now)
    const who = { memberId: member.id, actorId: member.id }
    await audit.note(trx, { event: 'editor-role', outcome: 'accepted', ...who }, now)
    return { outcome: 'accepted' }
  })
}
