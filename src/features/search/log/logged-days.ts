import { daysBefore } from '#periods.ts'

/** The day so many days ago. */
export function dayBefore(now: Date, days: number): string {
  return dayOf(daysBefore(now, days))
}

export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
