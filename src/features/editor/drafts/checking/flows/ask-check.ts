import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { checkMailPauseInMinutes } from '#periods.ts'
import { mayPublish } from '../../../people/store.ts'
import { queueColleagueMail } from '../../../work/steps/queue-colleague-mail.ts'
import { countWork } from '../../../work/store.ts'
import { type Draft, isAskedByAnother } from '../../draft.ts'
import { screenAddress } from '../../page-address.ts'
import { findDraft } from '../../store.ts'
import { checkersBut, endAsking, saveAsking, takeMailTurn } from '../store.ts'

export type Asking =
  | { outcome: 'asked'; path: string }
  | { outcome: 'changed-meanwhile'; theirs: Draft }
  | { outcome: 'unknown' }

/** Ready for somebody else to look at. Those who may publish hear of it, though not every time. */
export async function askCheck(
  desk: Desk,
  { id, revision, by }: { id: string; revision: number; by: string },
  audit: Audit,
  now: Date,
): Promise<Asking> {
  return desk.transact(async (trx) => {
    const draft = await findDraft(trx, id)
    if (!draft) return { outcome: 'unknown' }
    if (!(await saveAsking(trx, { id, revision, by, now })))
      return { outcome: 'changed-meanwhile', theirs: draft }
    await countWork(trx, 'checks', by, now)

    const { path } = draft
    const since = new Date(now.getTime() - checkMailPauseInMinutes * 60_000)
    if (await takeMailTurn(trx, id, since, now)) {
      const to = screenAddress('controle', path)
      for (const { id: memberId, email, firstName } of await checkersBut(trx, by))
        await queueColleagueMail(
          trx,
          { kind: 'check-asked', to: email, firstName, path: to, what: 'page' },
          memberId,
          now,
        )
    }
    await audit.note(trx, { event: 'check', outcome: 'asked', actorId: by }, now)
    return { outcome: 'asked', path }
  })
}

export type Withdrawing =
  | { outcome: 'withdrawn'; path: string }
  | { outcome: 'unknown' }
  | { outcome: 'not-this-role' }

/** Not ready after all. */
export async function withdrawCheck(
  desk: Desk,
  { id, by }: { id: string; by: string },
  audit: Audit,
  now: Date,
): Promise<Withdrawing> {
  return desk.transact(async (trx) => {
    const draft = await findDraft(trx, id)
    if (isAskedByAnother(draft?.check, by) && !(await mayPublish(trx, by)))
      return { outcome: 'not-this-role' }
    if (!draft || !(await endAsking(trx, id))) return { outcome: 'unknown' }
    await audit.note(trx, { event: 'check', outcome: 'withdrawn', actorId: by }, now)
    return { outcome: 'withdrawn', path: draft.path }
  })
}
