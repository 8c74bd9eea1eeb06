import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { allPaths, contentPaths } from './addresses.ts'

const widths = [320, 768, 1280]
const phoneMenuWidths = [320, 768]
const pagesTimeoutInMilliseconds = 90_000

for (const width of widths) {
  test(`axe finds no fault in any page at ${width} px wide (A11Y-38)`, async ({ page, request }) => {
    test.setTimeout(pagesTimeoutInMilliseconds)
    await page.setViewportSize({ width, height: 800 })

    for (const path of await allPaths(request)) {
      await page.goto(path)
      expect.soft(await faultsOf(page), path).toEqual([])
    }
  })
}

test('axe finds no fault in the open phone menu (A11Y-38)', async ({ page }) => {
  await page.goto('/')
  for (const width of phoneMenuWidths) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator('.header-menu').evaluate((menu: HTMLDetailsElement) => {
      menu.open = true
    })
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()

    expect.soft(await faultsOf(page), `${width} px`).toEqual([])
  }
})

test('axe finds no fault in an open dialog (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')
  await page.getByRole('button', { name: 'Open de dialoog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsOf(page), `${width} px`).toEqual([])
  }
})

test('every target is at least 24 by 24 px or has room around it (A11Y-22)', async ({ page, request }) => {
  test.setTimeout(pagesTimeoutInMilliseconds)

  for (const path of [...(await contentPaths(request)), '/voorbeelden']) {
    await page.goto(path)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { passes, violations } = await axe(page).withRules('target-size').analyze()
      expect.soft(passes, `targets of ${path}`).not.toEqual([])
      expect.soft(toFaults(violations), `${path} at ${width} px`).toEqual([])
    }
  }
})

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze()
  return toFaults(violations)
}

/** Pages have no frames, so that the extra tab axe would open for them is not needed. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

function toFaults(violations: Violations): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
