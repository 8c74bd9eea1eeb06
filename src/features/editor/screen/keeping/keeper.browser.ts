import { load, send } from '#browser/send.ts'
import { onNewsFromOtherTabs } from '#browser/session-channel.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { Answer } from '#forms/answer.ts'
import { whoseScreen } from '../../whose-screen.browser.ts'
import { isSame, mergeByItself, withChanges } from '../conflict/differences.ts'
import { goOnElsewhere } from './go-on-elsewhere.browser.ts'
import { forgetCopy, keepCopy, ofNoDraft } from './kept-copy.browser.ts'

/** A page on the server, as it was saved last. */
export type SavedDraft = {
  revision: number
  document: PageFile
  savedAt: string
  savedBy: string | null
  /** By who asks, in another tab or on another device. */
  isOwn: boolean
}

/** Work that was left unsaved in this browser, and what it began from. */
export type KeptWork = { revision: number; document: PageFile }

/** How it stands with what somebody is writing. */
export type Keeping =
  | { state: 'saved'; at: string }
  | { state: 'changed' }
  | { state: 'saving' }
  | { state: 'offline' }
  | { state: 'logged-out' }
  | { state: 'refused'; message: string }
  | {
      state: 'conflict'
      theirs: SavedDraft
      base: PageFile | undefined
      /** The draft of this work is gone: theirs is what the site shows. */
      isOfSite?: boolean
    }

/** Work of somebody else that came in: what it began from, what they made of it, and the page that holds both. */
export type Incoming = { base: PageFile; theirs: PageFile; page: PageFile }

/** Who wants to know what happens to the work. */
export type Listener = { tell: (keeping: Keeping) => void; takeIn: (incoming: Incoming) => void }

export type Keeper = {
  change: (document: PageFile) => void
  /** The draft has this revision now: what others saved comes in, as far as it is not in the way of what was done here. */
  catchUp: (revision: number) => void
  /** Now, instead of soon. True when everything has arrived. */
  save: () => Promise<boolean>
  /** Work that was kept here began from something else than what is saved now: a person decides. */
  dispute: (kept: KeptWork) => void
  /** After two versions became one, on top of theirs. */
  settle: (document: PageFile) => void
  close: () => void
}

const saveAfterInMilliseconds = 1_500
const tryAgainAfterInMilliseconds = 5_000

/** With the page as it is stored, when that is in another way than it was sent. */
type Saving = { revision: number; savedAt: string; document?: PageFile }
type Failure = Extract<Answer<unknown>, { ok: false }>

/** Sends what changes to the server. As long as that fails, it is kept here and tried again. */
export function openKeeper(
  { id, path }: { id: string; path: string },
  start: SavedDraft,
  { tell, takeIn }: Listener,
): Keeper {
  let { revision } = start
  let latest = start.document
  let arrived: PageFile | undefined = start.document
  /** What the server made of it: of a link with the site's own address, a path. */
  let stored = start.document
  let { savedAt } = start
  /** Was sent and not answered yet: the server may have it. */
  let onItsWay: PageFile | undefined
  let sending = Promise.resolve(true)
  let timer: number | undefined
  let keeping: Keeping = { state: 'saved', at: start.savedAt }
  const listening = new AbortController()
  const stopHearing = onNewsFromOtherTabs((news) => news === 'logged-in' && retryTransaction())
  addEventListener('online', retryTransaction, { signal: listening.signal })
  addEventListener('focus', retryTransaction, { signal: listening.signal })
  addEventListener('pagehide', keep, { signal: listening.signal })
  addEventListener('beforeunload', warn, { signal: listening.signal })
  return { change, catchUp, save, dispute, settle, close }

  function change(document: PageFile): void {
    if (isSame(document, latest)) return
    latest = document
    if (hasAllArrived()) forgetCopy(id)
    else keep()
    if (keeping.state === 'conflict') return
    if (keeping.state === 'saved' || keeping.state === 'refused') set({ state: 'changed' })
    sendIn(saveAfterInMilliseconds)
  }

  /** One after the other: who waits for this knows that everything before it is done. */
  function save(): Promise<boolean> {
    sending = sending.then(sendLatest)
    return sending
  }

  async function sendLatest(): Promise<boolean> {
    clearTimeout(timer)
    if (keeping.state === 'conflict') return false
    if (hasAllArrived()) return confirmArrival()
    // What the server may have goes once more, before anything that was written since: it is answered as the first time.
    const isAgain = onItsWay !== undefined
    const document = onItsWay ?? latest
    if (keeping.state === 'changed') set({ state: 'saving' })
    const asked = { id, revision, document }
    onItsWay = document
    keep()
    const answer = await send<{ data: Saving }>('/api/v1/redactie/drafts/save', asked, {
      account: whoseScreen(),
    })
    // Otherwise the line or a proxy failed, and nobody said what became of it.
    if (answer.ok || answer.errorCode || answer.status < 500) onItsWay = undefined
    if (!answer.ok && answer.errorCode === 'changed_meanwhile') return meet(answer.data as SavedDraft)
    if (!answer.ok) {
      notArrived(answer)
      // What was written since has not been judged yet: it may be what mends it.
      return isAgain && keeping.state === 'refused' && answer.status !== 404 ? sendLatest() : false
    }

    revision = answer.body.data.revision
    savedAt = answer.body.data.savedAt
    arrived = document
    stored = answer.body.data.document ?? document
    if (hasAllArrived()) return confirmArrival()
    keep()
    set({ state: 'changed' })
    if (isAgain) return sendLatest()
    sendIn(saveAfterInMilliseconds)
    return false
  }

  function hasAllArrived(): boolean {
    return !onItsWay && isSame(latest, arrived)
  }

  function confirmArrival(): true {
    forgetCopy(id)
    set({ state: 'saved', at: savedAt })
    return true
  }

  function notArrived({ status, message }: Failure): void {
    keep()
    // Who logged in again may still have to show the second factor.
    if (status === 401 || status === 403) set({ state: 'logged-out' })
    else if (status >= 500 || status === 429) set({ state: 'offline' })
    else set({ state: 'refused', message })
    if (status === 404) void leave()
    if (keeping.state === 'offline' || keeping.state === 'logged-out') sendIn(tryAgainAfterInMilliseconds)
  }

  /** Two saved. What they changed elsewhere on the page goes together with ours; the same place is for a person to decide. */
  async function meet(theirs: SavedDraft): Promise<boolean> {
    if (join(theirs)) return sendLatest()
    keep()
    set({ state: 'conflict', theirs, base: arrived })
    return false
  }

  function join(theirs: SavedDraft): boolean {
    const base = arrived
    const came = base && withChanges(base, stored, theirs.document)
    const page = came && mergeByItself(base, latest, came)
    if (!page) return false
    const isNews = !isSame(page, latest)
    latest = page
    goOnFrom(theirs, came)
    if (isNews) takeIn({ base, theirs: came, page })
    return true
  }

  function goOnFrom(theirs: SavedDraft, page = theirs.document): void {
    revision = theirs.revision
    savedAt = theirs.savedAt
    arrived = page
    stored = theirs.document
    onItsWay = undefined
  }

  function catchUp(seen: number): void {
    if (seen <= revision || keeping.state !== 'saved') return
    sending = sending.then(async (hasArrived) => {
      const answer = seen > revision && !onItsWay ? await loadDraft(id) : undefined
      if (!answer?.ok || answer.body.data.revision <= revision || !join(answer.body.data)) return hasArrived
      return hasAllArrived() ? confirmArrival() : false
    })
  }

  async function leave(): Promise<void> {
    // Where it stands by now: it may have been moved.
    const next = await goOnElsewhere({ id, path: arrived?.path ?? path }, () => latest)
    if (!next) return
    arrived = latest
    location.replace(next)
  }

  function dispute(kept: KeptWork): void {
    revision = kept.revision
    latest = kept.document
    arrived = undefined
    set({ state: 'conflict', theirs: start, base: undefined, isOfSite: kept.revision === ofNoDraft })
  }

  function settle(document: PageFile): void {
    if (keeping.state !== 'conflict') return
    goOnFrom(keeping.theirs)
    latest = document
    keep()
    set({ state: 'changed' })
    void save()
  }

  function retryTransaction(): void {
    if (keeping.state === 'offline' || keeping.state === 'logged-out') void save()
  }

  function sendIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = window.setTimeout(() => void save(), milliseconds)
  }

  function keep(): void {
    if (!hasAllArrived())
      keepCopy(id, { revision, document: latest, onItsWay, keptAt: new Date().toISOString() })
  }

  function warn(event: BeforeUnloadEvent): void {
    if (!hasAllArrived()) event.preventDefault()
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
