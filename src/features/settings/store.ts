import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import { sortableId } from '#database/sortable-id.ts'

/** The last change of a setting: when, and by whom when that account is still there. */
export type SettingChange = { at: string; by: string | undefined }

export async function findLastChange(db: Database, name: string): Promise<SettingChange | undefined> {
  const row = await db
    .selectFrom('setting_change')
    .leftJoin('member', 'member.id', 'setting_change.by')
    .select(['at', 'first_name', 'last_name'])
    .where('name', '=', name)
    .orderBy('setting_change.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const by = row.first_name === null ? undefined : `${row.first_name} ${row.last_name}`
  return { at: row.at, by }
}

/** Of every setting that was ever changed, as it is now. */
export async function lastDocuments(db: Database): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('setting_change')
    .select(['name', 'document'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('setting_change')
        .select(({ fn }) => fn.max('id').as('id'))
        .groupBy('name'),
    )
    .execute()
  return new Map(rows.map(({ name, document }) => [name, readJson(document)]))
}

export async function addChange(
  trx: Database,
  { name, document, by }: { name: string; document: unknown; by: string },
  now: Date,
): Promise<void> {
  const { newest } = await trx
    .selectFrom('setting_change')
    .select(({ fn }) => fn.max('id').as('newest'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('setting_change')
    .values({
      id: sortableId(newest ?? ''),
      name,
      document: JSON.stringify(document),
      at: now.toISOString(),
      by,
    })
    .execute()
  const excess = await trx
    .selectFrom('setting_change')
    .select('id')
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .offset(mostChangesKept)
    .limit(1)
    .executeTakeFirst()
  if (excess)
    await trx.deleteFrom('setting_change').where('name', '=', name).where('id', '<=', excess.id).execute()
}

/** Of each setting; beyond these the oldest go. */
export const mostChangesKept = 100
