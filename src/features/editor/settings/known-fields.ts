import type { Premium } from '#features/insurance/insurance.ts'
import { amountStatus, optionalDay, statusChoices, text } from './row-fields.ts'
import type { Row, SettingField } from './setting-form.ts'

/** How certain something is and where it comes from: the same fields wherever editors tell it. */

type Known = Pick<Premium, 'status' | 'source'>
type TypedKnown = { status: Known['status']; source: string; date?: string | undefined }

export const knownColumns: SettingField[] = [
  { name: 'status', label: 'Zekerheid', choices: statusChoices },
  { name: 'source', label: 'Bron' },
  { name: 'date', label: 'Datum van de bron', hint: 'jjjj-mm-dd, mag leeg blijven.' },
]

export const knownFields = () => ({
  status: amountStatus(),
  source: text(120, 'Vul in waar dit vandaan komt.'),
  date: optionalDay(),
})

export function toKnown({ status, source, date }: TypedKnown): Known {
  return { status, source: { name: source, ...(date && { date }) } }
}

export function knownCells({ status, source: { name, date = '' } }: Known): Row {
  return { status, source: name, date }
}
