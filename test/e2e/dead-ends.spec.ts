import { expect, type Page, test } from '@playwright/test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const width of [360, 768, 1440]) {
  test(`at ${width} px the ways on from a dead end fill whole rows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/bestaat-niet')

    const rows = await rowsOfTiles(page)

    expect(new Set(rows.map(({ count }) => count)).size, JSON.stringify(rows)).toBe(1)

    await page.goto('/zoeken?q=qwxzv')
    expect(new Set((await rowsOfTiles(page)).map(({ right }) => Math.round(right))).size).toBe(1)
  })
}

test('on a phone the first screen of a dead end holds the first way on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/bestaat-niet')

  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.link-tiles a').first()).toBeInViewport({ ratio: 1 })
})

test('a list says how many there are in the words of who reads it', async ({ page }) => {
  const words = {
    '/over-ons/nieuws': /^\d+ berichten\b/,
    '/gezond-werken/trainingen': /^\d+ trainingen\b/,
    '/gezond-werken/ervaringsverhalen': /^\d+ verhalen\b/,
    '/zorgverzekering/vergoedingen': /^\d+ behandelingen\b/,
  }
  for (const [path, told] of Object.entries(words)) {
    await page.goto(path)
    await expect(page.locator('.overview-count').first(), path).toHaveText(told)
  }
})

/** How many tiles each row has, and where it ends. */
function rowsOfTiles(page: Page): Promise<{ count: number; right: number }[]> {
  return page.locator('.link-tiles > li').evaluateAll((tiles) => {
    const rows = Map.groupBy(tiles, (tile) => Math.round(tile.getBoundingClientRect().top))
    return [...rows.values()].map((row) => ({
      count: row.length,
      right: Math.max(...row.map((tile) => tile.getBoundingClientRect().right)),
    }))
  })
}
