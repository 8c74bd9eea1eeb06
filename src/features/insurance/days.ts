/** The years that a page or a fact can be about. */
export const firstYear = 2020
export const lastYear = 2099

const inDutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** "15 november 2026" */
export function inWords(day: string): string {
  return inDutch.format(new Date(`${day}T00:00:00Z`))
}

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

/** "2026-12-31", of a day that is written so or as "31 december 2026"; nothing when there is no such day. */
export function findDay(written: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written)
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const words = /^(\d{1,2}) ([a-z]+) (\d{4})$/i.exec(written)
  const month = months.indexOf(words?.[2]?.toLowerCase() ?? '') + 1
  return words ? toDay(Number(words[3]), month, Number(words[1])) : undefined
}

function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThere ? date.toISOString().slice(0, 10) : undefined
}

/** How many days lie between the two. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
