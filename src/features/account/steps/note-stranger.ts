import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import type { Audit } from '../security-log/audit.ts'
import type { SecurityEvent } from '../security-log/security-event.ts'

/** Notes what somebody tried who showed nothing yet, unless they tried so often that it tells nothing new. */
export async function noteStranger(
  db: Database,
  event: SecurityEvent,
  audit: Audit,
  now: Date,
): Promise<void> {
  const { allowed } = await takeAllowance(db, limits.refusalsNotedPerIp, audit.ip, now)
  if (allowed) await audit.note(db, event, now)
}
