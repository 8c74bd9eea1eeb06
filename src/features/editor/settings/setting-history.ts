import { openTurns } from '#features/pages/turns.ts'
import type { NotedChange } from '#features/settings/store.ts'
import { spellUnreadable } from '#forms/readable.ts'
import { momentInWords } from '#period-words.ts'
import { keyOf } from './marks.ts'
import { movedIn } from './merge-order.ts'
import { isEmpty, type SettingDifference } from './setting-difference.ts'
import { lineOf, type Row, type SettingForm } from './setting-form.ts'

/** A change for whoever looks back: when, by whom, and what was what before. */
export type DrawnChange = {
  id: string
  when: string
  by: string
  lines: ChangedLine[]
  mayUndo: boolean
}
export type ChangedLine = { name: string; before: string; after: string }

const mostLines = 20

/** Visitors get a turn in between. */
export async function drawHistory(
  form: SettingForm,
  changes: NotedChange[],
  most = mostLines,
): Promise<DrawnChange[]> {
  const takeTurn = openTurns()
  const drawn: DrawnChange[] = []
  for (const { id, at, by, difference } of changes) {
    await takeTurn()
    const known: SettingDifference | undefined = difference && JSON.parse(difference)
    drawn.push({
      id,
      when: momentInWords(at),
      by: by ?? 'iemand die hier niet meer werkt',
      lines: known ? linesOf(form, known, most) : [],
      mayUndo: known !== undefined && !isEmpty(known),
    })
  }
  return drawn
}

/** The first of them: nobody who looks back reads hundreds. */
export function linesOf(form: SettingForm, difference: SettingDifference, most = mostLines): ChangedLine[] {
  return allLines(form, difference).slice(0, most).map(spelled)
}

function allLines(form: SettingForm, { rows, fields }: SettingDifference): ChangedLine[] {
  const moved = movedIn(
    rows
      .flatMap(({ before, after }) =>
        before && after
          ? [{ key: keyOf(form, after), was: before.position ?? '', is: after.position ?? '' }]
          : [],
      )
      .toSorted((one, other) => Number(one.is) - Number(other.is)),
  )
  return [
    ...form.fields
      .filter(({ name }) => name in fields.after)
      .map(({ name, label }) => ({
        name: label,
        before: fields.before[name] || 'leeg',
        after: fields.after[name] || 'leeg',
      })),
    ...rows.flatMap((change) => {
      const { before, after } = change
      const line = {
        name: nameOf(form, before ?? after ?? {}),
        before: before ? lineOf(form.columns, before, after) : 'stond er niet',
        after: after ? lineOf(form.columns, after, before) : 'weggehaald',
      }
      if (line.before !== '' || line.after !== '') return [line]
      if (!moved.has(keyOf(form, after ?? {}))) return []
      return [{ ...line, before: placeOf(before), after: placeOf(after) }]
    }),
  ]
}

/** Older changes may hold characters that are refused by now. */
function spelled({ name, before, after }: ChangedLine): ChangedLine {
  return {
    name: spellUnreadable(name),
    before: spellUnreadable(before),
    after: spellUnreadable(after),
  }
}

function placeOf(row: Row | undefined): string {
  return `plaats ${Number(row?.position) / 10}`
}

/** The first words by which somebody knows the row. */
function nameOf({ columns }: SettingForm, row: Record<string, string>): string {
  const first = columns.find(({ kind, name }) => kind !== 'hidden' && row[name])
  const value = first && row[first.name]
  return first?.choices?.find(({ id }) => id === value)?.label ?? value ?? 'Zonder naam'
}
