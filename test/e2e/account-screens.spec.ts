import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { awake, newMember, secretField, test } from './member.ts'

const open = [
  '/inloggen?r=email-verified-failed',
  '/registreren',
  '/registreren/gelukt',
  '/activatielink-aanvragen',
  '/activeren?code=onbekend',
  '/wachtwoord-vergeten',
  '/wachtwoord-instellen?code=onbekend',
  '/e-mailadres-bevestigen?code=onbekend',
  '/account-verwijderd',
  '/postvak',
]

for (const path of open) {
  test(`${path} has no accessibility faults, and none after an empty form was sent (A11Y-38)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await awake(page)
    await expectNoFaults(page)

    const button = page.locator('main form button:not([type="button"])').first()
    if (await page.locator('main form.form').count()) {
      await button.click()
      // Only then has it brought itself into view.
      await expect(page.locator('main form.form').getByRole('alert')).toBeFocused()
      await expectNoFaults(page)
    }
  })
}

test('the pages for members have no accessibility faults (A11Y-38)', async ({ page }) => {
  await newMember(page, 'vic')
  for (const path of [
    '/mijn-account',
    '/mijn-account/e-mailadres',
    '/mijn-account/wachtwoord',
    '/mijn-account/verwijderen',
  ]) {
    await page.goto(path)
    await awake(page)
    await expect(page.locator('main form.form')).toBeVisible()
    await expectNoFaults(page)
  }
})

test('a password can be looked at, is counted while typing, and can be suggested', async ({ page }) => {
  await page.goto('/registreren')
  await awake(page)
  const field = secretField(page, 'Wachtwoord')

  await field.fill('kort')
  await expect(page.getByText('Nog 8 tekens te gaan.')).toBeVisible()
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Stel een wachtwoordzin voor' }).click()
  await expect(field).toHaveValue(/^([a-z]+ ){4}\d\d$/)
  await expect(page.getByText('Lang genoeg.')).toBeVisible()
})

test('caps lock is pointed out', async ({ page }) => {
  await page.goto('/inloggen')
  await awake(page)
  const field = secretField(page, 'Wachtwoord')

  await field.dispatchEvent('keyup', { key: 'A', modifierCapsLock: true })

  await expect(page.getByText('Let op: Caps Lock staat aan.')).toBeVisible()
})

test('newsletter and panel are off when somebody registers (AVG-06)', async ({ page }) => {
  await page.goto('/registreren')

  await expect(page.getByLabel('Actief in het ledenpanel')).not.toBeChecked()
  await expect(page.getByLabel('Maandelijkse nieuwsbrief per e-mail')).not.toBeChecked()
})

async function expectNoFaults(page: Parameters<typeof awake>[0]): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await faultsOf(page)).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  }
}
