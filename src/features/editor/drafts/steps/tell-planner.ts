import type { Database } from '#database/database.ts'
import { findMember } from '#features/account/store.ts'
import { momentInWords } from '#period-words.ts'
import { findEditor } from '../../people/store.ts'
import { queueColleagueMail } from '../../work/steps/queue-colleague-mail.ts'
import { pageAddress } from '../page-address.ts'

/** Who is no longer an editor could not do anything about it. */
export async function tellPlanner(
  trx: Database,
  id: string,
  { path, publishAt }: { path: string; publishAt: string },
  now: Date,
): Promise<void> {
  const member = (await findEditor(trx, id)) && (await findMember(trx, id))
  if (!member) return
  const { email: to, firstName } = member
  const when = momentInWords(publishAt)
  const isAhead = new Date(publishAt) > now
  await queueColleagueMail(
    trx,
    { kind: 'publication-failed', to, firstName, path: pageAddress(path), when, ...(isAhead && { isAhead }) },
    id,
    now,
  )
}
