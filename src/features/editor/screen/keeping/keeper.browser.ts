import { load, send } from '#browser/send.ts'
import { onNewsFromOtherTabs } from '#browser/session-channel.ts'
import type { PageFile } from '#features/pages/page.ts'
import { isSame } from '../differences.ts'
import { forgetCopy, keepCopy } from './kept-copy.browser.ts'

/** A page on the server, as it was saved last. */
export type SavedDraft = { revision: number; document: PageFile; savedAt: string; savedBy: string | null }

/** How it stands with what somebody is writing. */
export type Keeping =
  | { state: 'saved'; at: string }
  | { state: 'changed' }
  | { state: 'saving' }
  | { state: 'offline' }
  | { state: 'logged-out' }
  | { state: 'refused'; message: string }
  | { state: 'conflict'; theirs: SavedDraft }

export type Keeper = {
  change: (document: PageFile) => void
  /** Now, instead of soon. True when everything has arrived. */
  save: () => Promise<boolean>
  /** After two versions became one, on top of theirs. */
  settle: (document: PageFile, revision: number) => void
  close: () => void
}

const saveAfterInMilliseconds = 1_500
const tryAgainAfterInMilliseconds = 5_000

/** Sends what changes to the server. As long as that fails, it is kept here and tried again. */
export function openKeeper(id: string, start: SavedDraft, tell: (keeping: Keeping) => void): Keeper {
  let { revision } = start
  let latest = start.document
  let arrived: PageFile | undefined = start.document
  let isSending = false
  let timer: number | undefined
  let keeping: Keeping = { state: 'saved', at: start.savedAt }
  const listening = new AbortController()
  const stopHearing = onNewsFromOtherTabs((news) => news === 'logged-in' && tryAgain())
  addEventListener('online', tryAgain, { signal: listening.signal })
  addEventListener('focus', tryAgain, { signal: listening.signal })
  addEventListener('pagehide', keep, { signal: listening.signal })
  addEventListener('beforeunload', warn, { signal: listening.signal })
  return { change, save, settle, close }

  function change(document: PageFile): void {
    if (isSame(document, latest)) return
    latest = document
    keep()
    if (keeping.state === 'conflict') return
    if (keeping.state === 'saved' || keeping.state === 'refused') set({ state: 'changed' })
    sendIn(saveAfterInMilliseconds)
  }

  async function save(): Promise<boolean> {
    if (isSending || keeping.state === 'conflict') return false
    if (isSame(latest, arrived)) {
      set({ state: 'saved', at: savedAtOf(keeping) })
      return true
    }
    clearTimeout(timer)
    isSending = true
    const document = latest
    if (keeping.state === 'changed' || keeping.state === 'saved') set({ state: 'saving' })
    const answer = await send<{ data: { revision: number; savedAt: string } }>(
      '/api/v1/redactie/drafts/save',
      {
        id,
        revision,
        document,
      },
    )
    isSending = false
    if (!answer.ok) return notArrived(answer.status, answer.errorCode, answer.message, answer.data)

    revision = answer.body.data.revision
    arrived = document
    start.savedAt = answer.body.data.savedAt
    if (!isSame(latest, arrived)) {
      set({ state: 'changed' })
      keep()
      sendIn(saveAfterInMilliseconds)
      return false
    }
    forgetCopy(id)
    set({ state: 'saved', at: start.savedAt })
    return true
  }

  function notArrived(status: number, errorCode: string, message: string, data: unknown): false {
    keep()
    if (errorCode === 'changed_meanwhile') {
      set({ state: 'conflict', theirs: data as SavedDraft })
      return false
    }
    // Who logged in again may still have to show the second factor.
    if (status === 401 || status === 403) set({ state: 'logged-out' })
    else if (status >= 500 || status === 429) set({ state: 'offline' })
    else set({ state: 'refused', message })
    if (keeping.state !== 'refused') sendIn(tryAgainAfterInMilliseconds)
    return false
  }

  function settle(document: PageFile, onRevision: number): void {
    revision = onRevision
    latest = document
    arrived = undefined
    keep()
    set({ state: 'changed' })
    void save()
  }

  function tryAgain(): void {
    if (keeping.state === 'offline' || keeping.state === 'logged-out') void save()
  }

  function sendIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = window.setTimeout(() => void save(), milliseconds)
  }

  function keep(): void {
    if (!isSame(latest, arrived))
      keepCopy(id, { revision, document: latest, keptAt: new Date().toISOString() })
  }

  function warn(event: BeforeUnloadEvent): void {
    if (!isSame(latest, arrived)) event.preventDefault()
  }

  function savedAtOf(before: Keeping): string {
    return before.state === 'saved' ? before.at : start.savedAt
  }

  function set(next: Keeping): void {
    keeping = next
    tell(next)
  }

  function close(): void {
    clearTimeout(timer)
    listening.abort()
    stopHearing()
  }
}

export async function loadDraft(id: string) {
  return load<{ data: SavedDraft & { id: string; path: string; state: string } }>(
    `/api/v1/redactie/drafts/${encodeURIComponent(id)}`,
  )
}
