import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import { sortableId } from '#database/sortable-id.ts'

/** The last change of a setting: when, and by whom when that account is still there. */
export type SettingChange = { at: string; by: string | undefined }

/** `difference` is JSON: reading many of them at once would keep others waiting. */
export type NotedChange = SettingChange & { id: string; difference: string | undefined }

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
  { name, document, by }: { name: string; document: unknown; by: string | null },
  now: Date,
): Promise<string> {
  const { newest } = await trx
    .selectFrom('setting_change')
    .select(({ fn }) => fn.max('id').as('newest'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const id = sortableId(newest ?? '')
  await trx
    .insertInto('setting_change')
    .values({
      id,
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
  return id
}

export async function forgetChange(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('setting_change').where('id', '=', id).execute()
}

/** What the change did, for whoever looks back or undoes it. One that turned everything over is not kept. */
export async function noteDifference(trx: Database, id: string, difference: object): Promise<void> {
  const noted = JSON.stringify(difference)
  if (noted.length > longestDifference) return
  await trx.updateTable('setting_change').set({ difference: noted }).where('id', '=', id).execute()
}

/** The newest first. One that was made before differences were kept has none. */
export async function changesOf(db: Database, name: string): Promise<NotedChange[]> {
  const rows = await db
    .selectFrom('setting_change')
    .leftJoin('member', 'member.id', 'setting_change.by')
    .select(['setting_change.id', 'at', 'difference', 'first_name', 'last_name'])
    .where('name', '=', name)
    .orderBy('setting_change.id', 'desc')
    .execute()
  return rows.map(({ id, at, difference, first_name, last_name }) => ({
    id,
    at,
    by: first_name === null ? undefined : `${first_name} ${last_name}`,
    difference: difference ?? undefined,
  }))
}

/** Who changed it, the newest first. What was changed is read one at a time: it may be long. */
export async function* lastChangesOf(
  db: Database,
  name: string,
  most: number,
): AsyncGenerator<{ by: string | undefined; difference: unknown }> {
  const rows = await db
    .selectFrom('setting_change')
    .leftJoin('member', 'member.id', 'setting_change.by')
    .select(['setting_change.id', 'first_name', 'last_name'])
    .where('name', '=', name)
    .orderBy('setting_change.id', 'desc')
    .limit(most)
    .execute()
  for (const { id, first_name, last_name } of rows) {
    const by = first_name === null ? undefined : `${first_name} ${last_name}`
    yield { by, difference: await findDifference(db, name, id) }
  }
}

export async function findDifference(db: Database, name: string, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('setting_change')
    .select('difference')
    .where('name', '=', name)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.difference ? readJson(row.difference) : undefined
}

/** As text, of one change. */
export const longestDifference = 200_000

/** Of each setting; beyond these the oldest go. */
export const mostChangesKept = 100
