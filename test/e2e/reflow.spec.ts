import { expect, type Page, test } from '@playwright/test'
import { allPaths } from './addresses.ts'

const smallestScreen = { width: 320, height: 256 }
const desktop = { width: 1280, height: 800 }

test('no page scrolls sideways at 320 px wide (A11Y-07)', async ({ page, request }) => {
  await page.setViewportSize(smallestScreen)

  for (const path of await allPaths(request)) {
    await page.goto(path)
    expect.soft(await sidewaysPixels(page), path).toBeLessThanOrEqual(0)
  }
})

test('the open phone menu does not scroll sideways at 320 px wide (A11Y-07)', async ({ page }) => {
  await page.setViewportSize(smallestScreen)
  await page.goto('/')

  await page.locator('summary', { hasText: 'Menu' }).click()

  const panel = page.locator('.header-menu-panel')
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0)
})

test('the last item of the phone menu can be reached on the smallest screen (A11Y-07)', async ({ page }) => {
  await page.setViewportSize(smallestScreen)
  await page.goto('/')

  await page.locator('summary', { hasText: 'Menu' }).click()
  const last = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()

  await expect(last).toBeInViewport({ ratio: 1 })
})

test('an open dialog fits in the smallest screen (A11Y-07)', async ({ page }) => {
  await page.setViewportSize(smallestScreen)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')

  await page.getByRole('button', { name: 'Open de dialoog' }).click()

  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0)
})

test('wider text spacing pushes nothing out of its box (A11Y-09)', async ({ page, request }) => {
  for (const path of await allPaths(request)) {
    await page.goto(path)
    await widenTextSpacing(page)
    for (const screen of [smallestScreen, desktop]) {
      await page.setViewportSize(screen)
      expect.soft(await sidewaysPixels(page), `${path} at ${screen.width} px`).toBeLessThanOrEqual(0)
      expect.soft(await clippedTexts(page), `${path} at ${screen.width} px`).toEqual([])
    }
  }
})

async function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The values of WCAG 1.4.12. The policy of the site refuses style elements, but not this way. */
async function widenTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Boxes that hide what does not fit, and in which something does not fit; text for screen readers aside. */
async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*:not(input, textarea, select)')]
      .filter((box) => box.clientWidth > 1 && getComputedStyle(box).overflow !== 'visible')
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName} ${box.className}: ${box.innerText}`),
  )
}
