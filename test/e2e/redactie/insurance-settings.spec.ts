import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

const comparison = '/zorgverzekering/tandverzekering'

test('an editor changes a cover, and every reader sees it', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen')
  await page.getByRole('link', { name: 'Vergoedingen van tandpakketten' }).click()
  const row = page.locator('.setting-row').filter({ has: page.locator('input[value=kronen]') })

  await test.step('a mistake opens its row, and nothing that was typed is lost', async () => {
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await row.getByLabel('Tand 1 in 2026').fill('{{gratis}}')
    await row.getByLabel('Toelichting').fill('Ook een brug.')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('Tussen {{ en }} staat de naam van een jaarcijfer')
    await expect(row.getByLabel('Toelichting')).toHaveValue('Ook een brug.')
    expect(await faultsOf(page)).toEqual([])
  })

  await row.getByLabel('Tand 1 in 2026').fill('€ 45 per jaar')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText('Dit verandert op')
  await expect(page.getByRole('link', { name: comparison })).toBeVisible()
  await page.getByRole('button', { name: 'Ja, opslaan' }).click()
  await expect(page.getByRole('status')).toContainText('Opgeslagen')

  await expect.poll(async () => (await page.request.get(comparison)).text()).toContain('Ook een brug.')
  await page.goto(comparison)
  await expect(page.getByRole('row', { name: /Kronen en bruggen/ })).toContainText('€ 45 per jaar')
})

test('what pages name cannot go, and an editor hears where it is', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/verzekeringen')
  const row = page.locator('.setting-row').filter({ has: page.locator('input[value=tand-2]') })
  await row.locator('summary').click()
  await row.getByLabel('Verwijder bij het opslaan').check()
  await page.getByRole('button', { name: 'Opslaan' }).click()

  await expect(page.getByRole('alert')).toContainText('Tand 2 kan niet weg. Hier staat het nog: /')
  await expect(row.getByLabel('Verwijder bij het opslaan')).toBeChecked()
  expect(await faultsOf(page)).toEqual([])
})

for (const slug of [
  'voorwaarden-basisverzekeringen',
  'vergoedingen-aanvullend',
  'verzekeringen',
  'verzekeraars',
  'behandelingen',
  'basisverzekering-s-z',
  'bijdragen-van-werkgevers',
  'zorgtoeslag',
]) {
  test(`the form of ${slug} is accessible with all its rows open`, async ({ page }) => {
    await logInAsEditor(page)
    await page.goto(`/redactie/instellingen/${slug}`)
    for (const summary of await page.locator('.setting-row > summary').all()) await summary.click()
    expect(await faultsOf(page)).toEqual([])
  })
}
