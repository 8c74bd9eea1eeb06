import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { newToken, type Session, sessionExpiryOf, tokenHashOf } from './session.ts'

/** Gives the token for the cookie; only its hash is kept. */
export async function startSession(trx: Database, memberId: string, now: Date): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('session')
    .values({
      token_hash: tokenHashOf(token),
      member_id: memberId,
      created_at: now.toISOString(),
      extended_at: now.toISOString(),
      expires_at: sessionExpiryOf(now, now).toISOString(),
    })
    .execute()
  return token
}

type SessionRow = {
  member_id: string
  email: string
  created_at: string
  extended_at: string
  expires_at: string
}

/** Asked at nearly every call of a member. */
const sessionByToken = compileOnce<{ tokenHash: string; at: string }, SessionRow>((db, slot) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member_id', 'email', 'session.created_at', 'extended_at', 'expires_at'])
    .where('token_hash', '=', slot.tokenHash)
    .where('expires_at', '>', slot.at),
)

export async function findSession(db: Database, token: string, now: Date): Promise<Session | undefined> {
  const tokenHash = tokenHashOf(token)
  const [row] = await sessionByToken(db, { tokenHash, at: now.toISOString() })
  return row && toSession(tokenHash, row)
}

function toSession(tokenHash: string, row: SessionRow): Session {
  return {
    tokenHash,
    memberId: row.member_id,
    email: row.email,
    createdAt: row.created_at,
    extendedAt: row.extended_at,
    expiresAt: row.expires_at,
  }
}

const liveSession = compileOnce<{ tokenHash: string; at: string }, { token_hash: string }>((db, slot) =>
  db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', slot.tokenHash)
    .where('expires_at', '>', slot.at),
)

/** Whether somebody is logged in, and nothing about who. */
export async function hasSession(db: Database, token: string, now: Date): Promise<boolean> {
  const rows = await liveSession(db, { tokenHash: tokenHashOf(token), at: now.toISOString() })
  return rows.length > 0
}

export async function extendSession(db: Database, session: Session, now: Date): Promise<Session> {
  const expiresAt = sessionExpiryOf(new Date(session.createdAt), now).toISOString()
  await db
    .updateTable('session')
    .set({ extended_at: now.toISOString(), expires_at: expiresAt })
    .where('token_hash', '=', session.tokenHash)
    .where('expires_at', '>', now.toISOString())
    .execute()
  return { ...session, extendedAt: now.toISOString(), expiresAt }
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** All of them, or all but the one that asks. */
export async function endSessionsOf(trx: Database, memberId: string, exceptTokenHash = ''): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', exceptTokenHash)
    .execute()
}

export async function forgetEndedSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now.toISOString()).execute()
}
