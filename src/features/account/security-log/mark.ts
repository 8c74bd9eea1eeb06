import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/database.ts'
import type { SecurityEvent } from './security-event.ts'
import type { noteEvent } from './store.ts'

/** Who asks, as far as limits and logs need to know, and the pen to note what happened. */
export type Mark = {
  requestId: string
  ip: string
  /** Noted in the database, with the change it is about, and in the log of the process. */
  note: (db: Database, event: SecurityEvent, now: Date) => Promise<void>
}

export type MakeMark = (requestId: string, ip: string) => Mark

export function markMaker(log: FastifyBaseLogger, write: typeof noteEvent): MakeMark {
  return (requestId, ip) => ({
    requestId,
    ip,
    async note(db, event, now) {
      await write(db, event, requestId, now)
      log.info({ requestId, ...event }, 'security event')
    },
  })
}
