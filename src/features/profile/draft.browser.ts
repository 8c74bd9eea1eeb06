/** What somebody typed and did not save yet, kept in this tab only, so that an ended session loses nothing. */
export type Draft = Record<string, string>

export function keepDraft(name: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
}

export function findDraft(name: string): Draft | undefined {
  const kept = sessionStorage.getItem(keyOf(name))
  return kept ? JSON.parse(kept) : undefined
}

export function forgetDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name))
}

function keyOf(name: string): string {
  return `izz-draft-${name}`
}
