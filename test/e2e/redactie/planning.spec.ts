import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  expect(await faultsOf(page)).toEqual([])
}

for (const width of [360, 768])
  test(`at ${width} px what is planned stands beside its time, however long it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await logInAsEditor(page)
    await page.goto('/redactie/gepland')

    const rows = await page.locator('.calendar-item').evaluateAll((items) =>
      items.map(({ children: [time, words] }) => {
        const [left, right] = [time?.getBoundingClientRect(), words?.getBoundingClientRect()]
        return Number(right?.left) >= Number(left?.right)
      }),
    )

    expect(rows.length).toBeGreaterThan(3)
    expect(rows).not.toContain(false)
  })

test('an editor plans a page that goes and a footer that changes, sees both in the calendar, and takes them back', async ({
  page,
}) => {
  await logInAsEditor(page)
  await page.goto('/redactie/paginas/offline?adres=%2Fdemonstratie')
  await page.getByLabel('Op een later moment').check()
  await page.getByRole('button', { name: 'Haal de pagina offline' }).click()
  await expect(page.getByText(/Gaat offline op .+ om 09:00/)).toBeVisible()

  await page.goto('/redactie/instellingen/voet')
  await page.getByLabel('Kop boven de hulp').fill('Hulp van morgen')
  await page.getByText('Op een later moment laten ingaan').click()
  await page.getByLabel('Nu nog niet wijzigen').check()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Dit staat gepland')).toBeVisible()
  await expect(page.getByText('Hulp van morgen')).toBeVisible()
  await expectToFit(page)

  await page.getByRole('link', { name: 'Gepland', exact: true }).click()
  const first = page.locator('.calendar-day').first()
  await expect(first).toContainText('gaat offline')
  await expect(first).toContainText('Voet van de site verandert')
  await expectToFit(page)

  await first.getByRole('link', { name: 'Voet van de site' }).click()
  await page.getByRole('button', { name: 'Planning weghalen' }).click()
  await expect(page.getByText('De planning is weg')).toBeVisible()
  await page.locator('.calendar-item', { hasText: 'gaat offline' }).getByRole('link').click()
  await page.getByLabel('Tijd').fill('11:30')
  await page.getByRole('button', { name: 'Verzetten' }).click()
  await expect(page.getByText(/Op .+ om 11:30 gaat deze pagina offline/)).toBeVisible()
  await page.getByRole('button', { name: 'Planning weghalen' }).click()
  await expect(page.getByText('gaat offline')).toHaveCount(0)
})
