import { textVersion } from './cookie-words.ts'

/** When somebody chose what, and which words they had in front of them. It stays in their own browser. */
type LedgerEntry = { textVersion: string; time: string; choice: string }

export const ledgerKey = 'izz-cookie-choices'
const mostEntries = 20

export function noteInLedger(choice: string, now: Date): void {
  const entry: LedgerEntry = { textVersion, time: now.toISOString(), choice }
  try {
    localStorage.setItem(
      ledgerKey,
      JSON.stringify([...entriesIn(localStorage.getItem(ledgerKey)), entry].slice(-mostEntries)),
    )
  } catch {
    // The choice itself is in the cookie, and holds without the ledger.
  }
}

/** What was chosen last, in a ledger as another tab has written it. */
export function lastChoiceIn(ledger: string | null): string | undefined {
  return entriesIn(ledger).at(-1)?.choice
}

/** What cannot be read is not ours, and makes room. */
function entriesIn(ledger: string | null): LedgerEntry[] {
  try {
    const kept: unknown = JSON.parse(ledger ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
