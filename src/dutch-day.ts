const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** The day on a calendar in the Netherlands, such as 2026-12-31. */
export function dutchDayOf(moment: Date): string {
  return calendar.format(moment)
}

/** Midnight in the Netherlands: two hours before that of Greenwich in summer, one in winter. Clocks change later at night. */
export function startOfDutchDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const inSummer = new Date(midnight - 2 * 3_600_000)
  return dutchDayOf(inSummer) === day ? inSummer : new Date(midnight - 3_600_000)
}
