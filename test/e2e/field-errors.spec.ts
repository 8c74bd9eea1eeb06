import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { awake, fillRegistration, newAddress, newMember, secretField, test } from './member.ts'

test('an empty registration names every field, in the order of the form', async ({ page }) => {
  await page.goto('/registreren')
  await awake(page)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()

  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Vul je e-mailadres in.',
    'Kies een wachtwoord.',
    'Vul je voornaam in.',
    'Vul je achternaam in.',
    'Vul je geboortedatum in.',
    'Kies je voornaamste dagelijkse bezigheid.',
    'Kies de branche waarin je werkt.',
    'Kies je functie.',
    'Kies of je via IZZ verzekerd bent.',
  ])
})

const faults: [why: string, fill: (page: Page) => Promise<void>, message: string][] = [
  [
    'a short password',
    (page) => secretField(page, 'Wachtwoord').fill('kort'),
    'Kies een langer wachtwoord: minstens 12 tekens. Je hebt er nu 4.',
  ],
  [
    'a common password',
    (page) => secretField(page, 'Wachtwoord').fill('wachtwoord123'),
    'Dit wachtwoord staat op een lijst van veelgebruikte en gelekte wachtwoorden. Kies een ander wachtwoord.',
  ],
  [
    'a password of own words',
    (page) => secretField(page, 'Wachtwoord').fill('DinaJansen1990'),
    'Dit wachtwoord lijkt te veel op je naam, je e-mailadres of de naam van deze site. Kies andere woorden.',
  ],
  [
    'an address as a name',
    (page) => page.getByRole('textbox', { name: 'Voornaam' }).fill('https://x'),
    'Gebruik alleen letters, spaties, streepjes, punten en apostrofs.',
  ],
  [
    'a date that does not exist',
    (page) => page.getByLabel('Maand', { exact: true }).fill('13'),
    'Vul een bestaande datum in, bijvoorbeeld 7 11 1985.',
  ],
  [
    'somebody who is too young',
    (page) => page.getByLabel('Jaar').fill('2020'),
    'Je moet 16 jaar of ouder zijn voor een account.',
  ],
  [
    'a year long ago',
    (page) => page.getByLabel('Jaar').fill('1850'),
    'Controleer het jaar van je geboortedatum.',
  ],
  [
    'insured without an insurer',
    (page) => page.getByRole('radio', { name: 'Ja' }).check(),
    'Kies je zorgverzekeraar.',
  ],
]

for (const [why, fill, message] of faults) {
  test(`${why} is explained beside its field`, async ({ page }) => {
    await page.goto('/registreren')
    await awake(page)
    await fillRegistration(page, newAddress('fout'))
    await fill(page)
    await page.getByRole('button', { name: 'Maak mijn account' }).click()

    await expect(page.getByRole('alert').getByRole('link')).toHaveText([message])
    await expect(page.locator('.field-error')).toHaveText(message)
  })
}

test('a busy and a saved account page have no accessibility faults (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newMember(page, 'bezig')
  const answer = Promise.withResolvers<void>()
  await page.route('/api/v1/user/profile/update', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByLabel('Achternaam').fill('Bezig')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Bezig met laden' })).toBeVisible()
  await expectNoFaults(page)

  answer.resolve()
  // Only then has it brought itself into view.
  await expect(page.getByRole('status').filter({ hasText: 'Je gegevens zijn opgeslagen.' })).toBeFocused()
  await expectNoFaults(page)
})

async function expectNoFaults(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await faultsOf(page)).toEqual([])
  }
}
