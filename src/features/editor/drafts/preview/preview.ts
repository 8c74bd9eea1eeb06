import { previewLifetimeInHours } from '#periods.ts'

export function previewExpiryOf(now: Date): Date {
  return new Date(now.getTime() + previewLifetimeInHours * 3_600_000)
}
