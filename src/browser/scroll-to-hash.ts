import { aimAt, roomAbove, stopAiming } from './aim.ts'
import { followKeyboardUse, isKeyboardUse, tellNextPage } from './keyboard-use.ts'

/** In links of the page, and wherever else the hash changes. */
export function followLinks(): void {
  followKeyboardUse()
  document.addEventListener('click', followLink)
  let isTravelling = false
  if ('navigation' in window)
    navigation.addEventListener('navigate', ({ navigationType }) => {
      isTravelling = navigationType === 'traverse'
      if (isTravelling) stopAiming()
    })
  addEventListener('hashchange', () => isTravelling || scrollLate())
}

/** Who reloads or goes back finds the page as they left it; the browser sees to that. */
export function scrollWhenOpened(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') scrollLate()
}

/** The browser has been there, and left the focus at the place or nowhere: who has it elsewhere has moved on. */
function scrollLate(): void {
  const focused = document.activeElement ?? document.body
  if (focused === document.body || focused === findTarget(location.hash)) scrollToHash(location.hash)
}

/** Says whether there is such a place. */
function scrollToHash(hash: string, pushesToHistory = false): boolean {
  const target = findTarget(hash)
  if (!target) return false

  openAround(target)
  if (!target.checkVisibility()) return false
  const room = roomAbove(target)
  // The browser goes there too, in its own way; what follows leads it to the right spot before anybody sees it.
  if (pushesToHistory) location.hash = hash
  focusOn(target)
  aimAt(target, room)
  return true
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]')
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return

  const isHere = withoutHash(link.href) === withoutHash(location.href)
  if (isHere && scrollToHash(link.hash, true)) event.preventDefault()
  else if (link.origin === location.origin) tellNextPage()
}

function withoutHash(address: string): string {
  return address.replace(/#.*/s, '')
}

function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id ? (document.getElementById(id) ?? document.getElementById(decoded(id))) : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function openAround(target: HTMLElement): void {
  for (let item = target.closest('details'); item; item = item.parentElement?.closest('details') ?? null) {
    item.open = true
  }
}

/** What can have the focus gets it, as from the browser itself; with keyboard use everything can. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target || !isKeyboardUse()) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
