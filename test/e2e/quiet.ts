import { expect, type Page } from '@playwright/test'

/** Brings in what waits for being scrolled into view, and waits until all pictures and islands are there. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  for (const island of await page.locator('site-island:not([awake]) > *').all()) {
    await island.scrollIntoViewIfNeeded()
  }
  await expect(page.locator('site-island:not([awake])')).toHaveCount(0)
  await expect.poll(() => page.evaluate(isComplete)).toBe(true)
}

/** Runs in the browser. */
function isComplete(): boolean {
  return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)
}
