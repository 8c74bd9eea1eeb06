import { expect, type Page, test } from '@playwright/test'
import { expectBackdrop, expectSticking, openerOf, openPanel, scrollTo } from './header-parts.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

/** Long enough to scroll through. */
const path = '/zorgverzekering'
const heightInPixels = 73

test('the header hides after more than 20 px down and shows after more than 20 px up (specification 2, 9)', async ({
  page,
}) => {
  await open(page)
  await scrollTo(page, 500)
  await expectAway(page, true)
  await scrollTo(page, 400)
  await expectAway(page, false)

  // Slowly, too: it is the distance since the last turn that counts.
  for (let y = 401; y <= 420; y++) await scrollTo(page, y)
  await expectAway(page, false)
  await scrollTo(page, 421)
  await expectAway(page, true)
  await scrollTo(page, 401)
  await expectAway(page, true)
  await scrollTo(page, 400)
  await expectAway(page, false)
})

test('within its own height from the top the header always shows (specification 9)', async ({ page }) => {
  await open(page)
  await scrollTo(page, heightInPixels)
  await expectAway(page, false)
  await scrollTo(page, heightInPixels + 10)
  await expectAway(page, true)

  await scrollTo(page, heightInPixels)

  await expectAway(page, false)
})

test('scrolling past the ends of the page changes nothing', async ({ page }) => {
  await open(page)
  await scrollTo(page, 10_000)
  await expectAway(page, true)

  await page.evaluate(() => {
    const end = scrollY
    for (const y of [end + 60, end + 10, end]) {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      dispatchEvent(new Event('scroll'))
    }
  })

  await expectAway(page, true)
})

test('the header takes no notice of scrolling until 100 ms after the page has loaded (specification 9)', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path)
  await scrollTo(page, 500)
  await page.clock.runFor(99)
  await expectAway(page, false)

  await page.clock.runFor(1)

  await expectSticking(page)
})

test('keyboard focus brings the header back and keeps it', async ({ page }) => {
  await open(page)
  await scrollTo(page, 500)
  await expectAway(page, true)

  await openerOf(page, 'Zorgverzekering').focus()
  await expectAway(page, false)
  await scrollTo(page, 700)

  await expectAway(page, false)
})

test('walking through the header by keyboard does not move the page', async ({ page }) => {
  await open(page)
  await scrollTo(page, 500)
  await page.getByRole('link', { name: 'IZZ, naar de homepagina' }).focus()

  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')

  await expect(openerOf(page, 'Zorgverzekering')).not.toBeFocused()
  await expect(page.getByRole('banner').locator(':focus')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('an open dropdown keeps the header where it is (specification 4)', async ({ page }) => {
  await open(page)
  await scrollTo(page, 300)
  await scrollTo(page, 250)
  await openPanel(page, 'Zorgverzekering')
  await expectBackdrop(page, 10)

  await scrollTo(page, 700)

  await expectAway(page, false)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('the header slides, but not for whoever minds motion (A11Y-14)', async ({ page }) => {
  await page.goto(path)
  const header = page.getByRole('banner')

  await expect(header).toHaveCSS('transition-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(header).toHaveCSS('transition-duration', '0.2s')
})

async function open(page: Page): Promise<void> {
  await page.goto(path)
  await expectSticking(page)
}

async function expectAway(page: Page, isAway: boolean): Promise<void> {
  expect(await page.locator('.header[data-away]').count()).toBe(isAway ? 1 : 0)
}
