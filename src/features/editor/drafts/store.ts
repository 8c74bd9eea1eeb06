import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import type { DraftTable, Schema } from '#database/schema.ts'
import { mayPublish } from '../people/store.ts'
import { countWork } from '../work/store.ts'
import { mostDrafts, WorkRefused } from '../work/work-limits.ts'
import { changedAfterPlanning, type Draft, type DraftCheck, type DraftDocument, type Plan } from './draft.ts'

export async function findDraft(db: Database, id: string): Promise<Draft | undefined> {
  const row = await drafts(db).where('draft.id', '=', id).executeTakeFirst()
  return row && toDraft(row)
}

export async function findDraftOf(db: Database, path: string): Promise<Draft | undefined> {
  const row = await drafts(db).where('draft.path', '=', path).executeTakeFirst()
  return row && toDraft(row)
}

/** What it was saved as last, without reading it. */
export async function findRevision(db: Database, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('draft').select('revision').where('id', '=', id).executeTakeFirst()
  return row?.revision
}

/** Those at this address and all below it. */
export async function draftsAtAndBelow(db: Database, path: string): Promise<Draft[]> {
  const rows = await drafts(db)
    .where((eb) => isAtOrBelow(eb, path))
    .execute()
  return rows.map(toDraft)
}

export async function allDrafts(db: Database): Promise<Draft[]> {
  return (await drafts(db).execute()).map(toDraft)
}

/** Those that will be published by then, the first to come first. */
export async function draftsPlannedUntil(db: Database, moment: Date): Promise<Draft[]> {
  const rows = await drafts(db)
    .where('publish_at', '<=', moment.toISOString())
    .orderBy('publish_at')
    .execute()
  return rows.map(toDraft)
}

/** Those whose time has come, the longest waiting first. */
export async function dueDrafts(db: Database, now: Date): Promise<{ id: string; publishAt: string }[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['id', 'publish_at'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .execute()
  return rows.map((row) => ({ id: row.id, publishAt: row.publish_at ?? '' }))
}

export type NewDraft = {
  document: DraftDocument
  basedOn: number | null
  by: string | null
  /** Who of those who may publish wrote this last; nobody when it is what was published. */
  publisher: string | null
  now: Date
}

/** The id of the draft at this address: the new one, or the one that somebody made already. */
export async function addDraft(
  trx: Database,
  { document, basedOn, by, publisher, now }: NewDraft,
): Promise<string> {
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('draft')
    .values({
      id: randomUUID(),
      path: document.path,
      ...contentsOf(document),
      revision: 1,
      based_on: basedOn,
      created_at: at,
      updated_at: at,
      updated_by: by,
      written_by: by,
      written_by_publisher: publisher,
      publish_at: null,
      publish_by: null,
      publish_fault: null,
    })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) await makeRoom(trx, by, now)
  const row = await trx
    .selectFrom('draft')
    .select('id')
    .where('path', '=', document.path)
    .executeTakeFirstOrThrow()
  return row.id
}

async function makeRoom(trx: Database, by: string | null, now: Date): Promise<void> {
  await countWork(trx, 'drafts', by, now)
  const { drafts } = await trx
    .selectFrom('draft')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .executeTakeFirstOrThrow()
  if (drafts > mostDrafts)
    throw new WorkRefused(
      `Er staan al ${mostDrafts.toLocaleString('nl')} concepten. Publiceer of verwijder er eerst een paar.`,
    )
}

export type DraftSave = { id: string; revision: number; document: DraftDocument; by: string; now: Date }

/** Who of those who may publish wrote last in what `by` makes of what was there: theirs stays when a writer goes on with it. */
export async function publisherOf(
  trx: Database,
  by: string,
  before: string | null = null,
): Promise<string | null> {
  return (await mayPublish(trx, by)) ? by : before
}

export type SavedDraft = { revision: number; plan: Plan | undefined }

/** The new revision, and what is planned with it; nothing when somebody else saved since this one. */
export async function saveDraft(
  trx: Database,
  save: DraftSave,
  { isNews = true, publisherBefore = null }: { isNews?: boolean; publisherBefore?: string | null } = {},
): Promise<SavedDraft | undefined> {
  const publisher = isNews ? await publisherOf(trx, save.by, publisherBefore) : null
  const row = await trx
    .updateTable('draft')
    .set((eb) => ({
      ...contentsOf(save.document),
      revision: eb('revision', '+', 1),
      updated_at: save.now.toISOString(),
      updated_by: save.by,
      // Who saves what was there already has written nothing.
      ...(isNews && { written_by: save.by }),
      ...(publisher && { written_by_publisher: publisher }),
      publish_fault: eb
        .case()
        .when('publish_fault', '=', changedAfterPlanning)
        .then(eb.ref('publish_fault'))
        .else(null)
        .end(),
    }))
    .where('id', '=', save.id)
    .where('revision', '=', save.revision)
    .returning(['revision', 'publish_at', 'publish_by'])
    .executeTakeFirst()
  return row && { revision: row.revision, plan: planOf(row) }
}

/** False when somebody else saved since, took it away, or planned it for another time than this. */
export async function removeDraft(
  trx: Database,
  id: string,
  revision: number,
  publishAt?: string,
): Promise<boolean> {
  let removal = trx.deleteFrom('draft').where('id', '=', id).where('revision', '=', revision)
  if (publishAt) removal = removal.where('publish_at', '=', publishAt)
  const { numDeletedRows } = await removal.executeTakeFirst()
  return numDeletedRows === 1n
}

/** False when somebody else saved since. */
export async function planDraft(
  db: Database,
  { id, revision, at, by }: { id: string; revision: number; at: Date; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draft')
    .set({
      publish_at: at.toISOString(),
      publish_by: by,
      publish_fault: null,
      asked_at: null,
      asked_by: null,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes the plan away, and tells whether it was still there: of several processes that try, one gets true. */
export async function takePlan(
  db: Database,
  { id, publishAt }: { id: string; publishAt: string },
  fault: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draft')
    .set({ publish_at: null, publish_by: null, publish_fault: fault })
    .where('id', '=', id)
    .where('publish_at', '=', publishAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function moveDraft(
  trx: Database,
  { id, document, by, now }: Omit<DraftSave, 'revision'>,
): Promise<void> {
  await trx
    .updateTable('draft')
    .set((eb) => ({
      path: document.path,
      ...contentsOf(document),
      revision: eb('revision', '+', 1),
      updated_at: now.toISOString(),
      updated_by: by,
    }))
    .where('id', '=', id)
    .execute()
}

function contentsOf(document: DraftDocument): Pick<DraftTable, 'title' | 'document'> {
  return { title: titleOf(document), document: JSON.stringify(document) }
}

export function titleOf({ title }: { title?: unknown }): string {
  return typeof title === 'string' ? title.trim() : ''
}

function isAtOrBelow(eb: ExpressionBuilder<Schema, 'draft'>, path: string) {
  return eb.or([eb('draft.path', '=', path), eb('draft.path', 'like', `${path}/%`)])
}

function drafts(db: Database) {
  return db
    .selectFrom('draft')
    .leftJoin('member', 'member.id', 'draft.updated_by')
    .leftJoin('member as asker', 'asker.id', 'draft.asked_by')
    .select([
      'draft.id',
      'draft.path',
      'draft.document',
      'draft.revision',
      'draft.based_on',
      'draft.updated_at',
      'draft.updated_by',
      'draft.publish_at',
      'draft.publish_by',
      'draft.publish_fault',
      'draft.written_by',
      'draft.written_by_publisher',
      'draft.asked_at',
      'draft.asked_by',
      'draft.asked_revision',
      'member.first_name',
      'member.last_name',
      'asker.first_name as asker_first_name',
      'asker.last_name as asker_last_name',
    ])
}

/** The name of who did it; nothing when their account is gone. */
export function nameOf(row: { first_name: string | null; last_name: string | null }): string | null {
  return row.first_name === null ? null : `${row.first_name} ${row.last_name}`
}

function planOf(row: Pick<DraftTable, 'publish_at' | 'publish_by'>): Plan | undefined {
  return row.publish_at === null ? undefined : { publishAt: row.publish_at, publishBy: row.publish_by }
}

function checkOf(row: DraftRow): DraftCheck | undefined {
  if (row.asked_at === null) return undefined
  return {
    askedAt: row.asked_at,
    askedBy: nameOf({ first_name: row.asker_first_name, last_name: row.asker_last_name }),
    askedById: row.asked_by,
    isChanged: row.revision !== row.asked_revision,
  }
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof drafts>['executeTakeFirstOrThrow']>>

function toDraft(row: DraftRow): Draft {
  return {
    id: row.id,
    path: row.path,
    document: { blocks: [], ...(readJson(row.document) as object), path: row.path },
    revision: row.revision,
    basedOn: row.based_on,
    updatedAt: row.updated_at,
    updatedBy: nameOf(row),
    updatedById: row.updated_by,
    writtenById: row.written_by,
    writtenByPublisherId: row.written_by_publisher,
    check: checkOf(row),
    plan: planOf(row),
    publishFault: row.publish_fault,
  }
}
