import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

test('an editor changes a year fact, and every reader sees it', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Jaarcijfers' }).click()

  await test.step('a mistake opens its row and is linked from above', async () => {
    const row = page.locator('.setting-row', { hasText: 'Nieuw jaarcijfer' }).first()
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await row.getByLabel('Wat het is').fill('Proefbedrag')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('Nog niet alles is goed ingevuld')
    await expect(page.getByLabel('Wat het is').and(page.locator('[value=Proefbedrag]'))).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  const row = page.locator('.setting-row', { hasText: 'Proefbedrag' })
  await row.getByLabel('Bedrag of datum').fill('€ 12,34')
  await row.getByLabel('Jaar', { exact: true }).fill('2027')
  await row.getByLabel('Zekerheid').selectOption('Kan nog veranderen')
  await row.getByLabel('Naam in teksten').fill('proefbedrag-2027')
  await row.getByLabel('Bron', { exact: true }).fill('Een proef')
  await row.getByLabel('Antwoord op deze zoekvragen').fill('hoeveel is het proefbedrag')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('status')).toContainText('Opgeslagen')

  await expect
    .poll(async () => (await page.request.get('/zoeken?q=hoeveel+is+het+proefbedrag')).text())
    .toContain('12,34')
  await page.goto('/redactie/instellingen')
  await expect(page.locator('.setting-card', { hasText: 'Jaarcijfers' })).toContainText('door Eva Smit')
})
