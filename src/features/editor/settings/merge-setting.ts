import { type FieldNames, fieldMarksOf, keyOf, type Mark, markOf, readMark, writeMark } from './marks.ts'
import { matchRows, type Rename, renamesIn } from './match-rows.ts'
import { mergeOrder, movedByBoth, type PlacedRow } from './merge-order.ts'
import { withPositions } from './ordered-rows.ts'
import type { Row, RowChange, SettingForm, SettingValues, TypedRow, TypedSetting } from './setting-form.ts'

/** Two who changed the same setting: each row that one of them changed is kept. What both changed is `both`. */
export type Merged = {
  values: SettingValues
  /** Of the rows and then of those marked to go, as they are stored now; empty for what is new. */
  marks: string[]
  both: Both
  renames: Rename[]
}

/** What a form shows of it, to go on from what is stored now. */
export type Drawn = Merged & { revision: string; fieldMarks: string }

/** What somebody else made of it, by the number of the row or the name of the field. */
export type Both = { rows: Record<number, TheirRow>; fields: Record<string, TheirField> }
/** Without a row they removed it. `by` is there when it is known who. */
export type TheirRow = { key: string; row: Row | undefined; by?: string | undefined }
export type TheirField = { value: string; by?: string | undefined }

/** Whoever is not known by name. */
export const someColleague = 'Een collega'

/** Who changed the same, as the beginning of a sentence. */
export function whoElseHas({ rows, fields }: Both): string {
  const others = [...Object.values(rows), ...Object.values(fields)].map(({ by }) => by ?? someColleague)
  const names = [...new Set(others)]
  return `${names.join(' en ')} ${names.length === 1 ? 'heeft' : 'hebben'}`
}

/** `past` tells under which name they were known to whoever typed: see `matchRows`. */
export function mergeSetting(
  form: SettingForm,
  typed: TypedSetting,
  now: SettingValues,
  past: RowChange[][] = [],
): Merged {
  const matched = matchRows(form, typed.rows, now.rows, past)
  const mine = new Map([...matched].map(([each, row]) => [row, each]))
  const kept = now.rows.flatMap((row) => mergeRow(row, markOf(form, row), mine.get(row)))
  const added = new Set(now.rows.filter((row) => !mine.has(row)).map((row) => markOf(form, row).print))
  typed.rows.forEach((each, number) => {
    const isThere = matched.has(each) || (each.was === '' && added.has(markOf(form, each.row).print))
    if (!isThere) kept.push(...rowThatIsGone(form, each, newKey(number)))
  })
  const around = mergeFields(form, typed, now.fields)
  const ordered = isOrdered(form) ? orderRows(kept) : kept
  const { values, marks } = toMerged(ordered)
  const both = { rows: bothRows(ordered), fields: around.both }
  return { values: { ...values, fields: around.fields }, marks, both, renames: renamesIn(form, matched) }

  function orderRows(rows: MergedRow[]): MergedRow[] {
    const places = placesOf(form, typed, matched)
    const theirs = new Map(now.rows.map((row) => [keyOf(form, row), row]))
    const moved = movedByBoth(places, [...theirs.keys()])
    return mergeOrder(rows, places).map((each) =>
      moved.has(each.key) ? { ...each, theirs: theirs.get(each.key) } : each,
    )
  }

  function mergeRow(theirs: Row, mark: Mark, own: TypedRow | undefined): MergedRow[] {
    const base = own && readMark(own.was)
    const stored = { key: mark.key, row: theirs, mark: writeMark(mark), isRemoved: false }
    if (!own || !base || own.takesTheirs) return [stored]
    const now = markOf(form, own.row)
    const iChanged = own.isRemoved || now.print !== base.print
    const theyChanged = own.isOpen || mark.print !== base.print
    const isPlaceOpen = own.isOpen && now.position !== mark.position
    if (!iChanged) return [isPlaceOpen ? { ...stored, theirs } : stored]
    if (!theyChanged && own.isRemoved) return []
    const ours = { ...stored, row: own.row, isRemoved: own.isRemoved }
    const isSame = !own.isRemoved && now.print === mark.print
    return [theyChanged && !isSame ? { ...ours, theirs } : ours]
  }
}

/** `key` tells rows apart, those that are not stored now by their number in the form. */
type MergedRow = {
  key: string
  row: Row
  mark: string
  isRemoved: boolean
  theirs?: Row | undefined
  wasCalled?: string | undefined
}

function isOrdered({ columns }: SettingForm): boolean {
  return columns.some(({ name }) => name === 'position')
}

/** What was typed, in the order that its numbers say. */
export function inChosenOrder(form: SettingForm, values: SettingValues): SettingValues {
  if (!isOrdered(form)) return values
  const rows = values.rows.toSorted((one, other) => Number(one.position) - Number(other.position))
  return { ...values, rows: withPositions(rows) }
}

function placesOf(form: SettingForm, { rows }: TypedSetting, matched: Map<TypedRow, Row>): PlacedRow[] {
  return rows.flatMap((each, number) => {
    const { row, was, isRemoved, takesTheirs } = each
    const mark = readMark(was)
    if (isRemoved || takesTheirs || row.position === undefined) return []
    const now = matched.get(each)
    const key = now ? keyOf(form, now) : newKey(number)
    return [{ key, was: mark?.position ?? '', is: row.position }]
  })
}

function newKey(number: number): string {
  return `new ${number}`
}

/** New, or removed by somebody else: what was not changed here goes along with that. */
function rowThatIsGone(form: SettingForm, each: TypedRow, key: string): MergedRow[] {
  const mark = readMark(each.was)
  if (each.isRemoved || each.takesTheirs) return []
  const ours = { key, row: each.row, mark: '', isRemoved: false, wasCalled: mark?.key }
  if (each.isOpen) return [{ ...ours, theirs: undefined }]
  if (!mark) return [ours]
  return markOf(form, each.row).print === mark.print ? [] : [{ ...ours, theirs: undefined }]
}

function toMerged(kept: MergedRow[]): { values: SettingValues; marks: string[] } {
  const rows = kept.filter(({ isRemoved }) => !isRemoved)
  const removed = kept.filter(({ isRemoved }) => isRemoved)
  return {
    values: { fields: {}, rows: rows.map(({ row }) => row), removed: removed.map(({ row }) => row) },
    marks: [...rows, ...removed].map(({ mark }) => mark),
  }
}

function bothRows(kept: MergedRow[]): Both['rows'] {
  const inOrder = [
    ...kept.filter(({ isRemoved }) => !isRemoved),
    ...kept.filter(({ isRemoved }) => isRemoved),
  ]
  return Object.fromEntries(
    inOrder.flatMap((each, number) =>
      'theirs' in each ? [[number, { key: each.wasCalled ?? each.key, row: each.theirs }] as const] : [],
    ),
  )
}

/** Each by itself: what only one changed is theirs. */
export function mergeFields(
  form: FieldNames,
  { fields: typed, wasFields, takenFields, openFields = [] }: Omit<TypedSetting, 'rows'>,
  theirs: Row,
) {
  const was = wasFields.split(' ')
  const own = fieldMarksOf(form, typed).split(' ')
  const now = fieldMarksOf(form, theirs).split(' ')
  const both: Both['fields'] = {}
  const fields = form.fields.map(({ name }, index) => {
    const iChanged = own[index] !== was[index] && !takenFields.includes(name)
    const theyChanged = openFields.includes(name) || now[index] !== was[index]
    if (iChanged && theyChanged && own[index] !== now[index]) both[name] = { value: theirs[name] ?? '' }
    return [name, (iChanged ? typed[name] : theirs[name]) ?? '']
  })
  return { both, fields: Object.fromEntries(fields) as Row }
}
