const prefix = 'izz-tab-'
/** A reload may begin before the browser has let go of the lock. Longer, and another tab has it: this one is its copy. */
const patienceInMilliseconds = 1_000

/** Every tab has a name, as long as it is open. */
export function thisTab(): string {
  const tab = sessionStorage.getItem('izz-tab') ?? crypto.randomUUID()
  sessionStorage.setItem('izz-tab', tab)
  return tab
}

/** Holds a lock of this name until the tab is closed, so that the others know that it is open. */
export async function claimTab(): Promise<void> {
  if (await hold(thisTab())) return
  sessionStorage.removeItem('izz-tab')
  await hold(thisTab())
}

/** The names of all that are open, this one too. */
export async function openTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}

function hold(tab: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceInMilliseconds)
  return new Promise((resolve) => {
    const untilClosed = () => {
      resolve(true)
      return new Promise<never>(() => {})
    }
    navigator.locks.request(prefix + tab, { signal }, untilClosed).catch(() => resolve(false))
  })
}
