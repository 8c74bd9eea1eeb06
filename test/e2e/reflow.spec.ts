import { expect, type Page, test } from '@playwright/test'
import { openerOf, panelOf, untilStatusKnown } from './header-parts.ts'
import { widenTextSpacing } from './text-spacing.ts'

const smallestScreen = { width: 320, height: 256 }
/** From 68rem on the menu lies in the header itself. */
const narrowestDesktop = { width: 1088, height: 800 }

test('the open phone menu does not scroll sideways at 320 px wide (A11Y-07)', async ({ page }) => {
  await page.setViewportSize(smallestScreen)
  await page.goto('/')

  await openerOf(page, 'Menu').click()

  const panel = panelOf(page, 'menu')
  await expect(panel).toBeVisible()
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await sidewaysPixels(page)).toBe(0)
})

test('the last item of the phone menu can be reached on the smallest screen (A11Y-07)', async ({ page }) => {
  await page.setViewportSize(smallestScreen)
  await page.goto('/')

  await openerOf(page, 'Menu').click()
  const last = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()

  await expect(last).toBeInViewport({ ratio: 0.95 })
})

test('an open dialog fits in the smallest screen (A11Y-07)', async ({ page }) => {
  await page.setViewportSize(smallestScreen)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')

  await page.getByRole('button', { name: 'Open de dialoog' }).click()

  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.95 })
  expect(await sidewaysPixels(page)).toBe(0)
})

test('wider text spacing leaves room for the whole header where it is fullest (A11Y-09)', async ({
  page,
}) => {
  await page.setViewportSize(narrowestDesktop)
  await page.goto('/')
  await untilStatusKnown(page, 'visitor')

  await widenTextSpacing(page)

  expect(await sidewaysPixels(page)).toBe(0)
  for (const name of ['Zorgverzekering', 'Zoeken', 'Inloggen'])
    await expect(openerOf(page, name)).toBeInViewport({ ratio: 0.95 })
})

async function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
