import { expect } from '@playwright/test'
import { cookieNames } from '#cookie-names.ts'
import {
  fillRegistration,
  linkFromMail,
  newAddress,
  newMember,
  newPassword,
  password,
  secretField,
  test,
} from './member.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript somebody registers, activates, logs in and out (A11Y-39)', async ({ page }) => {
  const email = newAddress('zonder-script')
  await page.goto('/registreren')
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page.getByRole('main')).toContainText(`De mail gaat naar ${email}.`)

  await page.goto(await linkFromMail(page, email, 'Activeer je IZZ-account'))
  await page.getByRole('button', { name: 'Activeer mijn account' }).click()
  await expect(page).toHaveURL('/inloggen?r=activated')
  await page.getByLabel('E-mailadres').fill(email)
  await secretField(page, 'Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/mijn-account')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/mijn-account')
  await expect(page).toHaveURL(/\/inloggen\?return-url=/)
})

test('without JavaScript a faulty form comes back with what was typed, but never the password (A11Y-29)', async ({
  page,
}) => {
  await page.goto('/registreren')
  await fillRegistration(page, 'geen adres')
  await page.getByLabel('Dag', { exact: true }).fill('31')
  await page.getByLabel('Maand', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Maak mijn account' }).click()

  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    'Vul een bestaande datum in, bijvoorbeeld 7 11 1985.',
  ])
  await expect(page.getByLabel('E-mailadres')).toHaveValue('geen adres')
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Dina')
  await expect(page.getByLabel('Dag', { exact: true })).toHaveValue('31')
  await expect(page.getByLabel('Functie is/wordt/was')).toHaveValue('begeleider')
  await expect(page.getByRole('radio', { name: 'Nee' })).toBeChecked()
  await expect(secretField(page, 'Wachtwoord')).toHaveValue('')
})

test('without JavaScript a new password has no buttons that could do nothing', async ({ page }) => {
  await page.goto('/registreren')

  await expect(secretField(page, 'Wachtwoord')).toBeVisible()
  for (const name of ['Stel een wachtwoordzin voor', 'Wachtwoord tonen'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})

test('without JavaScript a forgotten password is replaced', async ({ page }) => {
  const email = await newMember(page, 'vergeten')
  await page.context().clearCookies()
  await page.goto('/wachtwoord-vergeten')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByRole('main')).toContainText(`De mail gaat naar ${email}.`)

  await page.goto(await linkFromMail(page, email, 'Kies een nieuw wachtwoord'))
  await secretField(page, 'Nieuw wachtwoord').fill('kort')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByText('Kies een langer wachtwoord').first()).toBeVisible()
  await secretField(page, 'Nieuw wachtwoord').fill(newPassword)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page).toHaveURL('/inloggen?r=password-reset')
})

test('without JavaScript the return address survives a failed login', async ({ page }) => {
  await page.goto('/mijn-account/wachtwoord')
  await page.getByLabel('E-mailadres').fill('nergens@example.nl')
  await secretField(page, 'Wachtwoord').fill('verkeerd wachtwoord')
  await page.getByRole('button', { name: 'Inloggen' }).click()

  await expect(page.getByText('E-mailadres of wachtwoord klopt niet.')).toBeVisible()
  await expect(page.locator('input[name="redirect"]')).toHaveValue('/mijn-account/wachtwoord')
})

test('without JavaScript whoever was logged out while typing logs in beside it, and sends it again', async ({
  page,
  context,
}) => {
  const email = await newMember(page, 'uitgelogd')
  await page.goto('/mijn-account')
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Annabel')
  await context.clearCookies({ name: cookieNames.session })
  await page.getByRole('button', { name: 'Opslaan' }).click()

  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible()
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Log in (nieuw tabblad)' }).click(),
  ])
  await beside.getByLabel('E-mailadres').fill(email)
  await secretField(beside, 'Wachtwoord').fill(password)
  await beside.getByRole('button', { name: 'Inloggen' }).click()
  await expect(beside).toHaveURL('/mijn-account')
  await page.getByRole('button', { name: 'Verstuur opnieuw' }).click()

  await expect(page).toHaveURL(/\/mijn-account/)
  await beside.reload()
  await expect(beside.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Annabel')
})
