import { expect } from '@playwright/test'
import { untilStatusKnown } from './header-parts.ts'
import { awake, newMember, test } from './member.ts'
import { untilQuiet } from './quiet.ts'
import { noteShifts } from './shifts.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const width of [360, 768, 1440]) {
  test(`at ${width} px nothing moves while a screen to log in, register or search opens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await noteShifts(page)

    for (const path of ['/inloggen', '/registreren', '/zoeken', '/zoeken?q=tandarts']) {
      await page.goto(path)
      await awake(page)
      await untilStatusKnown(page, 'visitor')
      await untilQuiet(page)

      expect.soft(shifts.splice(0), path).toEqual([])
    }
  })

  test(`at ${width} px nothing moves while the account of a member opens`, async ({ page }) => {
    await newMember(page, 'stil')
    await page.setViewportSize({ width, height: 800 })
    const shifts = await noteShifts(page)

    for (const path of ['/mijn-account', '/mijn-account/e-mailadres', '/mijn-account#gegevens']) {
      await page.goto(path)
      await awake(page)
      await untilStatusKnown(page, 'member')
      await expect(page.locator('main form.form').first()).toBeVisible()
      await untilQuiet(page)

      expect.soft(shifts.splice(0), path).toEqual([])
    }
  })

  test(`at ${width} px nothing moves when the form of a member comes late`, async ({ page }) => {
    await newMember(page, 'laat')
    await page.setViewportSize({ width, height: 800 })
    const shifts = await noteShifts(page)
    const loading = page.getByText('Welkom, bezig met laden..')
    await page.route('**/api/v1/user/profile', async (route) => {
      await expect(loading).toBeInViewport()
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      await route.continue()
    })

    await page.goto('/mijn-account#gegevens')
    await expect(page.locator('main form.form').first()).toBeVisible()
    await untilQuiet(page)

    expect(shifts).toEqual([])
  })
}
