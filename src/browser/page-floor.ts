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
    if (focused && isTouchedBy(floor, focused)) focused.scrollIntoView({ block: 'nearest' })
  }).observe(floor)
}

/** It lies under the floor; or on it, which on a low screen is at the end of the page. */
function isTouchedBy(floor: Element, element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return floor.contains(element) || (top < innerHeight && top >= floor.getBoundingClientRect().top)
}
