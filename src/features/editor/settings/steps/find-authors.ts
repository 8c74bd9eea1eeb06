import type { Database } from '#database/database.ts'
import { lastChangesOf } from '#features/settings/store.ts'
import { keyOf } from '../marks.ts'
import type { Both } from '../merge-setting.ts'
import type { Setting } from '../setting.ts'
import type { SettingDifference } from '../setting-difference.ts'
import type { SettingForm } from '../setting-form.ts'

/** As far back as we look: beyond that, it was a colleague. */
export const mostChanges = 20

/** Says of all that two changed who was the other one. A page that moves changes a redirect without anybody's form. */
export async function withAuthors(
  db: Database,
  setting: Setting,
  form: SettingForm,
  both: Both,
): Promise<Both> {
  const rows = Object.values(both.rows)
  const fields = Object.values(both.fields)
  const isKnown = () => [...rows, ...fields].every(({ by }) => by !== undefined)
  for await (const { by, difference } of lastChangesOf(db, setting.name, mostChanges)) {
    if (isKnown()) break
    if (!difference) continue
    const changed = difference as SettingDifference
    const keys = keysIn(form, changed)
    for (const row of rows) if (keys.has(row.key)) row.by ??= by
    for (const [name, field] of Object.entries(both.fields)) if (name in changed.fields.after) field.by ??= by
  }
  return both
}

function keysIn(form: SettingForm, { rows }: SettingDifference): Set<string> {
  return new Set(
    rows.flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [keyOf(form, row)] : []))),
  )
}
