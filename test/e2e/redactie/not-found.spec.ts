import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

test('an editor sends visitors who ask for an old address to the right page', async ({ page }) => {
  for (let times = 0; times < 3; times += 1) await page.request.get('/eigen-risiko-berekenen')
  await page.request.get('/dit-zocht-niemand')
  await logInAsEditor(page)
  const row = page.locator('.missed', { hasText: '/eigen-risiko-berekenen' })
  const other = page.locator('.missed', { hasText: '/dit-zocht-niemand' })
  await expect(async () => {
    await page.goto('/redactie/niet-gevonden')
    // They are written down now and then, and that may have been in the middle of these four.
    await expect(row).toContainText('3 keer geopend', { timeout: 1_000 })
    await expect(other).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await expect(row.getByLabel('Gaat naar')).toHaveValue(/^\/zorgverzekering/)
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }

  await test.step('what is no page is refused beside the field, with what was typed', async () => {
    await row.getByLabel('Gaat naar').fill('/bestaat-niet')
    await row.getByRole('button', { name: 'Verwijs door' }).focus()
    await page.keyboard.press('Enter')
    await expect(row.getByLabel('Gaat naar')).toHaveValue('/bestaat-niet')
    await expect(row).toContainText('Op dit adres staat geen pagina.')
    expect(await faultsOf(page)).toEqual([])
  })

  await row.getByLabel('Gaat naar').fill('/zorgverzekering/eigen-risico')
  await row.getByRole('button', { name: 'Verwijs door' }).click()
  await expect(page.getByText('De doorverwijzing is toegevoegd')).toBeVisible()
  await expect(page.getByRole('heading', { name: '/eigen-risiko-berekenen' })).toBeHidden()
  await page.goto('/eigen-risiko-berekenen')
  await expect(page).toHaveURL(/\/zorgverzekering\/eigen-risico$/)

  await page.goto('/redactie/niet-gevonden')
  await other.getByRole('button', { name: 'Niet meer tonen' }).click()
  await expect(page.getByText('Dit adres zie je hier niet meer')).toBeVisible()
  await expect(other).toBeHidden()
})

test('a long list of addresses is filtered while an editor types', async ({ page }) => {
  for (let number = 10; number < 45; number += 1) await page.request.get(`/zoekgeraakt-${number}`)
  await logInAsEditor(page)
  const rows = page.locator('.missed')
  await expect(async () => {
    await page.goto('/redactie/niet-gevonden')
    expect(await rows.filter({ hasText: '/zoekgeraakt-' }).count()).toBe(35)
  }).toPass()
  const all = await rows.count()

  const filter = page.getByLabel('Filter de regels')
  await expect(async () => {
    await filter.fill('Zoekgeraakt-3')
    await expect(rows.filter({ visible: true })).toHaveCount(10, { timeout: 1_000 })
  }).toPass()

  await expect(page.getByText(`Je ziet 10 van de ${all} regels.`)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('an editor brings redirects in from a spreadsheet, and takes them along', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/doorverwijzingen')
  await page.getByRole('link', { name: 'Doorverwijzingen uit een bestand' }).click()
  const choose = (text: string) =>
    page
      .getByLabel('CSV-bestand')
      .setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await choose('\uFEFFOud adres;Gaat naar\r\n/folder-2019;/privacy\r\n/folder-2020;/nergens\r\n')
  await page.getByRole('button', { name: 'Neem over' }).click()
  await expect(page.getByRole('alert')).toContainText('Er is niets overgenomen.')
  await expect(page.getByRole('alert')).toContainText('Regel 3: op dit adres staat geen pagina.')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }

  await choose('\uFEFFOud adres;Gaat naar\r\n/folder-2019;/privacy\r\n/folder-2020;/privacy\r\n')
  await page.getByRole('button', { name: 'Neem over' }).click()
  await expect(page.getByRole('status')).toContainText('Er zijn 2 doorverwijzingen overgenomen.')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download als CSV' }).click()
  expect((await download).suggestedFilename()).toBe('doorverwijzingen.csv')
})
