import { textVersion } from './cookie-choice.ts'

/** When somebody chose what, and which words they had in front of them. It stays in their own browser. */
type LedgerEntry = { textVersion: string; time: string; choice: string }

export const ledgerKey = 'izz-cookie-choices'
const mostEntries = 20

export function noteInLedger(choice: string, now: Date): void {
  const entry: LedgerEntry = { textVersion, time: now.toISOString(), choice }
  try {
    localStorage.setItem(ledgerKey, JSON.stringify([...readLedger(), entry].slice(-mostEntries)))
  } catch {
    // The choice itself is in the cookie, and holds without the ledger.
  }
}

/** What cannot be read is not ours, and makes room. */
function readLedger(): LedgerEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ledgerKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
