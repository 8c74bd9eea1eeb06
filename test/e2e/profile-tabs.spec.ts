import { expect } from '@playwright/test'
import { awake, newMember, test } from './member.ts'

test('what is saved in one tab is not taken back by a save in another', async ({ page, context }) => {
  await newMember(page, 'mies')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/mijn-account')
    await awake(tab)
  }
  await other.getByRole('textbox', { name: 'Achternaam' }).fill('Pietersen')

  await page.getByRole('checkbox', { name: /nieuwsbrief/i }).check()
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible()

  await expect(other.getByRole('checkbox', { name: /nieuwsbrief/i })).toBeChecked()
  await expect(other.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('Pietersen')
  await other.reload()
  await awake(other)
  await expect(other.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('Pietersen')
  await expect(other.getByRole('checkbox', { name: /nieuwsbrief/i })).toBeChecked()
  await other.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(other.getByText('Je gegevens zijn opgeslagen.')).toBeVisible()

  await page.reload()
  await awake(page)
  await expect(page.getByRole('checkbox', { name: /nieuwsbrief/i })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('Pietersen')
})

test('what one member filled in is never saved in the account of another who logged in meanwhile', async ({
  page,
  context,
}) => {
  await newMember(page, 'ilse')
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByLabel('Achternaam').fill('Verkeerd')
  // As when the session has ended elsewhere.
  await context.clearCookies()
  const other = await context.newPage()
  await newMember(other, 'joke')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

  await expect(page.getByText('Er is niets opgeslagen. Je vulde het formulier in')).toBeVisible()
  await expect(page.getByLabel('Achternaam')).toHaveValue('Verkeerd')
  await other.goto('/mijn-account')
  await awake(other)
  await expect(other.getByLabel('Achternaam')).toHaveValue('Jansen')
})
