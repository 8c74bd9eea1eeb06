import { execFileSync } from 'node:child_process'
import { stepAt, totpCode } from '../../../src/features/editor/people/second-factor/totp.ts'
import { faultsOf } from '../axe.ts'
import { editedSite, expect, test } from '../editor.ts'
import { linkFromMail, logIn, newAddress, newMember, register } from '../member.ts'

test('a new editor is invited, sets up an app, keeps the codes, and comes in with one the next time', async ({
  page,
  browser,
}) => {
  const email = await newMember(page, 'redacteur')
  expect(operate('toevoegen', email)).toContain('hoort nu bij de redactie')
  expect(await linkFromMail(page, email, 'Je hoort nu bij de redactie')).toBe('/redactie')

  await page.goto('/redactie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel je inlogcode in')
  expect(await faultsOf(page)).toEqual([])
  const secret = (await page.locator('.code-secret').innerText()).replaceAll(' ', '')

  await test.step('a wrong code is told, with the keyboard alone', async () => {
    await page.getByLabel('Code uit je app').focus()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Deze code klopt niet')
    expect(await faultsOf(page)).toEqual([])
  })

  // The next one counts already, and is longest still good when it arrives at last.
  await page.getByLabel('Code uit je app').fill(totpCode(secret, stepAt(new Date()) + 1))
  await page.getByRole('button', { name: 'Bevestig' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewaar je herstelcodes')
  const codes = await page.locator('.recovery-codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await faultsOf(page)).toEqual([])

  await test.step('what is printed is the codes', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.recovery-codes')).toBeVisible()
    await expect(page.getByRole('link', { name: 'naar de redactie' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await page.getByRole('link', { name: 'naar de redactie' }).click()
  await expect(page).toHaveURL(/\/redactie$/)
  await expect(page.getByRole('navigation', { name: 'Redactie' })).toBeVisible()

  await test.step('in another browser a recovery code opens the page that was asked for', async () => {
    const other = await (await browser.newContext()).newPage()
    await logIn(other, email)
    await expect(other).toHaveURL(/mijn-account/)
    await other.goto('/redactie?bekijk=alles')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Vul je code in')
    expect(await faultsOf(other)).toEqual([])
    await other.getByText('Geen telefoon bij de hand?').click()
    await other.getByLabel('Herstelcode').fill('abcd')
    await other.getByRole('button', { name: 'Gebruik herstelcode' }).click()
    await expect(other.getByRole('alert')).toContainText('Deze herstelcode klopt niet')
    expect(await faultsOf(other)).toEqual([])
    await other.getByLabel('Herstelcode').fill(codes[0] ?? '')
    await other.getByRole('button', { name: 'Gebruik herstelcode' }).click()
    await expect(other).toHaveURL(/\/redactie\?bekijk=alles$/)
    await other.context().close()
  })

  await test.step('after a reset by the operator everything is set up anew', async () => {
    expect(operate('lijst')).toContain(email)
    expect(operate('code-wissen', email)).toContain('is gewist')
    await page.goto('/redactie')
    await expect(page).toHaveURL(/\/inloggen/)
  })
})

test('somebody without an account who becomes a member gets in with that too', async ({ page }) => {
  const email = newAddress('uitgenodigd')
  expect(operate('toevoegen', email)).toContain('heeft nog geen account')
  await page.goto(await linkFromMail(page, email, 'Je bent uitgenodigd voor de redactie'))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Maak dan een gewoon account' }).click()
  await expect(page).toHaveURL(/registreren/)

  await register(page, email)
  await page.goto(await linkFromMail(page, email, 'Activeer je IZZ-account'))
  await page.getByRole('button', { name: 'Activeer' }).click()
  await expect(page).toHaveURL(/inloggen/)
  await logIn(page, email)
  await expect(page).toHaveURL(/mijn-account/)

  await page.goto('/redactie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel je inlogcode in')
})

/** As the one who runs the site does it. */
function operate(...words: string[]): string {
  return execFileSync(process.execPath, ['scripts/beheer.ts', 'redacteur', ...words], {
    env: { ...process.env, ...editedSite },
    encoding: 'utf8',
  })
}
