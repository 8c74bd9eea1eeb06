import type { Database } from '#database/database.ts'
import { lastChangesOf } from '#features/settings/store.ts'
import { markOf, nameOf, readMark } from '../marks.ts'
import type { SettingDifference } from '../setting-difference.ts'
import type { RowChange, SettingForm, SettingValues, TypedSetting } from '../setting-form.ts'
import { mostChanges } from './find-authors.ts'

/** What happened to rows that are no longer as they were when the form began, newest first. */
export async function findPast(
  db: Database,
  name: string,
  form: SettingForm,
  { rows: typed }: Pick<TypedSetting, 'rows'>,
  now: SettingValues,
): Promise<RowChange[][]> {
  const marks = typed.flatMap(({ was }) => readMark(was) ?? [])
  const changed = new Set(marks.map(nameOf))
  for (const row of now.rows) changed.delete(nameOf(markOf(form, row)))
  const past: RowChange[][] = []
  if (changed.size === 0) return past
  for await (const { difference } of lastChangesOf(db, name, mostChanges)) {
    if (!difference) continue
    const { rows } = difference as SettingDifference
    past.push(rows)
    for (const { before } of rows) if (before) changed.delete(nameOf(markOf(form, before)))
    if (changed.size === 0) break
  }
  return past
}
