import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

test('an editor walks through the site as it will be, and back', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/gepland')
  await page.getByRole('link', { name: 'Bekijk de site op een moment' }).click()
  const nextYear = new Date().getFullYear() + 1
  await page.getByLabel('Dag').fill(`${nextYear}-01-01`)
  await page.getByRole('button', { name: 'Bekijk de site' }).click()

  const bar = page.getByRole('region', { name: 'Voorbeeld van de site' })
  await expect(bar).toContainText(`1 januari ${nextYear} om 09:00`)
  for (const width of [320, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  expect(await faultsOf(page)).toEqual([])

  await page.locator('footer').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(/\/voorbeeld\/op\/[^/]+\/contact$/)
  await expect(bar).toBeVisible()
  await bar.getByRole('link', { name: 'Naar de site zoals die nu is' }).click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/contact$/)
  await expect(bar).toHaveCount(0)
})
