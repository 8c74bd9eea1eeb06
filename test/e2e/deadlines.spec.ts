import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/opzeggen'
const lastDay = (page: Page) =>
  page.locator('.deadlines li').filter({ hasText: 'Laatste dag om op te zeggen' }).locator('.deadlines-day')

for (const [now, words] of [
  ['2026-11-17T12:00:00Z', 'nog 44 dagen'],
  ['2026-12-30T22:59:00Z', 'morgen'],
  ['2026-12-30T23:01:00Z', 'vandaag'],
  ['2027-01-01T12:00:00Z', 'voorbij'],
] as const)
  test(`at ${now} the last day to cancel is ${words}, as it is in Amsterdam`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now))
    await page.goto(path)
    const height = await lastDay(page).evaluate((day) => day.getBoundingClientRect().height)
    await page.keyboard.press('Shift')

    await expect(lastDay(page)).toHaveText(`31 december 2026${words}`)
    expect(await lastDay(page).evaluate((day) => day.getBoundingClientRect().height)).toBe(height)
  })

test('a page that stays open over midnight counts on by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-30T22:58:30Z') })
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect(lastDay(page)).toHaveText('31 december 2026morgen')

  await page.clock.runFor('03:00')
  await expect(lastDay(page)).toHaveText('31 december 2026vandaag')

  await page.clock.runFor('24:00:00')
  await expect(lastDay(page)).toHaveText('31 december 2026voorbij')
})

test('a day is offered for a calendar until it has passed, on a page that was kept too', async ({ page }) => {
  const offer = page.getByRole('link', { name: /^Zet in je agenda ?: Laatste dag om op te zeggen$/ })
  await page.clock.setFixedTime(new Date('2026-12-31T22:59:00Z'))
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect(lastDay(page)).toHaveText('31 december 2026vandaag')
  await expect(offer).toBeVisible()

  await page.clock.setFixedTime(new Date('2026-12-31T23:01:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(lastDay(page)).toHaveText('31 december 2026voorbij')
  await expect(offer).toBeHidden()
})

test('whoever comes back to the page, from another tab or by the back button, is told of today', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'))
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect(lastDay(page)).toHaveText('31 december 2026nog 44 dagen')

  await page.clock.setFixedTime(new Date('2026-12-30T12:00:00Z'))
  // As a browser does for a page that it kept whole.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(lastDay(page)).toHaveText('31 december 2026morgen')

  await page.clock.setFixedTime(new Date('2026-12-31T12:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(lastDay(page)).toHaveText('31 december 2026vandaag')
})

for (const width of [320, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}, deadlines are in order for everybody`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await page.keyboard.press('Shift')
      await expect(page.locator('.deadlines')).toHaveAttribute('data-awake')

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await faultsOf(page)).toEqual([])
    })

test('a day can be taken along as a file', async ({ page }) => {
  await page.goto(path)

  const link = page.getByRole('link', { name: /^Zet in je agenda ?: Laatste dag om op te zeggen$/ })
  await expect(link).toHaveAttribute('download')
  await expect(link).toHaveAttribute('href', '/agenda/opzegdatum-2027.ics')
})

test('all days can be followed, which a phone opens in its calendar, and taken over once', async ({
  page,
}) => {
  await page.goto(path)
  const { host, origin } = new URL(page.url())

  const follow = page.getByRole('link', { name: 'Volg alle data in je agenda' })
  await expect(follow).toHaveAttribute('href', `webcal://${host}/agenda.ics`)
  await expect(page.locator('.deadlines-address')).toHaveText(`${origin}/agenda.ics`)
  await expect(page.getByRole('link', { name: 'één keer overnemen' })).toHaveAttribute('href', '/agenda.ics')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the days are told, and nothing about how long they still are', async ({ page }) => {
    await page.goto(path)

    await expect(lastDay(page)).toHaveText('31 december 2026')
  })
})
