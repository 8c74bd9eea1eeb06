import { activatePath, confirmEmailPath, setPasswordPath } from '#addresses.ts'
import { proofLifetimeInMinutes } from '#periods.ts'

/** A secret that we mailed: who has it can read that mailbox. It works once. */
export type ProofPurpose = 'activate' | 'reset-password' | 'change-email'

/** The page where each is handed in. Opening it changes nothing: mail scanners open links too. */
const pages: Record<ProofPurpose, string> = {
  activate: activatePath,
  'reset-password': setPasswordPath,
  'change-email': confirmEmailPath,
}

export function proofPath(purpose: ProofPurpose, code: string): string {
  return `${pages[purpose]}?code=${code}`
}

export function expiryOf(purpose: ProofPurpose, now: Date): Date {
  return new Date(now.getTime() + proofLifetimeInMinutes[purpose] * 60_000)
}
