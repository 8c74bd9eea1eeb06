import type { PageFile } from '#features/pages/page.ts'
import { claimTab, openTabs, thisTab } from '../../tabs.browser.ts'
import { whoseScreen } from '../../whose-screen.browser.ts'

/** Work that has not reached the server, kept in this browser until it has. */
export type KeptCopy = {
  revision: number
  document: PageFile
  /** What was sent and not answered yet: the server may have it. */
  onItsWay?: PageFile | undefined
  keptAt: string
}

/** So that it is compared with whatever stands there. */
export const ofNoDraft = -1

/** False when the browser is full or refuses: leaving the page still warns. */
export function keepCopy(id: string, copy: KeptCopy): boolean {
  try {
    localStorage.setItem(keyOf(id, thisTab()), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function forgetCopy(id: string): void {
  localStorage.removeItem(keyOf(id, thisTab()))
}

/** Of this tab, or of one that was closed before it could save. It becomes ours; others wait until the page is opened again. */
export async function takeCopy(id: string): Promise<KeptCopy | undefined> {
  await claimTab()
  const ours = (await copiesToTake()).filter(({ key }) => key.startsWith(keyOf(id, '')))
  const chosen = ours.find(({ key }) => key === keyOf(id, thisTab())) ?? ours[0]
  return chosen && take(chosen.key, id, chosen.copy)
}

/** Work that was left at this address in a draft that is gone. One that is still there has moved, and its work with it. */
export async function takeCopyOfPage(
  path: string,
  id: string,
  isGone: (draft: string) => Promise<boolean>,
): Promise<KeptCopy | undefined> {
  for (const { key, copy } of await copiesToTake()) {
    if (copy.document.path === path && (await isGone(draftOf(key))))
      return take(key, id, { ...copy, revision: ofNoDraft })
  }
  return undefined
}

function take(key: string, id: string, copy: KeptCopy): KeptCopy {
  localStorage.removeItem(key)
  keepCopy(id, copy)
  return copy
}

/** Those of this tab and of tabs that are closed, the latest first. */
async function copiesToTake(): Promise<{ key: string; copy: KeptCopy }[]> {
  const others = [...(await openTabs())].filter((tab) => tab !== thisTab())
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix()) && !others.some((tab) => key.endsWith(tab)))
    .flatMap((key) => {
      const copy = readCopy(key)
      return copy ? [{ key, copy }] : []
    })
    .toSorted((one, other) => other.copy.keptAt.localeCompare(one.copy.keptAt))
}

function readCopy(key: string): KeptCopy | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    // Half written, when the browser was full.
    return undefined
  }
}

/** Nobody is given what somebody else wrote. */
function prefix(): string {
  return `izz-concept-${whoseScreen()}-`
}

/** Two tabs with the same page do not overwrite each other. */
function keyOf(id: string, tab: string): string {
  return `${prefix()}${id}-${tab}`
}

function draftOf(key: string): string {
  return key.slice(prefix().length, -1 - thisTab().length)
}
