import { expect, type Page } from '@playwright/test'
import { faultsOfNextPage } from './axe.ts'
import { untilStatusKnown } from './header-parts.ts'
import { awake, linkFromMail, newAddress, newMember, register, secretField, test } from './member.ts'

const open = [
  '/inloggen',
  '/inloggen?r=email-verified-failed',
  '/registreren',
  '/registreren/gelukt',
  '/activatielink-aanvragen',
  '/activatielink-aanvragen/verstuurd',
  '/activeren?code=onbekend',
  '/wachtwoord-vergeten',
  '/wachtwoord-vergeten/verstuurd',
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
    await untilStatusKnown(page, 'visitor')
    await expectNoFaults(page)
    await expectNoFaultsAfterSending(page)
  })
}

test('the link of a mail leads to a screen without accessibility faults (A11Y-38)', async ({
  page,
  browser,
}) => {
  const email = newAddress('schermen')
  await register(page, email)
  await expectNoFaults(page)
  const link = await linkFromMail(page, email, 'Activeer je IZZ-account')

  const elsewhere = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await elsewhere.goto(link)
  await awake(elsewhere)
  await expectNoFaults(elsewhere)
  await expectNoFaultsAfterSending(elsewhere)
  await elsewhere.context().close()
})

for (const path of ['', '/e-mailadres', '/wachtwoord', '/veiligheid', '/verwijderen'])
  test(`/mijn-account${path} has no accessibility faults, and none after an empty form was sent (A11Y-38)`, async ({
    page,
  }) => {
    await newMember(page, 'vic')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/mijn-account${path}`)
    await awake(page)
    await untilStatusKnown(page, 'member')
    // Whoever is logged in here alone has no other session to end.
    if (path !== '/veiligheid') await expect(page.locator('main form.form')).toBeVisible()
    await expectNoFaults(page)
    if (path === '') await page.getByLabel('Achternaam').fill('')
    await expectNoFaultsAfterSending(page)
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

async function expectNoFaultsAfterSending(page: Page): Promise<void> {
  const form = page.locator('main form.form', { has: page.locator('[aria-required]') })
  if ((await form.count()) === 0) return
  await form.locator('button:not([type="button"])').first().click()
  // Only then has it brought itself into view.
  await expect(form.getByRole('alert')).toBeFocused()
  await expectNoFaults(page)
}

async function expectNoFaults(page: Page): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await faultsOfNextPage(page), `${width} px`).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  }
}
