const offsetInPixels = 40
/** Within this distance the header stays as it is; beyond it, it hides on the way down and shows on the way up. */
const headerToleranceInPixels = 20
const longestAimInMilliseconds = 5_000

let aiming = new AbortController()
let aimedAt: Element | undefined

/**
 * Scrolls until this room is left above the target. When something above it grows afterwards, such as a picture that
 * comes in late, it aims again, until the person moves.
 */
export function aimAt(target: Element, expectedRoom: number): void {
  // A link sets the hash, and the change of the hash leads here once more.
  if (aimedAt === target && !aiming.signal.aborted) return
  aiming.abort()
  aiming = new AbortController()
  aimedAt = target
  const { signal } = aiming
  setTimeout((own: AbortController) => own.abort(), longestAimInMilliseconds, aiming)

  let room = expectedRoom
  const aim = (behavior: ScrollBehavior) => scrollTo({ top: documentTop(target) - room, behavior })
  let aimAgain = () => aim('auto')
  const settle = () => {
    room = roomBelow(isHeaderAway() ? 0 : headerHeight())
    aimAgain = () => aim('instant')
    aimAgain()
  }
  // It may not be following the scrolling yet: it begins only after the page has loaded.
  if (room === offsetInPixels) findHeader()?.toggleAttribute('data-away', true)
  aimAgain()
  addEventListener('scrollend', settle, { signal, once: true })
  onResize(document.body, () => aimAgain(), signal)
  for (const move of ['wheel', 'touchmove', 'keydown', 'mousedown'])
    addEventListener(move, () => aiming.abort(), { signal, passive: true })
}

/** Whoever goes back wants to be where they were. */
export function stopAiming(): void {
  aiming.abort()
}

/** Free room above the target: below the header where that will be in view, else from the edge of the window. */
export function roomAbove(target: Element): number {
  const top = documentTop(target) - offsetInPixels
  const distance = top - scrollY
  const staysAsItIs = Math.abs(distance) <= headerToleranceInPixels
  const willShow = top <= headerHeight() || (staysAsItIs ? !isHeaderAway() : distance < 0)
  return roomBelow(willShow ? headerHeight() : 0)
}

function roomBelow(edge: number): number {
  return edge + offsetInPixels
}

function findHeader(): HTMLElement | null {
  return document.querySelector('.header')
}

function headerHeight(): number {
  return findHeader()?.offsetHeight ?? 0
}

function isHeaderAway(): boolean {
  return findHeader()?.hasAttribute('data-away') ?? true
}

function documentTop(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}

/** An observer also tells the first size it sees, which is no change. */
function onResize(element: Element, listener: () => void, signal: AbortSignal): void {
  let isFirst = true
  const observer = new ResizeObserver(() => {
    if (!isFirst) listener()
    isFirst = false
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
