import { newId } from './new-id.ts'
import { wholeNumber } from './row-fields.ts'
import type { Row, SettingField } from './setting-form.ts'

/** Rows that stand in an order which editors choose. */
export const positionField: SettingField = {
  name: 'position',
  label: 'Volgorde',
  hint: 'Het laagste getal staat vooraan.',
}

export const position = () => wholeNumber('Vul een getal in: het laagste staat vooraan.')

export function withPositions(rows: Row[]): Row[] {
  return rows.map((row, index) => ({ ...row, position: String((index + 1) * 10) }))
}

/** In their order. A new row gets an id made of its words; ids never change. */
export function inOrder(rows: Row[], words: string, taken: string[] = []): (Row & { id: string })[] {
  const ids = new Set([...taken, ...rows.map(({ id = '' }) => id)])
  return rows
    .toSorted((a, b) => Number(a.position) - Number(b.position))
    .map((row) => ({ ...row, id: row.id || newId(row[words] ?? '', ids) }))
}
