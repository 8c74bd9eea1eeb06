import type { Database } from '#database/database.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { mayMailCalculation } from '#features/account/steps/may-mail.ts'
import type { Mail } from '#features/mail/mail.ts'
import { queueMail } from '#features/mail/store.ts'

/** One mail to whatever address somebody typed. Who asks too often is not told. */
export async function mailPremium(
  db: Database,
  mail: Extract<Mail, { kind: 'premium' }>,
  audit: Audit,
  now: Date,
): Promise<void> {
  if (await mayMailCalculation(db, mail.to, audit, now)) await queueMail(db, mail, null, now)
}
