import type { Database } from '#database/database.ts'
import { emailKeyOf } from '#features/account/member.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { endSessionsOf } from '#features/account/sessions/store.ts'
import { findMemberByEmail } from '#features/account/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { invitationInDays } from '#periods.ts'
import { type Entrance, entranceOf } from '../editor.ts'
import { forgetTries } from '../second-factor/steps/count-tries.ts'
import { clearSecondFactor } from '../second-factor/store.ts'
import {
  acceptInvitation,
  addEditor,
  findEditor,
  forgetInvitation,
  isAtHome,
  keepInvitation,
  removeEditor,
} from '../store.ts'

export type Invitation = 'added' | 'invited' | 'moved' | 'is-editor-already'

/**
 * Somebody with an account has the role at once. For anybody else it waits, a while, for an account with this address:
 * an account is active only when its mailbox was proven. One that moved to the address by a press elsewhere may be a
 * stranger's; it waits until whoever reads the mailbox chose the password.
 */
export async function inviteEditor(
  db: Database,
  email: string,
  audit: Audit,
  now: Date,
): Promise<Invitation> {
  return db.transaction().execute(async (trx) => {
    const member = await findMemberByEmail(trx, email)
    const isEditor = member && (await findEditor(trx, member.id))
    if (isEditor) return 'is-editor-already'
    if (!member || !(await isAtHome(trx, member.id))) {
      const hasMoved = member !== undefined
      await keepInvitation(trx, emailKeyOf(email), new Date(now.getTime() + invitationInDays * 86_400_000))
      await queueMail(
        trx,
        { kind: 'editor-invited', to: email, firstName: 'collega', hasAccount: hasMoved, hasMoved },
        null,
        now,
      )
      await audit.note(trx, { event: 'editor-role', outcome: 'invited' }, now)
      return hasMoved ? 'moved' : 'invited'
    }

    await addEditor(trx, member.id, now)
    const { email: to, firstName } = member
    await queueMail(trx, { kind: 'editor-invited', to, firstName, hasAccount: true }, member.id, now)
    await audit.note(trx, { event: 'editor-role', outcome: 'added', memberId: member.id }, now)
    return 'added'
  })
}

/** Whoever works in the redactie at that moment is logged out everywhere. */
export async function dismissEditor(
  db: Database,
  email: string,
  audit: Audit,
  now: Date,
): Promise<'removed' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const wasInvited = await forgetInvitation(trx, emailKeyOf(email))
    const member = await findMemberByEmail(trx, email)
    const editor = member && (await findEditor(trx, member.id))
    if (!wasInvited && !editor) return 'unknown'

    if (editor) {
      await endSessionsOf(trx, editor.memberId)
      await removeEditor(trx, editor.memberId)
    }
    await audit.note(trx, { event: 'editor-role', outcome: 'removed', memberId: member?.id }, now)
    return 'removed'
  })
}

/** For whoever lost the phone and the printed codes: at the next entry a new app is set up. */
export async function resetSecondFactor(
  db: Database,
  email: string,
  audit: Audit,
  now: Date,
): Promise<'reset' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const member = await findMemberByEmail(trx, email)
    if (!member || !(await findEditor(trx, member.id))) return 'unknown'

    // Sessions first, as whoever shows a code holds a session first: otherwise the two could wait for each other.
    await endSessionsOf(trx, member.id)
    await clearSecondFactor(trx, member.id)
    await forgetTries(trx, member.id)
    const { id, email: to, firstName } = member
    await queueMail(trx, { kind: 'second-factor-changed', to, firstName, change: 'reset' }, id, now)
    await audit.note(trx, { event: 'second-factor', outcome: 'reset', memberId: id }, now)
    return 'reset'
  })
}

/** Whoever was invited before there was an account gets the role at the first knock. Knocks of others are noted. */
export async function findEntrance(
  db: Database,
  { memberId, secondFactorAt }: { memberId: string; secondFactorAt: string | null },
  audit: Audit,
  now: Date,
): Promise<Entrance> {
  const known = await findEditor(db, memberId)
  if (known) return entranceOf(known, secondFactorAt)

  const who = { memberId, actorId: memberId }
  const isAccepted = await db.transaction().execute(async (trx) => {
    if (await acceptInvitation(trx, memberId, now)) {
      await audit.note(trx, { event: 'editor-role', outcome: 'accepted', ...who }, now)
      return true
    }
    await audit.note(trx, { event: 'access-refused', outcome: 'not-an-editor', ...who }, now)
    return false
  })
  return entranceOf(isAccepted ? await findEditor(db, memberId) : undefined, secondFactorAt)
}
