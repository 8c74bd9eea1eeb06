import { invitationPath } from '#addresses.ts'
import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import { emailKeyOf } from '#features/account/member.ts'
import { newSecret, secretHashOf } from '#features/account/secret.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { endSessionsOf } from '#features/account/sessions/store.ts'
import { findMemberByEmail, removeMember } from '#features/account/store.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import type { Mail } from '#features/mail/mail.ts'
import { queueMail } from '#features/mail/store.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { isColleague } from '#features/profile/store.ts'
import { invitationInDays } from '#periods.ts'
import { queueColleagueMail } from '../../work/steps/queue-colleague-mail.ts'
import { countWork } from '../../work/store.ts'
import { WorkRefused } from '../../work/work-limits.ts'
import { type Entrance, entranceOf } from '../editor.ts'
import { type Act, type Role, roles } from '../roles.ts'
import { forgetTries } from '../second-factor/steps/count-tries.ts'
import { clearSecondFactor } from '../second-factor/store.ts'
import {
  acceptInvitation,
  addEditor,
  countAdministrators,
  countEditors,
  findEditor,
  forgetInvitation,
  isAtHome,
  keepInvitation,
  removeEditor,
  saveRole,
} from '../store.ts'

export type Invitation = 'added' | 'invited' | 'moved' | 'is-editor-already'

/**
 * Somebody with an account has the role at once. For anybody else it waits, a while, for an account with this address,
 * which they make as a member, or as a colleague with the code in the mail: either way the mailbox is proven. One that moved to the address by a press elsewhere may be a
 * stranger's; it waits until whoever reads the mailbox chose the password.
 */
export async function inviteEditor(
  { transact }: Desk,
  { email, role, by }: { email: string; role: Role; by?: string | undefined },
  audit: Audit,
  now: Date,
): Promise<Invitation> {
  return transact(async (trx) => {
    const member = await findMemberByEmail(trx, email)
    const isEditor = member && (await findEditor(trx, member.id))
    if (isEditor) return 'is-editor-already'
    await countWork(trx, 'invitations', by ?? null, now)
    if (!member || !(await isAtHome(trx, member.id))) {
      const hasMoved = member !== undefined
      const expiresAt = new Date(now.getTime() + invitationInDays * 86_400_000)
      const code = newSecret()
      const codeHash = secretHashOf(code)
      await keepInvitation(trx, {
        emailKey: emailKeyOf(email),
        role,
        expiresAt,
        ...(!hasMoved && { codeHash }),
      })
      const mail: Mail & { to: string } = hasMoved
        ? { kind: 'editor-invited', to: email, firstName: 'collega', hasMoved }
        : {
            kind: 'colleague-invited',
            to: email,
            path: `${invitationPath}?code=${code}`,
            role: roles[role].label,
          }
      await mailInvitation(trx, mail, null, now)
      await audit.note(trx, { event: 'editor-role', outcome: 'invited', actorId: by }, now)
      return hasMoved ? 'moved' : 'invited'
    }

    await addEditor(trx, member.id, role, now)
    await forgetInvitation(trx, emailKeyOf(email))
    const { email: to, firstName } = member
    await mailInvitation(trx, { kind: 'editor-invited', to, firstName }, member.id, now)
    await audit.note(trx, { event: 'editor-role', outcome: 'added', memberId: member.id, actorId: by }, now)
    return 'added'
  })
}

/** Somebody who is invited again and again would get no mail any more, so the invitation itself is refused. */
async function mailInvitation(
  trx: Database,
  mail: Mail & { to: string },
  memberId: string | null,
  now: Date,
): Promise<void> {
  const allowance = await takeAllowance(trx, limits.invitationsPerAddress, emailKeyOf(mail.to), now)
  if (!allowance.allowed) throw new WorkRefused(invitedTooOften, allowance.retryAt)
  await queueMail(trx, mail, memberId, now)
}

const invitedTooOften = 'Dit adres is vandaag al drie keer uitgenodigd. Probeer het morgen opnieuw.'

/** Whoever works in the redactie at that moment is logged out everywhere. */
export async function dismissEditor(
  { transact }: Desk,
  { email, by }: { email: string; by?: string | undefined },
  audit: Audit,
  now: Date,
): Promise<'removed' | 'unknown' | 'last-administrator'> {
  return transact(async (trx) => {
    // Two administrators may take each other's role away at once: the second finds that it is the last.
    await waitForTurn(trx)
    const wasInvited = await forgetInvitation(trx, emailKeyOf(email))
    const member = await findMemberByEmail(trx, email)
    const editor = member && (await findEditor(trx, member.id))
    if (!wasInvited && !editor) return 'unknown'

    if (editor) {
      if (await isLastAdministrator(trx, editor.role)) return 'last-administrator'
      await endSessionsOf(trx, editor.memberId)
      await removeEditor(trx, editor.memberId)
      // Without the role a colleague who is no member has nothing here.
      if (await isColleague(trx, editor.memberId)) await removeMember(trx, editor.memberId)
    }
    await audit.note(
      trx,
      { event: 'editor-role', outcome: 'removed', memberId: member?.id, actorId: by },
      now,
    )
    return 'removed'
  })
}

export type RoleChange = 'changed' | 'as-it-was' | 'unknown' | 'last-administrator'

/** From the next request on, also in sessions that are open: the role is read at every door and in every transaction. */
export async function changeRole(
  { transact }: Desk,
  { email, role, by }: { email: string; role: Role; by?: string | undefined },
  audit: Audit,
  now: Date,
): Promise<RoleChange> {
  return transact(async (trx) => {
    await waitForTurn(trx)
    const member = await findMemberByEmail(trx, email)
    const editor = member && (await findEditor(trx, member.id))
    if (!editor) return 'unknown'
    if (editor.role === role) return 'as-it-was'
    if (await isLastAdministrator(trx, editor.role)) return 'last-administrator'

    await saveRole(trx, member.id, role)
    const { id, email: to, firstName } = member
    await queueColleagueMail(trx, { kind: 'role-changed', to, firstName, role: roles[role].label }, id, now)
    await audit.note(trx, { event: 'editor-role', outcome: role, memberId: id, actorId: by }, now)
    return 'changed'
  })
}

/** Somebody who takes their account away takes the role along: not the last one, as long as there are others to give it to. */
export async function isIndispensable(trx: Database, memberId: string): Promise<boolean> {
  const editor = await findEditor(trx, memberId)
  if (!editor || (await countEditors(trx)) === 1) return false
  await waitForTurn(trx)
  return isLastAdministrator(trx, editor.role)
}

async function isLastAdministrator(trx: Database, role: Role): Promise<boolean> {
  return role === 'administrator' && (await countAdministrators(trx)) === 1
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
  act: Act,
  audit: Audit,
  now: Date,
): Promise<Entrance> {
  const known = await findEditor(db, memberId)
  const who = { memberId, actorId: memberId }
  if (known) {
    const entrance = entranceOf(known, secondFactorAt, act)
    if (entrance.outcome === 'not-this-role')
      await audit.note(db, { event: 'access-refused', outcome: 'not-this-role', ...who }, now)
    return entrance
  }

  const isAccepted = await db.transaction().execute(async (trx) => {
    if (await acceptInvitation(trx, memberId, now)) {
      await audit.note(trx, { event: 'editor-role', outcome: 'accepted', ...who }, now)
      return true
    }
    await audit.note(trx, { event: 'access-refused', outcome: 'not-an-editor', ...who }, now)
    return false
  })
  return entranceOf(isAccepted ? await findEditor(db, memberId) : undefined, secondFactorAt, act)
}
