import type { Page } from '@playwright/test'

/** Brings in what waits for being scrolled into view, and waits until all pictures and islands are there. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  // Looked at with every picture that is drawn, since every page of the site waits here.
  await page.waitForFunction(() => {
    const asleep = document.querySelectorAll('site-island:not([awake], [wake=touch])')
    asleep[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' })
    return asleep.length === 0
  })
  await page.waitForFunction(isComplete)
}

/** Runs in the browser. */
function isComplete(): boolean {
  return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)
}
