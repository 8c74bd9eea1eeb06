import type { Database } from '#database/database.ts'
import type { Draft } from '../draft.ts'
import { findDraft } from '../store.ts'
import { newPreviewToken, previewExpiryOf, previewHashOf } from './preview.ts'

/** The secret of a new private address for this draft. */
export async function addPreview(db: Database, draftId: string, now: Date): Promise<string> {
  const token = newPreviewToken()
  await db
    .insertInto('preview')
    .values({
      token_hash: previewHashOf(token),
      draft_id: draftId,
      expires_at: previewExpiryOf(now).toISOString(),
    })
    .execute()
  return token
}

export async function findPreview(
  db: Database,
  token: string,
  now: Date,
): Promise<{ draft: Draft; expiresAt: string } | undefined> {
  const row = await db
    .selectFrom('preview')
    .select(['draft_id', 'expires_at'])
    .where('token_hash', '=', previewHashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const draft = row && (await findDraft(db, row.draft_id))
  return draft && { draft, expiresAt: row.expires_at }
}

export async function forgetOldPreviews(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('preview').where('expires_at', '<=', now.toISOString()).execute()
}
