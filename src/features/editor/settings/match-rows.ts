import { keyOf, type Mark, markOf, nameOf, readMark } from './marks.ts'
import type { Row, RowChange, SettingForm, TypedRow } from './setting-form.ts'

/** A row that goes by another key than it did. */
export type Rename = { from: Row; to: Row }

/**
 * Which row of now each typed row began from: the one that is as it was then, or was so before one of the changes since
 * (`past`, newest first), whatever it is called by now; else the one of the same name.
 */
export function matchRows(
  form: SettingForm,
  typed: TypedRow[],
  now: Row[],
  past: RowChange[][],
): Map<TypedRow, Row> {
  const begun = typed.flatMap((each) => {
    const mark = readMark(each.was)
    return mark ? [{ each, mark }] : []
  })
  const matched = new Map<TypedRow, Row>()
  const taken = new Set<Row>()
  const today = now.map((row): Line => ({ row, mark: markOf(form, row) }))

  let lines = today
  take(lines, nameOf)
  for (const changes of past) {
    lines = before(form, lines, changes)
    take(lines, nameOf)
  }
  take(today, ({ key }) => key)
  return matched

  function take(lines: Line[], labelOf: (mark: Mark) => string): void {
    const free = lines.filter(({ row }) => !taken.has(row))
    const byLabel = Map.groupBy(free, ({ mark }) => labelOf(mark))
    for (const { each, mark } of begun) {
      const row = matched.has(each) ? undefined : byLabel.get(labelOf(mark))?.shift()?.row
      if (!row) continue
      matched.set(each, row)
      taken.add(row)
    }
  }
}

/** A row of now, and what it was at some moment before. */
type Line = { row: Row; mark: Mark }

/** What was added by this change was nothing before it. */
function before(form: SettingForm, lines: Line[], changes: RowChange[]): Line[] {
  const were = new Map(changes.flatMap(({ before, after }) => (after ? [[keyOf(form, after), before]] : [])))
  return lines.flatMap((line) => {
    if (!were.has(line.mark.key)) return [line]
    const was = were.get(line.mark.key)
    return was ? [{ ...line, mark: markOf(form, was) }] : []
  })
}

/** The rows that were given another key here, as they are stored now and as they were typed. */
export function renamesIn(form: SettingForm, matched: Map<TypedRow, Row>): Rename[] {
  return [...matched].flatMap(([{ row, was, isRemoved, takesTheirs }, from]) => {
    const isRenamed = !isRemoved && !takesTheirs && keyOf(form, row) !== readMark(was)?.key
    return isRenamed ? [{ from, to: row }] : []
  })
}
