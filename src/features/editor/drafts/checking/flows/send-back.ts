import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findMember } from '#features/account/store.ts'
import { findEditor } from '../../../people/store.ts'
import { queueColleagueMail } from '../../../work/steps/queue-colleague-mail.ts'
import { countWork } from '../../../work/store.ts'
import type { Draft } from '../../draft.ts'
import { screenAddress } from '../../page-address.ts'
import { placeOf } from '../../publishing/place-of.ts'
import { findDraft } from '../../store.ts'
import { goneBlock } from '../blocks-to-check.ts'
import { addRemark, endAsking, forgetOldestRemarks } from '../store.ts'

/** What is said about a block; nothing for the page as a whole. */
export type SaidRemark = { blockId: string; words: string }

export type SendingBack =
  | { outcome: 'sent-back'; path: string }
  | { outcome: 'changed-meanwhile'; theirs: Draft }
  /** Somebody else sent it back, or the writer took it back. */
  | { outcome: 'not-asked' }
  | { outcome: 'unknown' }

type ToSendBack = { id: string; revision: number; remarks: SaidRemark[]; by: string }

/** To the writer, with remarks about the revision that was seen. */
export async function sendBack(
  desk: Desk,
  { id, revision, remarks, by }: ToSendBack,
  audit: Audit,
  now: Date,
): Promise<SendingBack> {
  return desk.transact(async (trx) => {
    const draft = await findDraft(trx, id)
    if (!draft) return { outcome: 'unknown' }
    if (!draft.check) return { outcome: 'not-asked' }
    if (draft.revision !== revision) return { outcome: 'changed-meanwhile', theirs: draft }
    if (!(await endAsking(trx, id, revision))) return { outcome: 'not-asked' }
    await countWork(trx, 'checks', by, now)

    const { path, document } = draft
    for (const { blockId, words } of remarks) {
      const isThere = document.blocks.some((block) => block.id === blockId)
      const place = isThere || blockId === '' ? placeOf({ blockId }, document.blocks) : `${goneBlock}:`
      await addRemark(trx, { path, blockId: isThere ? blockId : '', place, words, by, now })
    }
    await forgetOldestRemarks(trx, path)
    if (draft.check.askedById) await tellAsker(trx, draft.check.askedById, path, now)
    await audit.note(trx, { event: 'check', outcome: 'sent-back', actorId: by }, now)
    return { outcome: 'sent-back', path }
  })
}

/** Who is no longer an editor could not do anything with it. */
async function tellAsker(trx: Database, id: string, path: string, now: Date): Promise<void> {
  const member = (await findEditor(trx, id)) && (await findMember(trx, id))
  if (!member) return
  const { email: to, firstName } = member
  const address = screenAddress('controle', path)
  await queueColleagueMail(
    trx,
    { kind: 'check-sent-back', to, firstName, path: address, what: 'page' },
    id,
    now,
  )
}
