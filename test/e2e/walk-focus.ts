import type { Locator, Page } from '@playwright/test'

export type FocusStop = { element: string; isInSight: boolean; hasRing: boolean }

const mostStops = 400

/** Presses a key until the focus has been everywhere, and tells of every stop whether a person can see it. */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  while (stops.length < mostStops) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    if (!stop || stop.element === stops[0]?.element) return stops
    stops.push(stop)
  }
  throw new Error(`The focus goes round and round: its last stop was ${stops.at(-1)?.element}.`)
}

/** Runs in the browser. Of the points spread over the box at least one must not be covered by something else. */
function lookAtFocus(): FocusStop | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined

  // A card, a tile and a search form stand for the link, small button or field inside them, and draw the ring.
  const shown = focused.closest('.choice-tile, .card, .search-form:has(input:focus)') ?? focused
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const rows = Array.from({ length: 9 }, (_, row) => top + 2 + (row / 8) * (bottom - top - 4))
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => rows.map((y) => ({ x, y })))
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  return {
    element: focused.outerHTML.slice(0, 120),
    isInSight: points.some(({ x, y }) => shown.contains(document.elementFromPoint(x, y))),
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  }
}

/** Gets somewhere as somebody without a mouse does: by pressing a key until it is there. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page()
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${target}.`)
}
