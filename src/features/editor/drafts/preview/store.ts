import type { Database } from '#database/database.ts'
import { newSecret, secretHashOf } from '#features/account/secret.ts'
import { countWork } from '../../work/store.ts'
import { mostPreviewsOfADraft } from '../../work/work-limits.ts'
import type { Draft } from '../draft.ts'
import { findDraft } from '../store.ts'
import { previewExpiryOf } from './preview.ts'

/** The secret of a new private address for this draft. */
export async function addPreview(
  trx: Database,
  { draftId, by }: { draftId: string; by: string },
  now: Date,
): Promise<string> {
  const token = newSecret()
  await countWork(trx, 'previews', by, now)
  await trx
    .insertInto('preview')
    .values({
      token_hash: secretHashOf(token),
      draft_id: draftId,
      expires_at: previewExpiryOf(now).toISOString(),
    })
    .execute()
  await forgetOldest(trx, draftId)
  return token
}

async function forgetOldest(trx: Database, draftId: string): Promise<void> {
  const excess = await trx
    .selectFrom('preview')
    .select('token_hash')
    .where('draft_id', '=', draftId)
    .orderBy('expires_at', 'desc')
    .offset(mostPreviewsOfADraft)
    .limit(mostPreviewsOfADraft)
    .execute()
  const hashes = excess.map(({ token_hash }) => token_hash)
  if (hashes.length > 0) await trx.deleteFrom('preview').where('token_hash', 'in', hashes).execute()
}

export async function findPreview(
  db: Database,
  token: string,
  now: Date,
): Promise<{ draft: Draft; expiresAt: string } | undefined> {
  const row = await db
    .selectFrom('preview')
    .select(['draft_id', 'expires_at'])
    .where('token_hash', '=', secretHashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const draft = row && (await findDraft(db, row.draft_id))
  return draft && { draft, expiresAt: row.expires_at }
}

export async function forgetOldPreviews(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('preview').where('expires_at', '<=', now.toISOString()).execute()
}
