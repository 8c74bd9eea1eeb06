import type { PageFile } from '#features/pages/page.ts'
import { claimTab, openTabs, thisTab } from './tabs.browser.ts'

/** Work that has not reached the server, kept in this browser until it has. */
export type KeptCopy = {
  revision: number
  document: PageFile
  /** What was sent and not answered yet: the server may have it. */
  onItsWay?: PageFile | undefined
  keptAt: string
}

export function keepCopy(id: string, copy: KeptCopy): void {
  try {
    localStorage.setItem(keyOf(id, thisTab()), JSON.stringify(copy))
  } catch {
    // The browser is full or refuses: leaving the page still warns.
  }
}

export function forgetCopy(id: string): void {
  localStorage.removeItem(keyOf(id, thisTab()))
}

/** Of this tab, or of one that was closed before it could save. It becomes ours; others wait until the page is opened again. */
export async function takeCopy(id: string): Promise<KeptCopy | undefined> {
  await claimTab()
  const others = await openTabs()
  const start = keyOf(id, '')
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start))
  const copies = keys.flatMap((key) => {
    const copy = readCopy(key)
    return copy ? [{ key, copy }] : []
  })
  const ours = copies
    .filter(({ key }) => key === keyOf(id, thisTab()) || !others.has(key.slice(start.length)))
    .toSorted((one, other) => other.copy.keptAt.localeCompare(one.copy.keptAt))
  const chosen = ours.find(({ key }) => key === keyOf(id, thisTab())) ?? ours[0]
  if (!chosen) return undefined
  localStorage.removeItem(chosen.key)
  keepCopy(id, chosen.copy)
  return chosen.copy
}

function readCopy(key: string): KeptCopy | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    // Half written, when the browser was full.
    return undefined
  }
}

/** Two tabs with the same page do not overwrite each other. */
function keyOf(id: string, tab: string): string {
  return `izz-concept-${id}-${tab}`
}
