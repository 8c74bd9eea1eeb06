/** What stands in a form, as it would be sent. */
export type Entries = [name: string, value: string][]

export function keepEntries(key: string, entries: Entries): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(entries))
  } catch {
    // The browser is full or refuses: leaving the page still warns.
  }
}

export function forgetEntries(key: string): void {
  localStorage.removeItem(prefix + key)
}

export function keptEntries(key: string): Entries | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null') ?? undefined
  } catch {
    // Half written, when the browser was full.
    return undefined
  }
}

const prefix = 'izz-formulier-'
