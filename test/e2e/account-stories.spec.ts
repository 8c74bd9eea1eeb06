import { expect } from '@playwright/test'
import {
  awake,
  linkFromMail,
  logIn,
  newAddress,
  newMember,
  newPassword,
  password,
  register,
  secondBrowser,
  secretField,
  test,
} from './member.ts'

test('who refused cookies registers, activates by mail, logs in, edits the profile and finds it after a reload (COOK-11)', async ({
  page,
}) => {
  const email = newAddress('dina')
  await register(page, email)

  await page.goto(await linkFromMail(page, email, 'Activeer je IZZ-account'))
  await awake(page)
  await page.getByRole('button', { name: 'Activeer mijn account' }).click()
  await expect(page).toHaveURL('/inloggen?r=activated')
  await expect(page.getByText('Je account is geactiveerd!')).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL('/mijn-account')
  await expect(page.getByText('Dina Jansen')).toBeVisible()
  await page.getByLabel('Achternaam').fill('Bakker')
  await page.getByRole('radio', { name: 'Ja' }).check()
  await page.getByLabel('Zorgverzekering door').selectOption('CZ')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible()
  await expect(page.getByText('Dina Bakker')).toBeVisible()
  await page.reload()

  await expect(page.getByLabel('Achternaam')).toHaveValue('Bakker')
  await expect(page.getByLabel('Zorgverzekering door')).toHaveValue('cz')
})

test('a forgotten password is replaced by way of the mailbox', async ({ page }) => {
  const email = await newMember(page, 'vera')
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/inloggen')
  await page.getByRole('link', { name: 'Je wachtwoord vergeten?' }).click()
  await awake(page)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByText('Als er een account met dit e-mailadres is')).toBeVisible()
  await page.goto(await linkFromMail(page, email, 'Kies een nieuw wachtwoord'))
  await awake(page)
  await secretField(page, 'Nieuw wachtwoord').fill(newPassword)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()

  await expect(
    page.getByText('Je wachtwoord is gewijzigd, je kunt nu inloggen met het nieuwe wachtwoord.'),
  ).toBeVisible()
  await logIn(page, email, newPassword)
  await expect(page.getByText('Welkom, Dina')).toBeVisible()
})

test('a new address is confirmed by mail; until then the old one works, and afterwards it gets a notice', async ({
  page,
  browser,
}) => {
  const email = await newMember(page, 'eva')
  const next = newAddress('eva-nieuw')
  await page.goto('/mijn-account')

  await page.getByRole('link', { name: 'E-mailadres wijzigen' }).click()
  await awake(page)
  await page.getByLabel('Nieuw e-mailadres').fill(next)
  await secretField(page, 'Je wachtwoord').fill(password)
  await page.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
  await expect(page.getByText(`We hebben een mail gestuurd naar ${next}`)).toBeVisible()
  const other = await secondBrowser(browser)
  await logIn(other, email)
  await expect(other.getByText('Welkom, Dina')).toBeVisible()

  await page.goto(await linkFromMail(page, next, 'Bevestig je nieuwe e-mailadres'))
  await awake(page)
  await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
  await expect(
    page.getByText('Je e-mailadres is gewijzigd, je kunt nu inloggen met het nieuwe e-mailadres.'),
  ).toBeVisible()
  await logIn(page, next)
  await expect(page.getByRole('definition').filter({ hasText: next })).toBeVisible()
  expect(await linkFromMail(page, email, 'Je e-mailadres is gewijzigd')).toBe('/contact')
})

test('a changed password logs the other browser out and keeps this one', async ({ page, browser }) => {
  const email = await newMember(page, 'wim')
  const other = await secondBrowser(browser)
  // Whoever looks only after the change leaves the page by itself.
  const looked = other.waitForResponse(/session-info\?dontExtendSession/)
  await logIn(other, email)
  await expect(other.getByText('Welkom, Dina')).toBeVisible()
  await looked

  await page.goto('/mijn-account/wachtwoord')
  await awake(page)
  await secretField(page, 'Je huidige wachtwoord').fill(password)
  await secretField(page, 'Nieuw wachtwoord').fill(newPassword)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(
    page.getByText('Je wachtwoord is gewijzigd. Op andere apparaten ben je uitgelogd.'),
  ).toBeVisible()

  await page.goto('/mijn-account')
  await expect(page.getByText('Welkom, Dina')).toBeVisible()
  await other.goto('/mijn-account')
  await expect(other).toHaveURL(/\/inloggen\?return-url=/)
})

test('an account is removed after the password, and then it is gone (A11Y-28; specification 1)', async ({
  page,
}) => {
  const email = await newMember(page, 'guus')

  await page.goto('/mijn-account/verwijderen')
  await awake(page)
  await expect(page.getByRole('heading', { name: 'Dit gaat weg' })).toBeVisible()
  await secretField(page, 'Je wachtwoord').fill('niet het goede wachtwoord')
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()
  await expect(page.getByRole('link', { name: 'Je wachtwoord klopt niet.' })).toBeVisible()
  // It takes the focus, and with it what is being typed.
  await expect(page.getByRole('alert')).toBeFocused()
  await secretField(page, 'Je wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()

  await expect(page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible()
  await expect(page.getByRole('main').getByText(`De mail gaat naar ${email}.`)).toBeVisible()
  await logIn(page, email)
  await expect(page.getByText('E-mailadres of wachtwoord klopt niet.')).toBeVisible()
  await linkFromMail(page, email, 'Je IZZ-account is verwijderd')
})
