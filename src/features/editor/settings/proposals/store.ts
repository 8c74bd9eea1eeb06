import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import type { TypedSetting } from '../setting-form.ts'

/** A change of a setting that waits for a second person. */
export type Proposal = {
  id: string
  name: string
  typed: TypedSetting
  at: string
  by: string | null
  byId: string | null
}

/** False when another one waits: that one first. */
export async function addProposal(
  trx: Database,
  { name, typed, by }: { name: string; typed: TypedSetting; by: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('setting_proposal')
    .values({ name, id: randomUUID(), typed: JSON.stringify(typed), at: now.toISOString(), by })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findProposal(db: Database, name: string): Promise<Proposal | undefined> {
  return (await proposalsIn(db)).find((each) => each.name === name)
}

/** There is one for each setting at most. */
export async function proposalsIn(db: Database): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('setting_proposal')
    .leftJoin('member', 'member.id', 'setting_proposal.by')
    .select(['setting_proposal.id', 'name', 'typed', 'at', 'by', 'first_name', 'last_name'])
    .orderBy('at')
    .execute()
  return rows.map(({ id, name, typed, at, by, first_name, last_name }) => ({
    ...{ id, name, at, byId: by },
    typed: readJson(typed) as TypedSetting,
    by: first_name === null ? null : `${first_name} ${last_name}`,
  }))
}

/** False when somebody decided already: of several who try, one gets true. */
export async function takeProposal(trx: Database, name: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('setting_proposal')
    .where('name', '=', name)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
