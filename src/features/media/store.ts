import type { ExpressionBuilder, Selectable } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import type { MediaTable, Schema } from '#database/schema.ts'
import type { Focus, Medium, StoredFile, Variants } from './medium.ts'

export type NewMedium = Pick<
  Medium,
  'name' | 'kind' | 'title' | 'width' | 'height' | 'seconds' | 'bytes' | 'stem' | 'variants'
> & { uploadedBy: string | undefined }

/** Nothing when the name is taken. */
export async function addMedium(db: Database, medium: NewMedium, now: Date): Promise<Medium | undefined> {
  const { uploadedBy, variants, ...columns } = medium
  const row = await db
    .insertInto('media')
    .values({
      ...columns,
      variants: JSON.stringify(variants),
      alt: '',
      tags: '',
      is_decorative: 0,
      focal_x: 50,
      focal_y: 50,
      state: 'busy',
      progress: 0,
      fault: '',
      attempts: 0,
      postponed: 0,
      claimed_until: '',
      captions: '',
      poster: '',
      uploaded_at: now.toISOString(),
      uploaded_by: uploadedBy ?? null,
      version: 0,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toMedium(row)
}

export type ShelvedMedium = Omit<NewMedium, 'uploadedBy'> &
  Omit<MediumWords, 'variants'> & { uploadedAt: string }

/** A medium whose files lie ready, as another site had it. */
export async function putOnShelf(trx: Database, medium: ShelvedMedium, version: number): Promise<void> {
  const { variants, tags, isDecorative, focus, uploadedAt, ...columns } = medium
  const values = {
    ...columns,
    variants: JSON.stringify(variants),
    tags: tags.join(','),
    is_decorative: isDecorative ? (1 as const) : (0 as const),
    focal_x: focus.x,
    focal_y: focus.y,
    ...{ state: 'ready' as const, progress: 100, fault: '', attempts: 0, postponed: 0, claimed_until: '' },
    uploaded_at: uploadedAt,
    version,
  }
  await trx
    .insertInto('media')
    .values({ ...values, uploaded_by: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}

export async function findMedium(db: Database, name: string): Promise<Medium | undefined> {
  const row = await db.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst()
  return row && toMedium(row)
}

/** The newest first. */
export async function allMedia(db: Database): Promise<Medium[]> {
  const rows = await db.selectFrom('media').selectAll().orderBy('uploaded_at', 'desc').execute()
  return rows.map(toMedium)
}

export type Claimed = { medium: Medium; attempts: number; postponed: number }

/** What must still be made: the files without which it cannot be used, or those that take long. */
export type Stage = 'busy' | 'usable'

/**
 * The condition stands twice: on PostgreSQL two processes may choose the same row, but only one of them finds the outer
 * condition still true.
 */
const claim = compileOnce<{ stage: Stage; at: string; until: string }, Selectable<MediaTable>>((db, slot) => {
  const due = db
    .selectFrom('media')
    .select('name')
    .where('state', '=', slot.stage)
    .where('claimed_until', '<=', slot.at)
    .orderBy('uploaded_at')
    .limit(1)
  return db
    .updateTable('media')
    .set((eb) => ({ claimed_until: slot.until, attempts: eb('attempts', '+', 1) }))
    .where('name', 'in', due)
    .where('state', '=', slot.stage)
    .where('claimed_until', '<=', slot.at)
    .returningAll()
})

/** Takes one whose files must still be made, so that nobody else makes them meanwhile. */
export async function claimMedium(
  db: Database,
  stage: Stage,
  now: Date,
  until: Date,
): Promise<Claimed | undefined> {
  const [row] = await claim(db, { stage, at: now.toISOString(), until: until.toISOString() })
  return row && { medium: toMedium(row), attempts: row.attempts, postponed: row.postponed }
}

/** Which file somebody works on, and how far it was. What changed since then is no longer theirs to tell about. */
export type WorkedOn = Pick<Medium, 'name' | 'stem' | 'state'>

function isStill({ name, stem, state }: WorkedOn) {
  return (eb: ExpressionBuilder<Schema, 'media'>) => eb.and({ name, stem, state })
}

/** False when somebody removed it, replaced its file or made its files meanwhile. */
export async function keepClaim(
  db: Database,
  worked: WorkedOn,
  progress: number,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ progress, claimed_until: until.toISOString() })
    .where(isStill(worked))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Somebody else may go on at once; this attempt does not count. */
export async function releaseClaim(db: Database, worked: WorkedOn): Promise<void> {
  await db
    .updateTable('media')
    .set((eb) => ({ claimed_until: '', attempts: eb('attempts', '-', 1) }))
    .where(isStill(worked))
    .execute()
}

/** Something that passes was in the way: from then on somebody tries again. Whoever tells that did not die of it. */
export async function postponeMedium(db: Database, worked: WorkedOn, until: Date): Promise<void> {
  await db
    .updateTable('media')
    .set((eb) => ({
      claimed_until: until.toISOString(),
      attempts: 0,
      postponed: eb('postponed', '+', 1),
    }))
    .where(isStill(worked))
    .execute()
}

/** An editor wants what failed to be tried again. False when it did not fail. */
export async function restartMedium(trx: Database, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({ state: 'busy', progress: 0, fault: '', attempts: 0, postponed: 0, claimed_until: '' })
    .where('name', '=', name)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Made = { state: 'usable' | 'ready'; progress: number; variants: Variants }

/**
 * Its version stays: what an editor is telling about it meanwhile began from the same words. Whoever makes the rest begins
 * with a clean slate. False when it is no longer what they worked on.
 */
export async function markMade(trx: Database, worked: WorkedOn, made: Made): Promise<boolean> {
  const { state, progress, variants } = made
  const nobodyYet = { attempts: 0, postponed: 0, claimed_until: '' }
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({ state, progress, fault: '', variants: JSON.stringify(variants), ...nobodyYet })
    .where(isStill(worked))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It stays as usable as it is; what could not be made is never made. */
export async function leaveUnfinished(db: Database, worked: WorkedOn): Promise<void> {
  await db.updateTable('media').set({ state: 'ready', progress: 100 }).where(isStill(worked)).execute()
}

export async function markFailed(db: Database, worked: WorkedOn, fault: string): Promise<void> {
  await db.updateTable('media').set({ state: 'failed', fault }).where(isStill(worked)).execute()
}

export type MediumWords = Pick<
  Medium,
  'title' | 'tags' | 'alt' | 'isDecorative' | 'captions' | 'poster' | 'variants'
> & {
  focus: Focus
}

/** False when somebody else changed it since this version was read. */
export async function saveMedium(
  trx: Database,
  { name, version }: Pick<Medium, 'name' | 'version'>,
  words: MediumWords,
  nextVersion: number,
): Promise<boolean> {
  const { title, alt, captions, poster } = words
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({
      ...{ title, alt, captions, poster },
      tags: words.tags.join(','),
      is_decorative: words.isDecorative ? 1 : 0,
      focal_x: words.focus.x,
      focal_y: words.focus.y,
      variants: JSON.stringify(words.variants),
      version: nextVersion,
    })
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Whoever makes files works on the file that it has now, so it gets another one only while nobody does. False as well when
 * it got another one since it was read.
 */
export async function changeFile(
  trx: Database,
  worked: WorkedOn & { state: 'ready' | 'failed' },
  file: StoredFile,
  next: { state: 'busy' | 'ready'; version: number },
): Promise<boolean> {
  const { variants, ...columns } = file
  const nobodyYet = { attempts: 0, postponed: 0, claimed_until: '', fault: '' }
  const progress = next.state === 'ready' ? 100 : 0
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({ ...columns, ...nobodyYet, ...next, progress, variants: JSON.stringify(variants) })
    .where(isStill(worked))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeMedium(trx: Database, name: string): Promise<void> {
  await trx.deleteFrom('media').where('name', '=', name).execute()
}

function toMedium(row: Selectable<MediaTable>): Medium {
  const { is_decorative, focal_x, focal_y, variants, tags, uploaded_at, uploaded_by, ...same } = row
  const { attempts: _, claimed_until: __, postponed: ___, ...medium } = same
  return {
    ...medium,
    tags: tags === '' ? [] : tags.split(','),
    isDecorative: is_decorative === 1,
    focus: { x: focal_x, y: focal_y },
    variants: (readJson(variants) ?? {}) as Variants,
    uploadedAt: uploaded_at,
    uploadedBy: uploaded_by ?? undefined,
  }
}
