/** The day so many days ago. */
export function dayBefore(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() - days * 86_400_000))
}

export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
