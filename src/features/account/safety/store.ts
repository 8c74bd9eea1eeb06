import type { Database } from '#database/database.ts'
import type { MailKind } from '#features/mail/mail.ts'
import { idsBegin } from '../security-log/event-id.ts'
import type { OwnData } from './own-data.ts'

export async function findMembership(db: Database, memberId: string): Promise<OwnData['member'] | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row && { id: row.id, createdAt: row.created_at }
}

export async function linksOf(db: Database, memberId: string): Promise<OwnData['links']> {
  const rows = await db
    .selectFrom('proof')
    .select(['purpose', 'email', 'expires_at', 'used_at'])
    .where('owner_id', '=', memberId)
    .orderBy('purpose')
    .execute()
  return rows.map(({ purpose, email, expires_at, used_at }) => ({
    purpose,
    newEmail: email,
    expiresAt: expires_at,
    usedAt: used_at,
  }))
}

/** Only those to the member: whether a mail went to an address that somebody wants tells about that address. */
export async function mailsOnTheirWayTo(db: Database, memberId: string): Promise<OwnData['mailsOnTheirWay']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'created_at'])
    .where('member_id', '=', memberId)
    .where('kind', '!=', 'confirm-email' satisfies MailKind)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, created_at }) => ({ kind, createdAt: created_at }))
}

/** Since when somebody is an editor, and which pictures and films they brought in. */
export async function editorialOf(
  db: Database,
  memberId: string,
): Promise<Pick<OwnData, 'editorSince' | 'media'>> {
  const editor = await db
    .selectFrom('editor')
    .select('added_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!editor) return { editorSince: null, media: [] }
  const media = await db
    .selectFrom('media')
    .select('name')
    .where('uploaded_by', '=', memberId)
    .orderBy('name')
    .execute()
  return { editorSince: editor.added_at, media: media.map(({ name }) => name) }
}

export async function affectedBetween(
  db: Database,
  from: Date,
  to: Date,
): Promise<{ email: string; firstName: string; events: number }[]> {
  const rows = await db
    .selectFrom('security_event')
    .innerJoin('member', 'member.id', 'security_event.member_id')
    .select(['member.email', 'member.first_name', db.fn.countAll().as('events')])
    .where('security_event.id', '>=', idsBegin(from))
    .where('security_event.id', '<', idsBegin(to))
    .groupBy(['member.email', 'member.first_name'])
    .orderBy('member.email')
    .execute()
  return rows.map(({ email, first_name, events }) => ({
    email,
    firstName: first_name,
    events: Number(events),
  }))
}
