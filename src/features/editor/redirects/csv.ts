export type CsvLine = { number: number; cells: string[] }
export type CsvReading = { ok: true; lines: CsvLine[] } | { ok: false; fault: string }

/**
 * A table as spreadsheets save it: with commas, with semicolons as a Dutch one does, or with tabs; with a mark of the
 * byte order in front or without. Empty lines are left out. The number is that of the line in the file.
 */
export function readCsv(text: string, mostLines: number): CsvReading {
  const separator = separatorIn(text)
  const lines: CsvLine[] = []
  let [at, number] = [text.startsWith('\uFEFF') ? 1 : 0, 1]
  while (at < text.length) {
    const line: CsvLine = { number, cells: [] }
    let isLineDone = false
    while (!isLineDone) {
      const cell = takeCell(text, at, separator)
      if (!cell) return { ok: false, fault: `Regel ${number}: een aanhalingsteken is niet gesloten.` }
      line.cells.push(cell.value.trim())
      number += cell.breaks
      isLineDone = text[cell.end] !== separator
      at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1)
    }
    number += 1
    if (line.cells.some(Boolean)) lines.push(line)
    if (lines.length > mostLines) return { ok: false, fault: `Dit zijn meer dan ${mostLines} regels.` }
  }
  return { ok: true, lines }
}

/** Cells that a spreadsheet would take for a formula are written as text. Dutch spreadsheets expect semicolons. */
export function writeCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(toCell).join(';'))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function toCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The one that stands in the first line. */
function separatorIn(text: string): string {
  const end = text.indexOf('\n')
  const first = end === -1 ? text : text.slice(0, end)
  return [';', '\t'].find((separator) => first.includes(separator)) ?? ','
}

type Cell = { value: string; end: number; breaks: number }

/** Nothing when a quote is not closed. */
function takeCell(text: string, start: number, separator: string): Cell | undefined {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1
    return { value: text.slice(start, end), end, breaks: 0 }
  }
  const close = closingQuote(text, start + 1)
  if (close === undefined) return undefined
  const value = text.slice(start + 1, close).replaceAll('""', '"')
  let end = close + 1
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1
  return { value, end, breaks: value.split('\n').length - 1 }
}

function closingQuote(text: string, start: number): number | undefined {
  let at = text.indexOf('"', start)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at === -1 ? undefined : at
}
