import type { Database } from '#database/database.ts'
import type { Audit } from '../security-log/audit.ts'
import type { Session } from '../sessions/session.ts'
import { endSession } from '../sessions/store.ts'

export async function logOut(db: Database, session: Session, audit: Audit, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endSession(trx, session.tokenHash)
    const event = {
      event: 'log-out',
      outcome: 'done',
      memberId: session.memberId,
      actorId: session.memberId,
    } as const
    await audit.note(trx, event, now)
  })
}
