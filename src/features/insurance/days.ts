const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** "15 november 2026" */
export function inWords(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`))
}
