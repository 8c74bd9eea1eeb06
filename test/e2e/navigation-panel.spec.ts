import { chromium, expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expectBackdrop, expectSticking, openerOf, panelOf, scrollTo } from './header-parts.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

/** Long enough to scroll through. */
const path = '/zorgverzekering'
const y = 777

test('opening fixes header and page at the scroll position, and closing puts all back to the pixel (specification 4, 9)', async ({
  page,
}) => {
  await openAt(page, y)
  const before = await describe(page)

  await openerOf(page, 'Menu').tap()
  await expect(panelOf(page, 'menu')).toBeVisible()
  await expect(openerOf(page, 'Menu')).toHaveAttribute('aria-expanded', 'true')
  await expectBackdrop(page, 1)
  await expect(page.locator('html')).toHaveAttribute('data-fixed')
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  const during = await describe(page)
  await openerOf(page, 'Menu').tap()

  expect(during).toMatchObject({
    mainTop: before.mainTop,
    mainWidth: before.mainWidth,
    headerBox: before.headerBox,
    position: 'fixed',
    holdsHeader: true,
    offset: `-${y}px`,
  })
  await expectClosed(page)
  expect(await describe(page)).toEqual(before)
})

for (const [what, screen] of [
  ['turning the phone', { width: 844, height: 390 }],
  ['a keyboard that comes over half the screen', { width: 390, height: 420 }],
] as const) {
  test(`${what} while the menu is open loses nothing`, async ({ page }) => {
    await openAt(page, y)
    const before = await describe(page)
    await openerOf(page, 'Menu').tap()
    await expectBackdrop(page, 1)

    await page.setViewportSize(screen)
    await panelOf(page, 'menu').getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(panelOf(page, 'menu').getByRole('link').last()).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize(phone)
    await page.keyboard.press('Escape')

    await expectClosed(page)
    expect(await describe(page)).toEqual(before)
  })
}

test('a window that becomes wide closes the menu', async ({ page }) => {
  await openAt(page, y)
  await openerOf(page, 'Menu').tap()
  await expectBackdrop(page, 1)

  await page.setViewportSize({ width: 1280, height: 800 })

  await expectClosed(page)
  expect(await page.evaluate(() => scrollY)).toBe(y)
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
})

test('the header does not take freezing for scrolling', async ({ page }) => {
  await page.goto(path)
  await expectSticking(page)
  await scrollTo(page, y + 100)
  await scrollTo(page, y)
  await openerOf(page, 'Menu').tap()
  await expectBackdrop(page, 1)
  await openerOf(page, 'Menu').tap()
  await expectClosed(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.locator('.header')).not.toHaveAttribute('data-away')

  await scrollTo(page, y + 20)
  await expect(page.locator('.header')).not.toHaveAttribute('data-away')
  await scrollTo(page, y + 21)

  await expect(page.locator('.header')).toHaveAttribute('data-away')
})

test('the keyboard stays in the menu, its button and the logo, in that order (A11Y-17; specification 2, 4)', async ({
  page,
}) => {
  await page.goto('/')
  await openerOf(page, 'Menu').press('Enter')
  const first = panelOf(page, 'menu').getByRole('link', { name: 'Zoeken' })
  await expect(first).toBeFocused()

  // The trap comes a moment after the menu.
  const last = panelOf(page, 'menu').getByRole('link').last()
  await expect(async () => {
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(openerOf(page, 'Menu')).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'IZZ, naar de homepagina' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'IZZ, naar de homepagina' })).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(openerOf(page, 'Menu')).toBeFocused()
  await expectClosed(page)
})

test('a tap outside closes the menu and touches nothing below (specification 4)', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  await openerOf(page, 'Menu').tap()
  await expectBackdrop(page, 1)
  const below = await page
    .getByRole('main')
    .getByRole('link', { name: 'Word gratis lid' })
    .first()
    .boundingBox()

  await page.touchscreen.tap((below?.x ?? 0) + 30, (below?.y ?? 0) + 20)

  await expectClosed(page)
  await expect(page).toHaveURL('/')
})

test('a tap on the account button closes the menu and opens the account', async ({ page }) => {
  await page.goto('/')
  await openerOf(page, 'Menu').tap()
  await expectBackdrop(page, 1)

  await openerOf(page, 'Inloggen').tap()

  await expect(panelOf(page, 'menu')).toBeHidden()
  await expect(panelOf(page, 'account').getByLabel('E-mailadres')).toBeFocused()
  await expectBackdrop(page, 10)
})

test('opening a part of the menu closes the one that was open', async ({ page }) => {
  await page.goto('/zorgverzekering/eigen-risico')
  await openerOf(page, 'Menu').tap()
  const menu = panelOf(page, 'menu')
  await expect(menu.getByRole('link', { name: 'Eigen risico', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await menu.locator('summary', { hasText: 'Gezond werken' }).tap()

  await expect(menu.getByRole('link', { name: 'Nachtdiensten' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Eigen risico', exact: true })).toBeHidden()
})

test('the menu leads to searching, logging in and becoming a member (specification 2)', async ({ page }) => {
  await page.route('/api/v1/user/status', (route) => route.abort())
  await page.goto('/')
  await expect(openerOf(page, 'Zoeken')).toBeVisible()
  await openerOf(page, 'Menu').tap()
  const menu = panelOf(page, 'menu')

  await expect(menu.getByRole('link', { name: 'Zoeken' })).toHaveAttribute('href', '/zoeken')
  await expect(menu.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/inloggen')
  await expect(menu.getByRole('link', { name: 'Word gratis lid' })).toHaveAttribute('href', '/lid-worden')
  await expect(menu.getByRole('link', { name: 'Mijn account' })).toBeHidden()
})

test('a member finds the account page in the menu (specification 2)', async ({ page }) => {
  await page.route('/api/v1/user/status', (route) => route.fulfill({ json: { authenticated: true } }))
  await page.goto('/')
  await openerOf(page, 'Menu').tap()
  const menu = panelOf(page, 'menu')

  await expect(menu.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/mijn-account')
  await expect(menu.getByRole('link', { name: 'Inloggen' })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Word gratis lid' })).toBeHidden()
})

test('a tap that comes before the menu was loaded is not lost', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/dist/header-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/')
  await openerOf(page, 'Menu').tap()
  await expect(panelOf(page, 'menu')).toBeHidden()

  released.resolve()

  await expect(panelOf(page, 'menu')).toBeVisible()
})

test('a page that is put aside comes back with its menu closed', async ({ page }) => {
  await openAt(page, y)
  await openerOf(page, 'Menu').tap()
  await expectBackdrop(page, 1)

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

  await expectClosed(page)
})

test('where scrollbars take room, their width is made up for and nothing widens when the menu opens (specification 2, 4)', async ({
  baseURL,
}, { project }) => {
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 900, height: 700 } })
  await page.goto(path)
  const widths = () =>
    page.evaluate(() =>
      ['.header', 'main', '.footer'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().width,
      ),
    )
  const before = await widths()
  expect(before[0]).toBeLessThan(900)

  await openerOf(page, 'Menu').click()
  await expectBackdrop(page, 1)

  expect(await widths()).toEqual(before)
  const room = () => page.locator('#app').evaluate((app) => innerWidth - app.getBoundingClientRect().width)
  const variable = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--scrollbar-width'))
  expect(await room()).toBeGreaterThan(0)
  expect(await variable()).toBe(`${await room()}px`)
  await page.setViewportSize({ width: 800, height: 700 })
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(await variable()).toBe(`${await room()}px`)
  await browser.close()
})

test('axe finds no fault in the open menu (A11Y-38)', async ({ page }) => {
  await page.goto('/zorgverzekering/eigen-risico')
  await openerOf(page, 'Menu').tap()
  await expect(panelOf(page, 'menu')).toBeVisible()

  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsOf(page), `${width} px`).toEqual([])
  }
})

/** On the way up, so that the header is there. */
async function openAt(page: Page, y: number): Promise<void> {
  await page.goto(path)
  await scrollTo(page, y + 100)
  await scrollTo(page, y)
}

async function describe(page: Page) {
  return page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('#app')
    const header = document.querySelector('.header')
    const { top, width } = document.querySelector('main')?.getBoundingClientRect() ?? {}
    return {
      scrollY,
      mainTop: top,
      mainWidth: width,
      position: app && getComputedStyle(app).position,
      offset: app?.style.top,
      holdsHeader: app?.contains(header ?? null),
      headerBox: JSON.stringify(header?.getBoundingClientRect()),
      inlineStyle: app?.getAttribute('style'),
      rootStyle: document.documentElement.getAttribute('style'),
    }
  })
}

async function expectClosed(page: Page): Promise<void> {
  await expect(panelOf(page, 'menu')).toBeHidden()
  await expectBackdrop(page, 0)
  await expect(page.locator('html')).not.toHaveAttribute('data-fixed')
  await expect(page.locator('#app')).not.toHaveAttribute('style')
  await expect(page.locator('[inert]:not(.slider-slide)')).toHaveCount(0)
}
