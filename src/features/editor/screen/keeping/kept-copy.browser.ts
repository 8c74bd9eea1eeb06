import type { PageFile } from '#features/pages/page.ts'

/** Work that has not reached the server, kept in this browser until it has. */
export type KeptCopy = { revision: number; document: PageFile; keptAt: string }

/** Long enough for another tab that is still at work to have saved it. */
const abandonedAfterInMilliseconds = 30_000

export function keepCopy(id: string, copy: KeptCopy): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy))
  } catch {
    // The browser is full or refuses: leaving the page still warns.
  }
}

export function forgetCopy(id: string): void {
  localStorage.removeItem(keyOf(id))
}

/** Of this tab, or of one that was closed before it could save. It becomes ours. */
export function takeCopy(id: string, now: Date): KeptCopy | undefined {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${id}-`))
  const copies = keys.flatMap((key) => {
    const copy = readCopy(key)
    return copy ? [{ key, copy }] : []
  })
  const ours = copies
    .filter(({ key, copy }) => key === keyOf(id) || isAbandoned(copy, now))
    .toSorted((one, other) => other.copy.keptAt.localeCompare(one.copy.keptAt))
  for (const { key } of ours) localStorage.removeItem(key)
  const [newest] = ours
  if (newest) keepCopy(id, newest.copy)
  return newest?.copy
}

function readCopy(key: string): KeptCopy | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    // Half written, when the browser was full.
    return undefined
  }
}

function isAbandoned({ keptAt }: KeptCopy, now: Date): boolean {
  return now.getTime() - new Date(keptAt).getTime() > abandonedAfterInMilliseconds
}

const prefix = 'izz-concept-'

/** Two tabs with the same page do not overwrite each other. */
function keyOf(id: string): string {
  const tab = sessionStorage.getItem('izz-tab') ?? crypto.randomUUID()
  sessionStorage.setItem('izz-tab', tab)
  return `${prefix}${id}-${tab}`
}
