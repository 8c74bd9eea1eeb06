import { createHash, randomBytes } from 'node:crypto'
import { proofLifetimeInMinutes } from '#periods.ts'

/** A secret that we mailed: who has it can read that mailbox. It works once. */
export type ProofPurpose = 'activate' | 'reset-password' | 'change-email'

/** The page where each is handed in. Opening it changes nothing: mail scanners open links too. */
const pages: Record<ProofPurpose, string> = {
  activate: '/activeren',
  'reset-password': '/wachtwoord-instellen',
  'change-email': '/e-mailadres-bevestigen',
}

/** 256 bits; only its hash is stored, so the database alone opens nothing. */
export function newCode(): string {
  return randomBytes(32).toString('base64url')
}

export function codeHashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

export function proofPath(purpose: ProofPurpose, code: string): string {
  return `${pages[purpose]}?code=${code}`
}

export function expiryOf(purpose: ProofPurpose, now: Date): Date {
  return new Date(now.getTime() + proofLifetimeInMinutes[purpose] * 60_000)
}
