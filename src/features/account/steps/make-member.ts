import type { Database } from '#database/database.ts'
import type { Member } from '../member.ts'
import type { Registration } from '../registrations/registration.ts'
import { closeRegistrations, takeRegistration } from '../registrations/store.ts'
import { addMember, undoMember } from '../store.ts'

/**
 * A registration whose mailbox was proven becomes a member, and the others for that address lead nowhere from now on.
 * The address comes first: of two who activate it at the same moment the second waits here, before it holds anything
 * that the first needs. Nothing when somebody else was first, or the proof was used meanwhile.
 */
export async function makeMember(
  trx: Database,
  registration: Registration,
  takeProof: () => Promise<unknown>,
  now: Date,
): Promise<Member | undefined> {
  const member = await addMember(trx, registration, now)
  if (!member) return undefined
  if (!(await takeProof()) || !(await takeRegistration(trx, registration.id))) {
    await undoMember(trx, member.id)
    return undefined
  }
  await closeRegistrations(trx, member.email)
  return member
}
