import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import {
  expectBackdrop,
  noteAttribute,
  openAndClose,
  openerOf,
  openPanel,
  panelOf,
  stopClock,
  untilStatusKnown,
} from './header-parts.ts'
import { awake } from './member.ts'

const insurance = 'Zorgverzekering'
const work = 'Gezond werken'

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await openAndClose(page, 'Zoeken')
    await page.mouse.move(700, 600)
    await stopClock(page)
  })

  test('a part of the site opens when the mouse has been on it for 300 ms, not when it passes by (specification 2, 4)', async ({
    page,
  }) => {
    await openerOf(page, insurance).hover()
    await page.clock.runFor(200)
    await page.mouse.move(700, 600)
    await page.clock.runFor(1_000)
    await expectBackdrop(page, 0)
    await openerOf(page, insurance).hover()
    await page.clock.runFor(299)
    await expect(panelOf(page, 'zorgverzekering')).toBeHidden()

    await page.clock.runFor(1)

    await expect(panelOf(page, 'zorgverzekering')).toBeVisible()
    await expect(openerOf(page, insurance)).toHaveAttribute('aria-expanded', 'true')
    await expectBackdrop(page, 10)
  })

  test('the mouse may go into the panel; what it leaves closes (A11Y-10)', async ({ page }) => {
    await hoverOpen(page)

    await panelOf(page, 'zorgverzekering').getByRole('link', { name: 'Werkgeversbijdrage' }).hover()
    await page.clock.runFor(2_000)
    await expect(panelOf(page, 'zorgverzekering')).toBeVisible()
    await page.mouse.move(700, 700)
    await page.clock.runFor(299)
    await expect(panelOf(page, 'zorgverzekering')).toBeVisible()
    await page.clock.runFor(1)

    await expect(panelOf(page, 'zorgverzekering')).toBeHidden()
    await expectBackdrop(page, 0)
  })

  test('a click within 500 ms keeps open what the mouse opened; a later one closes it', async ({ page }) => {
    await hoverOpen(page)
    await page.clock.runFor(499)
    await openerOf(page, insurance).click()
    await page.mouse.move(700, 700)
    await page.clock.runFor(2_000)
    await expect(panelOf(page, 'zorgverzekering')).toBeVisible()
    await page.keyboard.press('Escape')

    await hoverOpen(page)
    await page.clock.runFor(500)
    await openerOf(page, insurance).click()

    await expect(panelOf(page, 'zorgverzekering')).toBeHidden()
  })

  test('Escape closes it while the mouse stays where it is (A11Y-10)', async ({ page }) => {
    await hoverOpen(page)

    await page.keyboard.press('Escape')
    await page.clock.runFor(2_000)

    await expect(panelOf(page, 'zorgverzekering')).toBeHidden()
    await expectBackdrop(page, 0)
  })

  test('the next one opens at once and without fading, and the backdrop stays', async ({ page }) => {
    await hoverOpen(page)
    const levels = await noteAttribute(page, '.backdrop', 'data-level')

    await openerOf(page, work).hover()

    await expect(panelOf(page, 'gezond-werken')).toHaveCSS('opacity', '1')
    await expect(panelOf(page, 'zorgverzekering')).toBeHidden()
    await expect(page.locator('.header')).toHaveAttribute('data-still')
    expect(await levels()).toEqual([])
    await page.clock.runFor(100)
    await expect(page.locator('.header')).not.toHaveAttribute('data-still')
  })

  test('a form that is being filled in does not give way to a passing mouse', async ({ page }) => {
    await openerOf(page, 'Zoeken').click()

    await openerOf(page, insurance).hover()
    await page.clock.runFor(2_000)

    await expect(panelOf(page, 'search')).toBeVisible()
  })
})

test('search opens at once, takes the focus and asks the site (specification 4, 9)', async ({ page }) => {
  await page.goto('/')

  await openerOf(page, 'Zoeken').click()
  const field = panelOf(page, 'search').getByLabel('Zoek op deze site')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('placeholder', 'Ik ben op zoek naar...')
  await field.fill('eigen risico')
  await panelOf(page, 'search').getByRole('button', { name: 'Zoeken' }).click()

  await expect(page).toHaveURL('/zoeken?q=eigen+risico')
})

test('by keyboard a panel opens, is walked through, and closes behind who leaves (A11Y-11, A11Y-31; specification 4)', async ({
  page,
}) => {
  await page.goto('/')
  await openerOf(page, insurance).press('Enter')
  await expect(openerOf(page, insurance)).toHaveAttribute('aria-expanded', 'true')
  await expect(openerOf(page, insurance)).toHaveAttribute('aria-controls', 'header-zorgverzekering')

  await page.keyboard.press('Tab')
  const panel = panelOf(page, 'zorgverzekering')
  await expect(panel.getByRole('link', { name: 'Naar Zorgverzekering' })).toBeFocused()
  const links = await panel.getByRole('link').count()
  for (let link = 0; link < links; link++) await page.keyboard.press('Tab')

  await expect(openerOf(page, work)).toBeFocused()
  await expect(panel).toBeHidden()
  await expectBackdrop(page, 0)
})

for (const name of [insurance, 'Zoeken', 'Inloggen']) {
  test(`Escape closes ${name} and gives the focus back to its button (A11Y-17; specification 4)`, async ({
    page,
  }) => {
    await page.goto('/')
    await untilStatusKnown(page, 'visitor')
    await openerOf(page, name).press('Enter')
    await expectBackdrop(page, 10)
    await page.keyboard.press('Tab')
    await expect(openerOf(page, name)).not.toBeFocused()

    await page.keyboard.press('Escape')

    await expect(openerOf(page, name)).toBeFocused()
    await expect(openerOf(page, name)).toHaveAttribute('aria-expanded', 'false')
    await expectBackdrop(page, 0)
  })
}

test('a click outside closes; selecting text does not, wherever the mouse is let go (specification 4)', async ({
  page,
}) => {
  await page.goto('/')
  await openerOf(page, 'Zoeken').click()
  const field = panelOf(page, 'search').getByLabel('Zoek op deze site')
  await field.fill('risico')

  await field.hover()
  await page.mouse.down()
  await page.mouse.move(700, 700)
  await page.mouse.up()
  await expect(field).toBeVisible()
  await page.mouse.click(700, 700)

  await expect(field).toBeHidden()
  await expectBackdrop(page, 0)
})

test('a click on another button of the header moves on without closing in between', async ({ page }) => {
  await page.goto('/')
  await openerOf(page, 'Zoeken').click()
  await expectBackdrop(page, 10)
  const levels = await noteAttribute(page, '.backdrop', 'data-level')

  await openerOf(page, 'Inloggen').click()

  await expect(panelOf(page, 'account').getByLabel('E-mailadres')).toBeFocused()
  await expect(panelOf(page, 'search')).toBeHidden()
  expect(await levels()).toEqual([])
})

test('before the script comes, and when it never does, every button is a link to a page', async ({
  page,
}) => {
  await page.route('**/dist/start-*.js', (route) => route.abort())
  await page.goto('/')

  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: insurance }).click()

  await expect(page).toHaveURL('/zorgverzekering')
  await expect(page.locator('.header-search > .header-opener')).toHaveAttribute('href', '/zoeken')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('a tap opens, a second tap closes, and a tap outside touches nothing below', async ({ page }) => {
    await page.goto('/')
    await openerOf(page, insurance).tap()
    await expect(panelOf(page, 'zorgverzekering')).toBeVisible()
    await openerOf(page, insurance).tap()
    await expect(panelOf(page, 'zorgverzekering')).toBeHidden()

    await openerOf(page, work).tap()
    await expectBackdrop(page, 10)
    await expect(page.locator('.backdrop')).toBeVisible()
    const panel = await panelOf(page, 'gezond-werken').boundingBox()
    await page.touchscreen.tap(60, (panel?.y ?? 0) + (panel?.height ?? 0) + 40)

    await expectBackdrop(page, 0)
    await expect(page).toHaveURL('/')
  })

  test('turning the tablet closes what no longer has room', async ({ page }) => {
    await page.goto('/')
    await openerOf(page, work).tap()
    await expectBackdrop(page, 10)

    await page.setViewportSize({ width: 820, height: 1180 })

    await expectBackdrop(page, 0)
  })
})

test('axe finds no fault in any open panel (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zorgverzekering/eigen-risico')
  await untilStatusKnown(page, 'visitor')
  for (const name of [insurance, 'Zoeken', 'Inloggen']) {
    await openPanel(page, name)
    await expect(openerOf(page, name)).toHaveAttribute('aria-expanded', 'true')
    expect.soft(await faultsOf(page), name).toEqual([])
  }

  await awake(page)
  await panelOf(page, 'account').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 800 })

  expect.soft(await faultsOf(page), 'login form with errors').toEqual([])
})

async function hoverOpen(page: Page): Promise<void> {
  await openerOf(page, insurance).hover()
  await page.clock.runFor(300)
  await expect(panelOf(page, 'zorgverzekering')).toBeVisible()
}
