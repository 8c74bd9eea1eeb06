import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/vergoedingen'
const phone = { width: 360, height: 740 }

const treatments = (page: Page) => page.locator('.alphabet-page:visible')
const treatment = (page: Page, name: string) =>
  treatments(page).filter({ has: page.getByRole('link', { name }) })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the first treatment stands in the first screen, with who pays for it', async ({ page }) => {
    await page.goto(path)

    const first = treatment(page, 'Alternatieve zorg')
    await expect(first.getByRole('link')).toBeInViewport({ ratio: 1 })
    await expect(first.getByText('Pakket', { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    expect(await faultsOf(page)).toEqual([])
  })

  test('the topics are one row that scrolls', async ({ page }) => {
    await page.goto(path)
    const topics = page.getByRole('navigation', { name: /kies een onderwerp/ })

    const tops = await topics
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    await topics.getByRole('link').last().focus()
    await expect(topics.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  })
})

test('every treatment says who pays, in words', async ({ page }) => {
  await page.goto(path)

  const labels = await treatments(page).evaluateAll((all) =>
    all.map((each) => each.querySelector('.alphabet-payer')?.textContent),
  )
  expect(labels.length).toBeGreaterThan(20)
  for (const label of labels) expect(['Basis', 'Pakket', 'Zelf betalen']).toContain(label)
  await expect(treatment(page, 'Huisarts')).toContainText('Basis')
  await expect(treatment(page, 'Fysiotherapie')).toContainText('Pakket')
})

test('the list of treatments narrows down while somebody types, and says how much is left', async ({
  page,
}) => {
  await page.goto(path)
  const field = page.getByRole('searchbox', { name: 'Zoek in 26 behandelingen' })
  const count = page.locator('.overview-count')

  await field.fill('diëtist')
  await expect(treatments(page)).toHaveCount(1)
  await expect(treatment(page, 'Diëtist')).toBeVisible()
  await expect(count).toHaveText('Je ziet 1 van de 26 behandelingen')
  await expect(page.locator('.alphabet-group:visible')).toHaveCount(1)
  await expect(page.locator('.alphabet-letters li:not([hidden])')).toHaveCount(1)

  await field.fill('dietist')
  await expect(treatments(page)).toHaveCount(1)

  await field.fill('raketvlucht')
  await expect(treatments(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Zoek op de hele site' })).toHaveAttribute(
    'href',
    /\/zoeken\?q=raketvlucht$/,
  )

  await field.fill('')
  await expect(treatments(page)).toHaveCount(26)
  await expect(count).toHaveText('26 behandelingen')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('all treatments are there, and no field that does nothing', async ({ page }) => {
    await page.goto(path)

    await expect(treatments(page)).toHaveCount(26)
    await expect(page.getByRole('searchbox', { name: /behandelingen/ })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: /ga naar een letter/ })).toBeVisible()
  })
})
