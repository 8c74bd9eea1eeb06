import { hash } from 'node:crypto'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { emailKeyOf } from '../member.ts'

/** Somebody asked for an account; the mailbox is not proven yet. Each stands by itself. */
export type Registration = {
  id: string
  email: string
  passwordHash: string
  profile: ProfileChanges
  /** The browser in which it was asked for. */
  browserHash: string | null
  createdAt: string
}

/** Whether it was asked for in the browser that holds these. */
export function isFromBrowser({ browserHash }: Registration, browserHashes: string[]): boolean {
  return browserHash !== null && browserHashes.includes(browserHash)
}

/** Registrations are found by this: one that leads nowhere keeps no address. */
export function addressHashOf(email: string): string {
  return hash('sha256', emailKeyOf(email), 'base64url')
}
