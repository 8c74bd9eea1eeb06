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

/** With room for another one between them. */
export const step = 10

export function withPositions(rows: Row[]): Row[] {
  return rows.map((row, index) => ({ ...row, position: String((index + 1) * step) }))
}

/** In their order. A new row gets an id made of its words; ids never change. */
export function inOrder(rows: Row[], words: string, taken: string[] = []): (Row & { id: string })[] {
  const ids = new Set([...taken, ...rows.map(({ id = '' }) => id)])
  return rows
    .toSorted((a, b) => Number(a.position) - Number(b.position))
    .map((row) => ({ ...row, id: row.id || newId(row[words] ?? '', ids) }))
}

/** A new row is what another row with the same words is, in another year; ids are the same in every year. */
export function withIdsOf(rows: Row[], words: string): Row[] {
  const known = new Map(rows.flatMap((row) => (row.id ? [[wordsOf(row), row.id]] : [])))
  const taken = new Set(known.values())
  return rows.map((row) => {
    const id = row.id || known.get(wordsOf(row)) || newId(row[words] ?? '', taken)
    known.set(wordsOf(row), id)
    return { ...row, id }
  })

  function wordsOf(row: Row): string {
    return (row[words] ?? '').toLowerCase()
  }
}
