import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/database.ts'
import type { SecurityEvent } from './security-event.ts'
import type { noteEvent } from './store.ts'

/** Who asks, as far as limits and logs need to know, and the pen to note what happened. */
export type Audit = {
  requestId: string
  ip: string
  /** Noted in the database, with the change it is about, and in the log of the process. */
  note: (db: Database, event: SecurityEvent, now: Date) => Promise<void>
}

export type MakeAudit = (requestId: string, ip: string) => Audit

export function auditMaker(log: FastifyBaseLogger, write: typeof noteEvent): MakeAudit {
  return (requestId, ip) => ({
    requestId,
    ip,
    async note(db, event, now) {
      await write(db, event, requestId, now)
      log.info({ requestId, ...event }, 'security event')
    },
  })
}
