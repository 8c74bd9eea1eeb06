import { expect, test } from '@playwright/test'
import { expectBackdrop, openerOf, panelOf, untilStatusKnown } from './header-parts.ts'
import { changeState } from './site-state.ts'

for (const [panel, opener, field] of [
  ['search', 'Zoeken', 'Zoek op deze site'],
  ['account', 'Inloggen', 'E-mailadres'],
] as const) {
  test(`the ${panel} panel opens and closes through the shared state (specification 4, 9)`, async ({
    page,
  }) => {
    await page.goto('/ledenvoordeel')
    await untilStatusKnown(page, 'visitor')

    await changeState(page, { headerPanel: `header-${panel}` })

    await expect(panelOf(page, panel).getByLabel(field)).toBeFocused()
    await expect(openerOf(page, opener)).toHaveAttribute('aria-expanded', 'true')
    await expectBackdrop(page, 10)

    await changeState(page, { headerPanel: null })

    await expect(panelOf(page, panel)).toBeHidden()
    await expect(openerOf(page, opener)).toHaveAttribute('aria-expanded', 'false')
    await expectBackdrop(page, 0)
  })
}

test('the shared state follows what is pressed, and one panel takes the place of the other (specification 4)', async ({
  page,
}) => {
  await page.goto('/ledenvoordeel')
  await untilStatusKnown(page, 'visitor')
  await openerOf(page, 'Zoeken').click()
  await expect(panelOf(page, 'search')).toBeVisible()

  await changeState(page, { headerPanel: 'header-account' })
  await expect(panelOf(page, 'account')).toBeVisible()
  await expect(panelOf(page, 'search')).toBeHidden()

  await changeState(page, { isHeaderDropdownOpen: false })
  await expect(panelOf(page, 'account')).toBeHidden()
  await expectBackdrop(page, 0)

  await changeState(page, { headerPanel: 'header-account' })
  await expect(panelOf(page, 'account')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page, 'account')).toBeHidden()
})

test('a panel that this page does not have opens nothing', async ({ page }) => {
  await page.goto('/inloggen')

  await changeState(page, { headerPanel: 'header-account' })
  await changeState(page, { headerPanel: 'header-search' })

  await expect(panelOf(page, 'search')).toBeVisible()
})

test('the navigation panel opens and closes through the shared state (specification 4)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ledenvoordeel')

  await changeState(page, { isNavigationOpen: true, backdropLevel: 1 })
  await expect(panelOf(page, 'menu')).toBeVisible()

  await changeState(page, { isNavigationOpen: false, backdropLevel: 0 })
  await expect(panelOf(page, 'menu')).toBeHidden()
})
