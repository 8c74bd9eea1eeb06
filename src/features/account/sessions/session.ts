import { hash } from 'node:crypto'
import { clocksDifferInMinutes, idleSessionInMinutes, longestSessionInHours } from '#periods.ts'

/** Being logged in, on one browser. */
export type Session = {
  tokenHash: string
  memberId: string
  email: string
  createdAt: string
  extendedAt: string
  expiresAt: string
  /** When the second factor was shown. */
  secondFactorAt: string | null
}

/** An active member does not cause a write at every click. */
const extendOnceInSeconds = 60

/** Names a session to its member without giving away anything that it is found by. */
export function sessionNumberOf(tokenHash: string): string {
  return hash('sha256', `number of ${tokenHash}`, 'base64url').slice(0, 16)
}

/** So long after the last click, and never later than so long after logging in. */
export function sessionExpiryOf(createdAt: Date, now: Date): Date {
  return new Date(
    Math.min(
      now.getTime() + idleSessionInMinutes * 60_000,
      createdAt.getTime() + longestSessionInHours * 3_600_000,
    ),
  )
}

/** A session that ends later was written by a clock that has been set back since. */
export function latestExpiryAt(now: Date): Date {
  return new Date(now.getTime() + (idleSessionInMinutes + clocksDifferInMinutes) * 60_000)
}

export function isDueForExtension(session: Session, now: Date): boolean {
  return now.getTime() - Date.parse(session.extendedAt) >= extendOnceInSeconds * 1_000
}

export function secondsLeft(session: Session, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(session.expiresAt) - now.getTime()) / 1_000))
}
