import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import type { SettingDifference } from '../settings/setting-difference.ts'
import { mostPlannedChanges, WorkRefused } from '../work/work-limits.ts'
import type { PlannedChange, PlannedWhat } from './planned-change.ts'

/** All there are: no more than an editor can oversee. The first to come first. */
export async function allPlanned(db: Database): Promise<PlannedChange[]> {
  return (await planned(db).orderBy('at').orderBy('planned_change.id').execute()).map(toPlanned)
}

export async function findPlanned(db: Database, id: string): Promise<PlannedChange | undefined> {
  const row = await planned(db).where('planned_change.id', '=', id).executeTakeFirst()
  return row && toPlanned(row)
}

export async function findPlannedOffline(db: Database, path: string): Promise<PlannedChange | undefined> {
  const row = await planned(db).where('kind', '=', 'offline').where('subject', '=', path).executeTakeFirst()
  return row && toPlanned(row)
}

export type DueChange = { id: string; at: string; kind: PlannedChange['kind'] }

export async function dueChanges(db: Database, now: Date): Promise<DueChange[]> {
  return db
    .selectFrom('planned_change')
    .select(['id', 'at', 'kind'])
    .where('at', '<=', now.toISOString())
    .where('fault', 'is', null)
    .execute()
}

export type NewPlan = { what: PlannedWhat; at: Date; by: string }

export async function addPlanned(trx: Database, { what, at, by }: NewPlan): Promise<string> {
  const id = randomUUID()
  const document = what.kind === 'setting' ? JSON.stringify(what.difference) : ''
  await trx
    .insertInto('planned_change')
    .values({ id, kind: what.kind, subject: what.subject, document, at: at.toISOString(), by, fault: null })
    .execute()
  const { plans } = await trx
    .selectFrom('planned_change')
    .select(({ fn }) => fn.countAll<number | string>().as('plans'))
    .executeTakeFirstOrThrow()
  if (Number(plans) > mostPlannedChanges)
    throw new WorkRefused(`Er staat al ${mostPlannedChanges} keer iets gepland. Haal eerst iets weg.`)
  return id
}

/** Of several processes that try, one gets true. False too when it was moved to another time. */
export async function takePlanned(trx: Database, { id, at }: DueChange): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('planned_change')
    .where('id', '=', id)
    .where('at', '=', at)
    .where('fault', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Puts back what was taken and did not go well. */
export async function keepFailed(trx: Database, plan: PlannedChange, fault: string): Promise<void> {
  const { id, kind, subject, at, by } = plan
  const document = kind === 'setting' ? JSON.stringify(plan.difference) : ''
  await trx.insertInto('planned_change').values({ id, kind, subject, document, at, by, fault }).execute()
}

/** False when it has happened meanwhile, or was withdrawn. */
export async function movePlanned(trx: Database, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('planned_change')
    .set({ at: at.toISOString(), fault: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removePlanned(trx: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('planned_change').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** The page is offline already. */
export async function forgetPlannedOffline(trx: Database, path: string): Promise<void> {
  await trx.deleteFrom('planned_change').where('kind', '=', 'offline').where('subject', '=', path).execute()
}

/** A page that moves takes along what is planned for it. */
export async function movePlannedOffline(trx: Database, from: string, to: string): Promise<void> {
  await trx
    .updateTable('planned_change')
    .set({ subject: to })
    .where('kind', '=', 'offline')
    .where('subject', '=', from)
    .execute()
}

function planned(db: Database) {
  return db
    .selectFrom('planned_change')
    .leftJoin('member', 'member.id', 'planned_change.by')
    .select(['planned_change.id', 'kind', 'subject', 'document', 'at', 'by', 'fault'])
    .select(['first_name', 'last_name'])
}

type PlannedRow = Awaited<ReturnType<ReturnType<typeof planned>['executeTakeFirstOrThrow']>>

function toPlanned(row: PlannedRow): PlannedChange {
  const { id, kind, subject, document, at, by, fault } = row
  const byName = row.first_name === null ? undefined : `${row.first_name} ${row.last_name}`
  const about = { id, at, by, byName, fault, subject }
  return kind === 'offline'
    ? { ...about, kind }
    : { ...about, kind, difference: readJson(document) as SettingDifference }
}
