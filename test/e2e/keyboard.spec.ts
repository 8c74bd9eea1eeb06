import { expect, type Page, test } from '@playwright/test'
import { missingPath } from './addresses.ts'
import { untilStatusKnown } from './header-parts.ts'
import { walkFocus } from './walk-focus.ts'

const screens = [
  { width: 320, height: 480 },
  { width: 1280, height: 720 },
]

for (const path of ['/', '/voorbeelden', missingPath]) {
  test(`the first Tab stop of ${path} is the link to its content (A11Y-15)`, async ({ page }) => {
    await page.goto(path)

    await page.keyboard.press('Tab')

    const skipLink = page.getByRole('link', { name: 'Ga naar de inhoud' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 0.95 })
  })
}

test('the link to the content takes the keyboard past the header (A11Y-15)', async ({ page }) => {
  await page.goto('/')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')

  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

for (const path of ['/', '/voorbeelden']) {
  for (const screen of screens) {
    test(`on ${path} at ${screen.width} px the focus is always in sight (A11Y-19)`, async ({ page }) => {
      await page.setViewportSize(screen)
      await open(page, path)

      const forwards = await walkFocus(page, 'Tab')
      const backwards = await walkFocus(page, 'Shift+Tab')

      expect(forwards.length).toBeGreaterThan(15)
      expect(backwards.length).toBe(forwards.length)
      expect([...forwards, ...backwards].filter(({ isInSight }) => !isInSight)).toEqual([])
      expect([...forwards, ...backwards].filter(({ hasRing }) => !hasRing)).toEqual([])
    })
  }
}

test('Escape closes the dialog and gives the focus back to its button (A11Y-17)', async ({ page }) => {
  await open(page, '/voorbeelden')
  const button = page.getByRole('button', { name: 'Open de dialoog' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)

  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

/**
 * Without smooth scrolling the page stands still as soon as the focus has moved. Videos from outside are
 * awake when somebody reaches for one, and sliders keep slides out of reach from the moment they are first seen.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await untilStatusKnown(page, 'visitor')
  for (const embed of await page.locator('consent-embed').all()) await embed.dispatchEvent('pointerdown')
  await expect(page.locator('consent-embed:not(:defined)')).toHaveCount(0)
  for (const slider of await page.locator('.slider').all()) {
    await slider.scrollIntoViewIfNeeded()
    await expect(slider.locator('.slider-button[data-step="1"]')).toHaveAttribute('aria-disabled')
  }
  await page.evaluate(() => scrollTo(0, 0))
}
