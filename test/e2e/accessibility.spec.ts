import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { allPaths } from './addresses.ts'

const widths = [320, 768, 1280]
const phoneMenuWidths = [320, 768]

for (const width of widths) {
  test(`axe finds no fault in any page at ${width} px wide, targets included (A11Y-22, A11Y-38)`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })

    for (const path of await allPaths(request)) {
      await page.goto(path)
      expect.soft(await faultsOf(page), path).toEqual([])
    }
  })
}

for (const width of phoneMenuWidths) {
  test(`axe finds no fault in the open phone menu at ${width} px wide (A11Y-38)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()

    expect(await faultsOf(page)).toEqual([])
  })
}

test('axe finds no fault in an open dialog at any width (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')
  await page.getByRole('button', { name: 'Open de dialoog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsOf(page), `${width} px`).toEqual([])
  }
})

/** All rules that axe has on by itself, and two that it leaves to whoever wants them. */
async function faultsOf(page: Page): Promise<string[]> {
  const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }
  // Legacy: pages have no frames, so the extra tab that axe would open for them is not needed.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
