import type { Database } from '#database/database.ts'
import { failedMailsInDays } from '#features/mail/mail.ts'
import { bringForwardMails, forgetFailedMails } from '#features/mail/store.ts'
import { unfinishedErrandsInDays } from '../errands/errand.ts'
import { forgetOldErrands } from '../errands/store.ts'
import { forgetOldAllowances } from '../limits/store.ts'
import { pendingLifetimeInDays } from '../member.ts'
import { expiredProofsInDays } from '../proofs/proof.ts'
import { forgetOldProofs } from '../proofs/store.ts'
import { securityLogInDays } from '../security-log/security-event.ts'
import { forgetOldEvents } from '../security-log/store.ts'
import { forgetEndedSessions } from '../sessions/store.ts'
import { forgetPendingMembers } from '../store.ts'

/** Forgets what has had its time. Doing it twice, or on two machines at once, does no harm. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await forgetEndedSessions(db, now)
  await forgetOldAllowances(db, now)
  await forgetOldProofs(db, daysBefore(now, expiredProofsInDays))
  await forgetPendingMembers(db, daysBefore(now, pendingLifetimeInDays))
  await bringForwardMails(db, now)
  await forgetFailedMails(db, daysBefore(now, failedMailsInDays))
  await forgetOldErrands(db, daysBefore(now, unfinishedErrandsInDays))
  await forgetOldEvents(db, daysBefore(now, securityLogInDays))
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
