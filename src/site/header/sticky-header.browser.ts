import { onSiteState, siteState } from '#browser/site-state.ts'

const toleranceInPixels = 20

let isFrozen = false
let lastY = 0
/** Where somebody last began to scroll the other way. */
let turnY = 0
let wasDown: boolean | undefined

/** Hides on the way down and shows on the way up, when more than the tolerance was travelled in one direction. */
export function startStickyHeader(header: HTMLElement): void {
  lookAgain()
  addEventListener('scroll', () => follow(header), { passive: true })
  header.addEventListener('focusin', () => showIfPinned(header))
  onSiteState(() => showIfPinned(header))
}

/** Freezing the page makes it jump to the top and back: the header must not take that for scrolling. */
export function freezeStickyHeader(): () => void {
  isFrozen = true
  return () => {
    isFrozen = false
    lookAgain()
  }
}

function lookAgain(): void {
  lastY = scrollY
  turnY = scrollY
  wasDown = undefined
}

function follow(header: HTMLElement): void {
  const y = scrollY
  if (isFrozen || isBounce(y) || y === lastY) return

  const isDown = y > lastY
  if (isDown !== wasDown) turnY = lastY
  wasDown = isDown
  lastY = y
  if (y <= header.offsetHeight || isPinned(header)) putAway(header, false)
  else if (Math.abs(y - turnY) > toleranceInPixels) putAway(header, isDown)
}

/** Some browsers scroll a little past both ends and come back. */
function isBounce(y: number): boolean {
  return y < 0 || y > document.documentElement.scrollHeight - innerHeight
}

function showIfPinned(header: HTMLElement): void {
  if (isPinned(header)) putAway(header, false)
}

function isPinned(header: HTMLElement): boolean {
  const { isHeaderDropdownOpen, isNavigationOpen } = siteState()
  return isHeaderDropdownOpen || isNavigationOpen || header.querySelector(':focus-visible') !== null
}

function putAway(header: HTMLElement, isAway: boolean): void {
  header.toggleAttribute('data-away', isAway)
}
