/** What floats over the bottom of the page lies here: the cookie bar, and a notice when something went wrong. */
export function pageFloor(): HTMLElement | null {
  return document.querySelector('.page-floor')
}

/**
 * `--floor-height` on the root element lets the page scroll past what floats over it, and keeps a focused element
 * out from under it.
 */
export function followFloorHeight(): void {
  const floor = pageFloor()
  if (!floor) return
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--floor-height', `${floor.offsetHeight}px`)
    const focused = document.activeElement
    // To look where something stands is to have the page laid out at once.
    if (!focused || focused === document.body) return
    const { top } = focused.getBoundingClientRect()
    // It lies under the floor; or on it, which on a low screen is at the end of the page.
    if (floor.contains(focused) || (top < innerHeight && top >= floor.getBoundingClientRect().top))
      focused.scrollIntoView({ block: 'nearest' })
  }).observe(floor)
}

const readableForInMilliseconds = 8_000
let fading: ReturnType<typeof setTimeout> | undefined

/** Says something that happened, to who sees the page and to who hears it. */
export function announce(text: string): void {
  const place = document.querySelector('.announcement')
  if (!place) return
  place.role = 'status'
  place.textContent = text
  clearTimeout(fading)
  fading = setTimeout(() => {
    place.textContent = ''
  }, readableForInMilliseconds)
}
