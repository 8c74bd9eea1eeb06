import type { Database } from '#database/database.ts'
import { emailKeyOf } from '#features/account/member.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import type { Mail } from '#features/mail/mail.ts'
import { queueMail } from '#features/mail/store.ts'

/**
 * A mail about the work of the redactie. However often something is asked for, sent back or changed, nobody gets more than
 * so many: what they were not told stands on the first screen. False when it was not sent.
 */
export async function queueColleagueMail(
  trx: Database,
  mail: Mail & { to: string },
  memberId: string | null,
  now: Date,
): Promise<boolean> {
  const subject = emailKeyOf(mail.to)
  for (const limit of [limits.colleagueMailsPerAddressAnHour, limits.colleagueMailsPerAddressADay])
    if (!(await takeAllowance(trx, limit, subject, now)).allowed) return false
  await queueMail(trx, mail, memberId, now)
  return true
}
