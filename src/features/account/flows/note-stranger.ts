import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import type { Mark } from '../security-log/mark.ts'
import type { SecurityEvent } from '../security-log/security-event.ts'

/** Notes what somebody tried who showed nothing yet, unless they tried so often that it tells nothing new. */
export async function noteStranger(db: Database, event: SecurityEvent, mark: Mark, now: Date): Promise<void> {
  const { allowed } = await takeAllowance(db, limits.refusalsNotedPerIp, mark.ip, now)
  if (allowed) await mark.note(db, event, now)
}
