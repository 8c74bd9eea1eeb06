import { batchLookups } from '#database/batch-lookups.ts'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { deleteInBatchesByPlace } from '#database/delete-in-batches.ts'
import { newSecret, secretHashOf } from '../secret.ts'
import { latestExpiryAt, type Session, sessionExpiryOf } from './session.ts'

const sessionsPerMember = 50

/** Gives the token for the cookie; only its hash is kept. Whoever logs in ever again loses the oldest. */
export async function startSession(trx: Database, memberId: string, now: Date): Promise<string> {
  const token = newSecret()
  await trx
    .insertInto('session')
    .values({
      token_hash: secretHashOf(token),
      member_id: memberId,
      created_at: now.toISOString(),
      extended_at: now.toISOString(),
      expires_at: sessionExpiryOf(now, now).toISOString(),
      second_factor_at: null,
    })
    .execute()
  const tooMany = await trx
    .selectFrom('session')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(sessionsPerMember)
    .offset(sessionsPerMember)
    .execute()
  for (const { token_hash } of tooMany) await endSession(trx, token_hash)
  return token
}

/** Every page view and nearly every call asks who is there, so those of one moment are looked up together. */
export function sessionFinder(
  db: Database,
  now: () => Date,
): (token: string) => Promise<Session | undefined> {
  const find = batchLookups((hashes) => findSessions(db, hashes, now()), tokensAtOnce)
  return (token) => find(secretHashOf(token))
}

const tokensAtOnce = 8

type SessionRow = {
  token_hash: string
  member_id: string
  email: string
  created_at: string
  extended_at: string
  expires_at: string
  second_factor_at: string | null
}

/** By their tokens alone: with their time in the question, PostgreSQL may read all that are alive. */
const sessionsByToken = compileOnce<Record<string, string>, SessionRow>((db, slot) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select([
      ...(['token_hash', 'member_id', 'email', 'session.created_at'] as const),
      ...(['extended_at', 'expires_at', 'second_factor_at'] as const),
    ])
    .where(
      'token_hash',
      'in',
      Array.from({ length: tokensAtOnce }, (_, place) => slot[place] ?? ''),
    ),
)

async function findSessions(db: Database, hashes: string[], now: Date): Promise<Map<string, Session>> {
  const rows = await sessionsByToken(db, { ...noTokens, ...Object.fromEntries(hashes.entries()) })
  const [at, latest] = [now.toISOString(), latestExpiryAt(now).toISOString()]
  const alive = rows.filter(({ expires_at }) => expires_at > at && expires_at <= latest)
  return new Map(alive.map((row) => [row.token_hash, toSession(row)]))
}

const noTokens = Object.fromEntries(Array(tokensAtOnce).fill('').entries())

function toSession(row: SessionRow): Session {
  return {
    tokenHash: row.token_hash,
    memberId: row.member_id,
    email: row.email,
    createdAt: row.created_at,
    extendedAt: row.extended_at,
    expiresAt: row.expires_at,
    secondFactorAt: row.second_factor_at,
  }
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

/** The second factor was shown: from now on the session has another token. */
export async function rotateSessionToken(trx: Database, tokenHash: string, now: Date): Promise<string> {
  const token = newSecret()
  await trx
    .updateTable('session')
    .set({ token_hash: secretHashOf(token), second_factor_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute()
  return token
}

/**
 * Whether the session still stands, asked inside a transaction: whoever ends it at the same moment waits until this
 * transaction is over, or was first, and then it does not stand any more.
 */
export async function confirmSession(trx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('session')
    .set(({ ref }) => ({ expires_at: ref('expires_at') }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** For a transaction that holds the member: whoever ends sessions of a member holds it first. */
export async function isSessionAlive(trx: Database, tokenHash: string, now: Date): Promise<boolean> {
  const [row] = await sessionsAlive(trx, { tokenHash, now: now.toISOString() })
  return row !== undefined
}

const sessionsAlive = compileOnce<{ tokenHash: string; now: string }, { token_hash: string }>((db, slot) =>
  db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', slot.tokenHash)
    .where('expires_at', '>', slot.now),
)

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

/** Those of one member that are alive, the latest first. */
export async function sessionsOf(
  db: Database,
  memberId: string,
  now: Date,
): Promise<Omit<Session, 'email' | 'secondFactorAt'>[]> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'member_id', 'created_at', 'extended_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    memberId: row.member_id,
    createdAt: row.created_at,
    extendedAt: row.extended_at,
    expiresAt: row.expires_at,
  }))
}

export async function countSessions(db: Database, now: Date): Promise<number> {
  const { alive } = await db
    .selectFrom('session')
    .select(db.fn.countAll().as('alive'))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return Number(alive)
}

/**
 * By the time at which they ended, as that index has them beside each other. By their token PostgreSQL would look for
 * each of them elsewhere, and take longer the more sessions there are.
 */
export async function forgetEndedSessions(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const ended = db
    .selectFrom('session')
    .select('expires_at as place')
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
  await deleteInBatchesByPlace(ended, (place = at) =>
    db.deleteFrom('session').where('expires_at', '<=', place).executeTakeFirstOrThrow(),
  )
}
