import { openTabs, thisTab } from '../tabs.browser.ts'
import { whoseScreen } from '../whose-screen.browser.ts'

/** What stands in a form, as it would be sent. */
export type Entries = [name: string, value: string][]

/** Each opening of a form has a copy of its own: two tabs, or what was typed before and after, do not overwrite each other. */
type Copy = { tab: string; at: string; entries: Entries }

/** What a copy is called: whose it is, which form, and which opening of it. Nobody is given what somebody else typed. */
export type CopyName = `${string}#${string}`

export function newCopy(form: string, opening: string = crypto.randomUUID()): CopyName {
  return `${ownForm(form)}#${opening}`
}

export function keepEntries(name: CopyName, entries: Entries): void {
  const copy: Copy = { tab: thisTab(), at: new Date().toISOString(), entries }
  try {
    localStorage.setItem(prefix + name, JSON.stringify(copy))
  } catch {
    // The browser is full or refuses: leaving the page still warns.
  }
}

export function forgetEntries(name: CopyName): void {
  localStorage.removeItem(prefix + name)
}

export function keptEntries(name: CopyName): Entries | undefined {
  return readCopy(name)?.entries
}

/** What was sent comes back in a form that is drawn again. */
export function noteSent(name: CopyName): void {
  sessionStorage.setItem(sentPrefix + formOf(name), name)
}

export function sentCopy(form: string): CopyName | null {
  return sessionStorage.getItem(sentPrefix + ownForm(form)) as CopyName | null
}

/** Of this tab and of tabs that are closed, the latest first. */
export async function copiesToTake(form: string): Promise<CopyName[]> {
  const open = await openTabs()
  const isElsewhere = ({ tab }: Copy) => tab !== thisTab() && open.has(tab)
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length) as CopyName)
    .filter((name) => formOf(name) === ownForm(form))
    .flatMap((name) => {
      const copy = readCopy(name)
      return copy && !isElsewhere(copy) ? [{ name, at: copy.at }] : []
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ name }) => name)
}

function ownForm(form: string): string {
  return `${whoseScreen()} ${form}`
}

function formOf(name: CopyName): string {
  return name.slice(0, name.lastIndexOf('#'))
}

function readCopy(name: CopyName): Copy | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    // Half written, when the browser was full.
    return undefined
  }
}

const prefix = 'izz-formulier-'
const sentPrefix = 'izz-verstuurd-'
