import { hash, randomBytes } from 'node:crypto'
import { previewLifetimeInHours } from '#periods.ts'

/** Nobody guesses it: 256 bits. */
export function newPreviewToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored: who reads the database cannot open the preview with it. */
export function previewHashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

export function previewExpiryOf(now: Date): Date {
  return new Date(now.getTime() + previewLifetimeInHours * 3_600_000)
}
