import type { FieldErrors } from '#forms/answer.ts'
import { spellUnreadable } from '#forms/readable.ts'
import type { Redirect } from '../settings/flows/add-redirects.ts'
import { mostRedirects } from '../work/work-limits.ts'
import { type CsvLine, readCsv } from './csv.ts'

export const mostCsvBytes = 256 * 1024

export type RedirectLine = { line: number; from: string; to: string }
export type RedirectLines = { ok: true; redirects: RedirectLine[] } | { ok: false; faults: string[] }

/** Two columns, without a line above them that names them. */
export function readRedirects(text: string): RedirectLines {
  // Decoding leaves this where the bytes were no UTF-8.
  if (/[\0\uFFFD]/.test(text)) return refused('Bewaar het bestand als ‘CSV UTF-8’ en kies het opnieuw.')
  const reading = readCsv(text, mostRedirects + 1)
  if (!reading.ok) return refused(reading.fault)
  const lines = isHeading(reading.lines[0]) ? reading.lines.slice(1) : reading.lines
  if (lines.length === 0) return refused('Er staan geen doorverwijzingen in dit bestand.')
  if (lines.length > mostRedirects) return refused(`Dit zijn meer dan ${mostRedirects} doorverwijzingen.`)

  const short = lines.filter(({ cells }) => !cells[0] || !cells[1])
  if (short.length > 0)
    return {
      ok: false,
      faults: short.map(({ number }) => `Regel ${number}: vul een oud adres en een nieuw adres in.`),
    }
  const long = lines.filter(({ cells }) => cells.slice(2).some(Boolean))
  if (long.length > 0)
    return {
      ok: false,
      faults: long.map(
        ({ number }) => `Regel ${number}: hier staan meer dan twee kolommen. Haal de rest weg.`,
      ),
    }
  return { ok: true, redirects: lines.map(toRedirect) }
}

/** What the setting says of these rows, by the line of the file on which each stands. */
export function faultsByLine(redirects: RedirectLine[], errors: FieldErrors): string[] {
  return Object.entries(errors)
    .map(([name, messages]) => ({ line: redirects[rowIn(name)]?.line ?? 0, messages }))
    .toSorted((one, other) => one.line - other.line)
    .flatMap(({ line, messages }) => messages.map((message) => `Regel ${line}: ${lowerFirst(message)}`))
}

/** Where lines of the file would lead elsewhere than a redirect does that is there already. */
export function takenByLine(redirects: RedirectLine[], taken: ReadonlyMap<number, Redirect>): string[] {
  return [...taken].map(
    ([index, { from, to }]) =>
      `Regel ${redirects[index]?.line}: ${spellUnreadable(from)} gaat nu naar ${spellUnreadable(to)}. Haal deze regel weg, of pas de doorverwijzing aan bij de instellingen.`,
  )
}

export function addedInWords(count: number): string {
  if (count === 0) return 'Alles uit dit bestand stond er al. Er is niets veranderd.'
  return count === 1
    ? 'Er is 1 doorverwijzing overgenomen.'
    : `Er zijn ${count} doorverwijzingen overgenomen.`
}

function refused(fault: string): RedirectLines {
  return { ok: false, faults: [fault] }
}

function isHeading(line: CsvLine | undefined): boolean {
  return line !== undefined && !line.cells[0]?.startsWith('/') && !line.cells[1]?.startsWith('/')
}

function toRedirect({ number, cells: [from = '', to = ''] }: CsvLine): RedirectLine {
  return { line: number, from, to }
}

/** `to-3` is about the fourth row. */
function rowIn(name: string): number {
  return Number(name.slice(name.lastIndexOf('-') + 1))
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
