import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import type { Audit, MakeAudit } from '#features/account/security-log/audit.ts'
import type { Session } from '#features/account/sessions/session.ts'
import type { Entrance } from '#features/editor/people/editor.ts'
import type { Act } from '#features/editor/people/roles.ts'
import type { CookieJar } from './cookies.ts'
import { networkOf } from './network.ts'

/** Who stands at the door: perhaps a member, always with a audit for limits and logs. */
export type Visitor = { session: Session | undefined; audit: Audit }

/** What is needed to know who asks, and whether they may. */
export type Door = {
  origin: string
  jar: CookieJar
  findSession: (token: string) => Promise<Session | undefined>
  /** Keeps a session alive that is being used. */
  extendSession: (session: Session) => Promise<Session>
  /** Whether it was not ended meanwhile; asked in a transaction that holds the member. */
  isAlive: (trx: Database, session: Session) => Promise<boolean>
  /** How far this member gets at the door of the redactie, to do this. */
  findEntrance: (session: Session, audit: Audit, act: Act) => Promise<Entrance>
  /** Where an editor who was let in writes, as long as they may: otherwise it throws `EntranceLost`. */
  openDesk: (session: Session, act: Act) => Desk
  makeAudit: MakeAudit
  now: () => Date
}

export async function findVisitor(door: Door, request: FastifyRequest): Promise<Visitor> {
  const token = door.jar.read(request, 'session')
  const session = token && token.length <= 64 ? await door.findSession(token) : undefined
  return { session, audit: door.makeAudit(request.id, networkOf(request.ip)) }
}

/** Who was let in may not be here any more. */
export class EntranceLost extends Error {}
