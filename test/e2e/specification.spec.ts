import { expect } from '@playwright/test'
import { openerOf, panelOf } from './header-parts.ts'
import { awake, newMember, test } from './member.ts'

test('the search form of the header is a GET with q and the texts of the specification (specification 2, 7)', async ({
  page,
}) => {
  await page.goto('/')
  await openerOf(page, 'Zoeken').click()
  const form = panelOf(page, 'search').getByRole('search')
  const field = form.getByRole('searchbox').or(form.getByRole('combobox'))

  expect(await form.evaluate((each: HTMLFormElement) => each.method)).toBe('get')
  await expect(form).toHaveAttribute('action', '/zoeken')
  await expect(field).toHaveAttribute('name', 'q')
  await expect(field).toHaveAttribute('placeholder', 'Ik ben op zoek naar...')
  await expect(form.getByRole('button')).toHaveText('Zoeken')
})

test('the account form has the panels, fields, labels and asterisks of the specification (specification 2, 3, 5)', async ({
  page,
}) => {
  const email = await newMember(page, 'letter')
  await page.goto('/mijn-account')
  await awake(page)
  const person = page.getByRole('group', { name: 'Persoonlijke gegevens' })
  const membership = page.getByRole('group', { name: 'IZZ lidmaatschap' })
  const form = page.locator('form', { has: person })

  await expect(person.locator('dd')).toHaveText(['Dina Jansen', email])
  await expect(person.locator('label.field-label, legend.field-legend')).toHaveText([
    'Voornaam *',
    'Achternaam *',
    'Geboortedatum *',
    'Voornaamste dagelijkse bezigheid *',
    'Werkzaam in de branche *',
    'Functie is/wordt/was *',
  ])
  await membership.getByRole('radio', { name: 'Ja' }).check()
  await expect(membership.locator('legend.field-legend, label.field-label')).toHaveText([
    'Zorgverzekering via IZZ *',
    'Zorgverzekering door *',
  ])
  await expect(membership.getByRole('checkbox', { name: 'Actief in het ledenpanel' })).not.toBeChecked()
  await expect(membership.getByRole('checkbox', { name: /nieuwsbrief/ })).not.toBeChecked()
  await expect(form.getByRole('button')).toHaveText('Gegevens opslaan')
  expect(await form.evaluate((each: HTMLFormElement) => each.noValidate)).toBe(true)
})

test('a field with several messages lists them joined by line breaks and looks wrong (specification 5)', async ({
  page,
}) => {
  await newMember(page, 'regels')
  const answer = {
    message: 'Nog niet alles is goed ingevuld.',
    errorCode: 'validation_failed',
    errors: { firstName: ['Gebruik hooguit 100 tekens.', 'Gebruik alleen letters.'] },
  }
  await page.route('/api/v1/user/profile/update', (route) => route.fulfill({ status: 400, json: answer }))
  await page.goto('/mijn-account')
  await awake(page)

  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

  const error = page.locator('.field[data-invalid] .field-error p')
  await expect(error).toHaveCount(1)
  expect(await error.evaluate((each: HTMLElement) => each.innerText)).toBe(answer.errors.firstName.join('\n'))
  await expect(error.locator('br')).toHaveCount(1)
})

test('a write carries the token of session-info in X-CSRF-Token (specification 7)', async ({ page }) => {
  await newMember(page, 'token')
  await page.goto('/mijn-account')
  await awake(page)
  const info = page.waitForResponse((each) => each.url().endsWith('/actions/users/session-info'))
  const sent = page.waitForRequest('/api/v1/user/profile/update')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

  const { csrfTokenValue } = await (await info).json()
  expect((await sent).headers()['x-csrf-token']).toBe(csrfTokenValue)
})
