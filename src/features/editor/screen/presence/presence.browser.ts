import { send, withToken } from '#browser/send.ts'
import type { PresenceAnswer } from '../../presence/presence.ts'
import { thisTab } from '../../tabs.browser.ts'

export type Presence = {
  /** Somebody went to another block, or to none. */
  goTo: (blockId: string | null) => void
  close: () => void
}

const tellEveryInMilliseconds = 8_000
/** Who walks along the blocks is not told at each of them. */
const settleInMilliseconds = 400

/** Tells the others that somebody is here, and hears of them, as long as this tab is the one that is looked at. */
export function openPresence(id: string, hear: (answer: PresenceAnswer) => void): Presence {
  const address = '/api/v1/redactie/drafts/present'
  let blockId: string | null = null
  let timer = window.setTimeout(tell)
  let isOpen = true
  const listening = new AbortController()
  document.addEventListener('visibilitychange', () => tellIn(0), { signal: listening.signal })
  addEventListener('pagehide', leave, { signal: listening.signal })
  addEventListener('pageshow', () => tellIn(0), { signal: listening.signal })
  return { goTo, close }

  function goTo(next: string | null): void {
    if (next === blockId) return
    blockId = next
    tellIn(settleInMilliseconds)
  }

  async function tell(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    const answer = await send<{ data: PresenceAnswer }>(address, { id, tab: thisTab(), blockId })
    if (!isOpen) return
    if (answer.ok) hear(answer.body.data)
    tellIn(tellEveryInMilliseconds)
  }

  function tellIn(milliseconds: number): void {
    clearTimeout(timer)
    if (isOpen) timer = window.setTimeout(tell, milliseconds)
  }

  /** Goes on when the page is gone. */
  function leave(): void {
    clearTimeout(timer)
    const body = JSON.stringify({ id, tab: thisTab(), blockId: null, isLeaving: true })
    void withToken((token) =>
      fetch(address, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', ...token },
        body,
      }).catch(() => undefined),
    )
  }

  function close(): void {
    isOpen = false
    clearTimeout(timer)
    listening.abort()
  }
}
