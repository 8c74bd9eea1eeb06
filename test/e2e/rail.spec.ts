import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/eigen-risico'
const rail = (page: Page) => page.getByRole('complementary', { name: 'Op deze pagina' })

for (const width of [1024, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('beside the text stand what is on the page, the amount with its year and the action', async ({
      page,
    }) => {
      await page.goto(path)
      const text = await page.locator('.railed-blocks').boundingBox()
      const beside = await rail(page).boundingBox()

      expect(text && beside && beside.x >= text.x + text.width).toBe(true)
      await expect(rail(page).getByText('€ 385 in 2026')).toBeVisible()
      await expect(rail(page).getByRole('link', { name: 'Zo loopt het door je jaar' })).toBeVisible()
      await expect(rail(page).locator('.rail-action:visible')).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await faultsOf(page)).toEqual([])
    })

    test('the list beside the text stays in view and follows the reading', async ({ page }) => {
      await page.goto(path)
      const link = rail(page).getByRole('link', { name: 'Wat telt mee en wat niet?' })
      const weight = () => link.evaluate((element) => getComputedStyle(element).fontWeight)
      expect(await weight()).toBe('400')

      await page.getByRole('heading', { name: 'Wat telt mee en wat niet?' }).evaluate((heading) => {
        scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 60, behavior: 'instant' })
      })

      await expect.poll(weight).toBe('600')
      await expect(link).toBeInViewport({ ratio: 1 })
    })
  })

test('where style does not tell where the reader is, a script does', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...asked: [string]) => !asked[0].startsWith('scroll-target-group') && supports(...asked)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const current = rail(page).locator('[aria-current]')
  await expect(current).toHaveCount(0)

  for (const title of ['Wat telt mee en wat niet?', 'Zo loopt het door je jaar']) {
    await rail(page).getByRole('link', { name: title }).click()
    await expect(current).toHaveText(title)
  }
})

const amounts = {
  '/zorgverzekering/premie': '€ 159 in 2026',
  '/zorgverzekering/zorgtoeslag': '€ 129 in 2026',
  '/zorgverzekering/werkgeversbijdrage': 'Tot twee derde in 2024',
  '/zorgverzekering/basisverzekering': '€ 159 in 2026',
  '/zorgverzekering/vergoedingen/fysiotherapie': 'Fysiotherapie in 2026Vanaf pakket Start',
  '/zorgverzekering/vergoedingen/hoortoestel': 'Hoortoestel in 2026Basisverzekering',
  '/zorgverzekering/vergoedingen/orthodontie': 'Beugel (orthodontie) in 2026Vanaf pakket Tand 2',
}

test('beside the text of every kind of page stands how much it is, or who pays, and in which year', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [address, amount] of Object.entries(amounts)) {
    await page.goto(address)
    await expect(rail(page).locator('.rail-amount'), address).toContainText(amount)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/zorgverzekering/vergoedingen/hoortoestel')
  await expect(rail(page).getByText('Betaalt een deel, na je eigen risico van hooguit € 385.')).toBeVisible()
})

const withStickyPanel = [
  '/zorgverzekering/overstappen',
  '/zorgverzekering/vergoedingen/buitenland',
  '/zorgverzekering/je-situatie-verandert/arbeidsongeschikt',
  '/gezond-werken/agressie',
]

test('beside a text with a panel stands what is on the page, above the panel, and both stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of withStickyPanel) {
    await page.goto(address)
    const headings = page.locator('.sticky-panel > .prose h2')
    const titles = (await headings.allTextContents()).map((title) => title.replaceAll('\u00ad', ''))
    expect(await rail(page).locator('.rail-contents li').allTextContents(), address).toEqual(titles)
    expect(await headings.count(), address).toBeGreaterThan(2)

    await headings.nth(1).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))

    await expect(rail(page).locator('.rail-contents'), address).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.sticky-panel-box'), address).toBeInViewport({ ratio: 1 })
    const [list, panel, text] = await Promise.all(
      [rail(page), page.locator('.sticky-panel-box'), page.locator('.sticky-panel > .prose')].map((each) =>
        each.boundingBox(),
      ),
    )
    expect(list && panel && list.y + list.height <= panel.y, address).toBe(true)
    expect(list && text && list.x >= text.x + text.width, address).toBe(true)
    expect.soft(await faultsOf(page), address).toEqual([])
  }
})

test('on a phone nothing beside a text with a panel lies under that panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of withStickyPanel) {
    await page.goto(address)
    await expect(page.locator('.sticky-panel-place'), address).toBeVisible()
    await expect(rail(page), address).toBeHidden()
  }
})

const withPanel = ['/zoeken', '/zoeken?q=bril', '/zoeken?q=xqzwv', '/registreren', '/inloggen']
const withRail = [
  '/zorgverzekering/premie',
  '/zorgverzekering/veelgestelde-vragen',
  '/zorgverzekering/vergoedingen/fysiotherapie',
  '/zorgverzekering/aanvullende-pakketten',
  '/gezond-werken/trainingen',
  '/contact',
]

test('on a large screen the room beside what people came for is used', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of [...withPanel, ...withRail]) {
    await page.goto(address)
    const beside = page.getByRole('main').getByRole('complementary')
    await beside.scrollIntoViewIfNeeded()

    await expect(beside, address).toBeInViewport()
    const box = await beside.boundingBox()
    expect(box?.x, address).toBeGreaterThan(900)
    expect(box?.width, address).toBeGreaterThan(250)
    expect.soft(await faultsOf(page), address).toEqual([])
  }
})

test('on a phone a panel comes after what people came for, and a list of the middle of a page is not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of withPanel) {
    await page.goto(address)
    const main = await page.locator('.beside-main').boundingBox()
    const panel = await page.locator('.beside-panel').boundingBox()

    expect(main && panel && panel.y >= main.y + main.height, address).toBe(true)
  }

  await page.goto('/zorgverzekering/aanvullende-pakketten')
  await expect(page.getByText('Op deze pagina').first()).toBeHidden()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript', () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled })

    test('what is on the page is a folded list under the title that leads to each part', async ({ page }) => {
      await page.goto(path)
      const link = rail(page).getByRole('link', { name: 'Wat telt mee en wat niet?' })
      await expect(rail(page).getByText('€ 385 in 2026')).toBeVisible()
      await expect(link).toBeHidden()

      await rail(page).locator('summary').click()
      await link.click()

      await expect(page).toHaveURL(/#een-jaar-deel-2$/)
      await expect(page.getByRole('heading', { name: 'Wat telt mee en wat niet?' })).toBeInViewport()
    })
  })
