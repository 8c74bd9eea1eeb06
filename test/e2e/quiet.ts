import { expect, type Page } from '@playwright/test'

/** Brings in what waits for being scrolled into view, and waits until all pictures and islands are there. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await expect
    .poll(() =>
      page.evaluate(() => {
        const asleep = document.querySelectorAll('site-island:not([awake], [wake=touch])')
        asleep[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' })
        return asleep.length
      }),
    )
    .toBe(0)
  await expect.poll(() => page.evaluate(isComplete)).toBe(true)
}

/** Runs in the browser. */
function isComplete(): boolean {
  return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)
}
