import type { Database } from '#database/database.ts'
import type { Mark } from '../security-log/mark.ts'
import type { Session } from '../sessions/session.ts'
import { endSession } from '../sessions/store.ts'

export async function logOut(db: Database, session: Session, mark: Mark, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endSession(trx, session.tokenHash)
    const event = {
      event: 'log-out',
      outcome: 'done',
      memberId: session.memberId,
      actorId: session.memberId,
    } as const
    await mark.note(trx, event, now)
  })
}
