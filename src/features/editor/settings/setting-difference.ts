import { fieldMarksOf, keyOf, markOf, writeMark } from './marks.ts'
import type { Rename } from './match-rows.ts'
import { movedIn } from './merge-order.ts'
import type { Row, RowChange, SettingForm, SettingValues, TypedSetting } from './setting-form.ts'

/** What one change did: rows as they were and as they became, without those that stayed as they were. */
export type SettingDifference = { rows: RowChange[]; fields: { before: Row; after: Row } }

export function differenceOf(
  form: SettingForm,
  before: SettingValues,
  after: SettingValues,
  renames: Rename[] = [],
): SettingDifference {
  const wasCalled = new Map(renames.map(({ from, to }) => [spellingOf(form, to), keyOf(form, from)]))
  const old = new Map(before.rows.map((row) => [markOf(form, row).key, row]))
  const isReordered = hasMoved(form, old, after.rows)
  const rows: RowChange[] = after.rows.flatMap((row) => {
    const mark = markOf(form, row)
    const key = wasCalled.get(spellingOf(form, row)) ?? mark.key
    const was = old.get(key)
    old.delete(key)
    const isInPlace = !isReordered || was?.position === row.position
    if (was && isInPlace && markOf(form, was).print === mark.print) return []
    return [{ ...(was && { before: was }), after: row }]
  })
  const changed = form.fields
    .map(({ name }) => name)
    .filter((name) => before.fields[name] !== after.fields[name])
  const pick = (values: Row) => Object.fromEntries(changed.map((name) => [name, values[name] ?? '']))
  return {
    rows: [...rows, ...[...old.values()].map((row) => ({ before: row }))],
    fields: { before: pick(before.fields), after: pick(after.fields) },
  }
}

/** However its words are set apart: what is typed is stored neatly. */
function spellingOf({ keys }: SettingForm, row: Row): string {
  return keys
    .map((name) =>
      (row[name] ?? '')
        .toLowerCase()
        .replaceAll(/[\s,]+/g, ' ')
        .trim(),
    )
    .join('\n')
}

/** Rows that merely make room for another one have not moved. */
function hasMoved(form: SettingForm, old: Map<string, Row>, rows: Row[]): boolean {
  const shared = rows.flatMap((row) => {
    const key = keyOf(form, row)
    const was = old.get(key)?.position
    return was === undefined ? [] : [{ key, was, is: row.position ?? '' }]
  })
  return movedIn(shared).size > 0
}

export function isEmpty({ rows, fields }: SettingDifference): boolean {
  return rows.length === 0 && Object.keys(fields.after).length === 0
}

/** The way back, as a form would send it: from what it became to what it was. What came after it stays. */
export function undoing(form: SettingForm, { rows, fields }: SettingDifference): TypedSetting {
  return replaying(form, {
    rows: rows.map(({ before, after }) => ({
      ...(after && { before: after }),
      ...(before && { after: before }),
    })),
    fields: { before: fields.after, after: fields.before },
  })
}

/** The same change once more, as a form would send it: from what it was to what it becomes. */
export function replaying(form: SettingForm, { rows, fields }: SettingDifference): TypedSetting {
  return {
    fields: fields.after,
    wasFields: fieldMarksOf(form, fields.before),
    takenFields: form.fields.map(({ name }) => name).filter((name) => !(name in fields.after)),
    rows: rows.map(({ before, after }) => ({
      row: after ?? before ?? {},
      was: before ? writeMark(markOf(form, before)) : '',
      isRemoved: after === undefined,
      takesTheirs: false,
    })),
  }
}
