import type { Database } from '#database/database.ts'
import { forgetOldAllowances } from '#features/limits/store.ts'
import { bringForwardMails, forgetFailedMails } from '#features/mail/store.ts'
import {
  daysBefore,
  expiredProofsInDays,
  failedMailsInDays,
  registrationLifetimeInDays,
  securityLogInDays,
  unfinishedJobsInDays,
} from '#periods.ts'
import { forgetOldBrowsers } from '../browsers/store.ts'
import { forgetOldJobs } from '../jobs/store.ts'
import { forgetOldProofs } from '../proofs/store.ts'
import { forgetOldRegistrations } from '../registrations/store.ts'
import { forgetOldEvents } from '../security-log/store.ts'
import { forgetEndedSessions } from '../sessions/store.ts'

/** Forgets what has had its time. Doing it twice, or on two machines at once, does no harm. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await forgetEndedSessions(db, now)
  await forgetOldAllowances(db, now)
  await forgetOldProofs(db, daysBefore(now, expiredProofsInDays))
  await forgetOldRegistrations(db, daysBefore(now, registrationLifetimeInDays))
  await forgetOldBrowsers(db, now)
  await bringForwardMails(db, now)
  await forgetFailedMails(db, daysBefore(now, failedMailsInDays))
  await forgetOldJobs(db, daysBefore(now, unfinishedJobsInDays))
  await forgetOldEvents(db, daysBefore(now, securityLogInDays))
}
