import { expect } from '@playwright/test'
import { awake, logIn, newMember, password, secretField, test } from './member.ts'

const banners = [
  ['activated', 'Je account is geactiveerd!', 'status'],
  ['password-reset', 'Je wachtwoord is gewijzigd, je kunt nu inloggen met het nieuwe wachtwoord.', 'status'],
  [
    'email-verified',
    'Je e-mailadres is gewijzigd, je kunt nu inloggen met het nieuwe e-mailadres.',
    'status',
  ],
  [
    'email-verified-failed',
    'Je e-mailadres kon helaas niet worden gewijzigd, neem contact met ons op.',
    'alert',
  ],
] as const

for (const [result, text, role] of banners) {
  test(`the login page says what just happened: ${result}`, async ({ page }) => {
    await page.goto(`/inloggen?r=${result}`)

    await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible()
  })
}

test('an unknown result says nothing', async ({ page }) => {
  await page.goto('/inloggen?r=constructor')

  await expect(page.locator('main .message')).toHaveCount(0)
})

test('the login form has the texts, types and autocompletion of the specification (A11Y-04, AUTH-07)', async ({
  page,
}) => {
  await page.goto('/inloggen')

  await expect(page.getByRole('heading', { name: 'Log in op je IZZ-account' })).toBeVisible()
  const email = page.getByLabel('E-mailadres')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('aria-required', 'true')
  const secret = secretField(page, 'Wachtwoord')
  await expect(secret).toHaveAttribute('type', 'password')
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  await expect(secret).toHaveAttribute('aria-required', 'true')
  await expect(page.getByRole('link', { name: 'Je wachtwoord vergeten?' })).toHaveAttribute(
    'href',
    '/wachtwoord-vergeten',
  )
})

test('a wrong password is said above the fields, takes the focus, marks the title, and keeps what was typed', async ({
  page,
}) => {
  await logIn(page, 'niemand@example.nl', 'verkeerd wachtwoord')

  const message = page.getByRole('alert')
  await expect(message).toHaveText('E-mailadres of wachtwoord klopt niet.')
  await expect(message).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: /)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('niemand@example.nl')
})

test('who has not activated gets a second message with the way on', async ({ page }) => {
  await logIn(page, 'cees@example.nl')

  await page
    .getByRole('main')
    .locator('.second-message')
    .getByRole('link', { name: 'Vraag een nieuwe activatielink aan' })
    .click()
  await expect(page).toHaveURL('/activatielink-aanvragen')
})

test('after logging in you are back where you wanted to be', async ({ page }) => {
  await page.goto('/mijn-account/wachtwoord')
  await expect(page).toHaveURL(/\/inloggen\?return-url=/)
  await awake(page)
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/mijn-account/wachtwoord')
})

test('while busy the button says so, keeps the focus and sends nothing twice (A11Y-34)', async ({ page }) => {
  let calls = 0
  const answer = Promise.withResolvers<void>()
  await page.route('/actions/users/login', async (route) => {
    calls += 1
    await answer.promise
    await route.continue()
  })
  await page.goto('/inloggen')
  await awake(page)
  await page.getByLabel('E-mailadres').fill('niemand@example.nl')
  await secretField(page, 'Wachtwoord').fill('verkeerd wachtwoord')
  await page.getByRole('button', { name: 'Inloggen' }).click()

  const busy = page.getByRole('button', { name: 'Bezig met laden' })
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  answer.resolve()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(calls).toBe(1)
})

test('without a network the general sentence is shown, the form is kept, and trying again works', async ({
  page,
  context,
}) => {
  await page.goto('/inloggen')
  await awake(page)
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toHaveText('Er is een fout opgetreden, probeer het later opnieuw.')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/mijn-account')
})

test('after eight seconds without an answer the form says that it takes longer than usual', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/inloggen')
  await page.clock.runFor(3_000)
  await awake(page)
  await page.route('/actions/users/login', () => {})
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  const asked = page.waitForRequest('/actions/users/login')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await asked
  await page.clock.runFor(8_000)

  await expect(page.getByText('Dit duurt langer dan normaal…')).toBeVisible()
})

test('a token that the server no longer takes is renewed once, unseen (CSRF-02)', async ({
  page,
  context,
}) => {
  await page.goto('/inloggen')
  await awake(page)
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill('eerst verkeerd')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await context.clearCookies()

  await secretField(page, 'Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/mijn-account')
})

for (const path of ['/inloggen', '/registreren']) {
  test(`who is logged in already is told so and sent on from ${path}`, async ({ page }) => {
    await newMember(page, 'ilse')

    await page.goto(path)

    await expect(page).toHaveURL(/\/mijn-account/)
    await expect(page.getByText('Je was al ingelogd.')).toBeVisible()
  })
}
