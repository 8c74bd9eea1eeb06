import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1024, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  expect(await faultsOf(page)).toEqual([])
}

test('the first screen says what waits, and leads there', async ({ page }) => {
  await page.request.get('/een-adres-dat-wacht')
  await logInAsEditor(page)
  await expect(async () => {
    await page.goto('/redactie')
    await expect(page.getByRole('region', { name: 'Adressen die er niet zijn' })).toContainText(
      '/een-adres-dat-wacht',
      { timeout: 1_000 },
    )
  }).toPass()

  // After that wait: only the last five concepts are shown, and other stories make them as the same editor.
  await page.goto('/redactie/paginas/nieuw')
  await page.getByLabel('Titel').fill('Een pagina die op mij wacht')
  await page.getByRole('button', { name: 'Maak' }).click()
  await expect(page).toHaveURL(/een-pagina-die-op-mij-wacht|bewerken/)
  await page.goto('/redactie')
  await expectToFit(page)
  const own = page.getByRole('region', { name: 'Jouw concepten' })
  await own.getByRole('link', { name: 'Een pagina die op mij wacht' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Een pagina die op mij wacht')
})

test('an editor moves a page in the menu by keyboard and by dragging, and saves it', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/menu')
  const names = () => page.locator('.menu-row[data-branch="main /"] summary').allTextContents()
  await expect(page.locator('.menu-row').first()).toBeVisible()
  await expectToFit(page)
  const [first = '', second = '', third = ''] = await names()

  await page.getByRole('button', { name: `Zet ${first} lager` }).focus()
  await page.keyboard.press('Enter')
  expect((await names()).slice(0, 3)).toEqual([second, first, third])
  await expect(page.getByRole('button', { name: `Zet ${first} lager` })).toBeFocused()
  await expect(page.locator('.announcement')).toContainText(`${first} staat nu op plaats 2 van`)

  await test.step('what stands below a page goes along with it', async () => {
    const all = await page
      .locator('.menu-row[data-branch^="main "]')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.branch ?? ''))
    const below = all.indexOf('main /zorgverzekering')
    const row = page.locator('.menu-row', { has: page.locator('input[value="/zorgverzekering"]') })
    expect(below).toBeGreaterThan(0)
    await expect(row.locator('xpath=following-sibling::*[1]')).toHaveAttribute(
      'data-branch',
      'main /zorgverzekering',
    )
  })

  const below = page.locator('.menu-row[data-branch="main /zorgverzekering"]')
  const [one = '', other = ''] = await below.locator('summary').allTextContents()
  await below.nth(0).evaluate((row) => row.scrollIntoView({ block: 'center' }))
  // A browser tells a page of dragging when the mouse has moved more than once, and not at the first time it may.
  await expect(async () => {
    await below.nth(1).locator('.menu-grip').hover()
    await page.mouse.down()
    const { x = 0, y = 0 } = (await below.nth(0).boundingBox()) ?? {}
    await page.mouse.move(x + 60, y + 8, { steps: 5 })
    await page.mouse.move(x + 60, y + 4, { steps: 5 })
    await page.mouse.up()
    await expect(below.locator('summary').nth(0)).toHaveText(other, { timeout: 2_000 })
  }).toPass()
  await expect(below.locator('summary').nth(1)).toHaveText(one)

  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
  await expect(below.locator('summary').nth(0)).toHaveText(other)
  expect((await names()).slice(0, 3)).toEqual([second, first, third])
})
