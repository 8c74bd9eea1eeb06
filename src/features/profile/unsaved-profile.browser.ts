/** What somebody typed and did not save yet, kept in this tab only, so that an ended session loses nothing. */
export type UnsavedProfile = Record<string, string>

export function keepUnsaved(name: string, unsaved: UnsavedProfile): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(unsaved))
}

export function findUnsaved(name: string): UnsavedProfile | undefined {
  const kept = sessionStorage.getItem(keyOf(name))
  return kept ? JSON.parse(kept) : undefined
}

export function forgetUnsaved(name: string): void {
  sessionStorage.removeItem(keyOf(name))
}

function keyOf(name: string): string {
  return `izz-draft-${name}`
}
