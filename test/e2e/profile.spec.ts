import { expect, type Locator, type Page } from '@playwright/test'
import { dina } from '#test/dina.ts'
import { faultsOf } from './axe.ts'
import { awake, logIn, newMember, password, secretField, test } from './member.ts'

test('the account page says that it is loading, and then shows the profile (specification 2)', async ({
  page,
}) => {
  await newMember(page, 'lia')
  const answer = Promise.withResolvers<void>()
  await page.route('/api/v1/user/profile', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/mijn-account')

  await expect(page.getByText('Welkom, bezig met laden..')).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('group', { name: 'Persoonlijke gegevens' })).toContainText('Dina Jansen')
  await expect(page.getByRole('group', { name: 'IZZ lidmaatschap' })).toBeVisible()
})

test('when the profile cannot be loaded the message takes the place of the form (specification 2, 4, 8)', async ({
  page,
}) => {
  await newMember(page, 'lou')
  await page.route('/api/v1/user/profile', (route) =>
    route.fulfill({ status: 503, json: { error: 'Even geduld graag.' } }),
  )
  await page.goto('/mijn-account')

  await expect(page.getByRole('alert')).toHaveText('Even geduld graag.')
  await expect(page.getByRole('button', { name: 'Gegevens opslaan' })).toHaveCount(0)
})

test('the insurer is asked only when insured, and appears without moving the focus (A11Y-24; specification 3)', async ({
  page,
}) => {
  await newMember(page, 'jo')
  await page.goto('/mijn-account')
  await awake(page)
  await expect(page.getByLabel('Zorgverzekering door')).toBeHidden()

  const yes = page.getByRole('radio', { name: 'Ja' })
  await yes.check()

  await expect(page.getByLabel('Zorgverzekering door')).toBeVisible()
  await expect(yes).toBeFocused()
})

test('faults are listed above the form with links, and beside their fields (A11Y-26, A11Y-33; specification 4, 5, 8)', async ({
  page,
}) => {
  await newMember(page, 'kim')
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('')
  await page.getByLabel('Jaar').fill('2024')
  await page.getByRole('radio', { name: 'Ja' }).check()
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Vul je voornaam in.',
    'Je moet 16 jaar of ouder zijn voor een account.',
    'Kies je zorgverzekeraar.',
  ])
  const field = page.getByRole('textbox', { name: 'Voornaam' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Vul je voornaam in.')
  await expect(page).toHaveTitle(/^Fout: /)
  expect(await faultsOf(page)).toEqual([])
  await summary.getByRole('link', { name: 'Vul je voornaam in.' }).click()
  await expect(field).toBeFocused()
})

test('a double click on save sends one request, and success is announced (A11Y-32; specification 4)', async ({
  page,
}) => {
  await newMember(page, 'mo')
  let saves = 0
  const pressed = Promise.withResolvers<void>()
  await page.route('/api/v1/user/profile/update', async (route) => {
    saves += 1
    await pressed.promise
    await route.continue()
  })
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByLabel('Achternaam').fill('Dubbel')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).dblclick()
  pressed.resolve()

  await expect(page.getByRole('status').filter({ hasText: 'Je gegevens zijn opgeslagen.' })).toBeVisible()
  await expect(page.getByText('Dina Dubbel')).toBeVisible()
  expect(saves).toBe(1)
})

test('what is typed while a save is under way stays, and the next save takes it along', async ({ page }) => {
  await newMember(page, 'mies')
  const typed = Promise.withResolvers<void>()
  await page.route('/api/v1/user/profile/update', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/mijn-account')
  await awake(page)
  const firstName = page.getByRole('textbox', { name: 'Voornaam' })
  const save = page.getByRole('button', { name: 'Gegevens opslaan' })
  await page.getByLabel('Achternaam').fill('Eerst')
  const drawn = await firstName.elementHandle()
  const told = page.evaluate(
    () => new Promise((resolve) => new BroadcastChannel('izz-profile').addEventListener('message', resolve)),
  )
  await save.click()
  await firstName.fill('Tijdens')
  typed.resolve()
  await expect(page.getByText('Dina Eerst')).toBeVisible()
  await told
  expect(await drawn?.evaluate((field) => field.isConnected), 'no news from another tab').toBe(true)
  await expect(firstName).toHaveValue('Tijdens')

  await page.reload()
  await awake(page)
  await expect(firstName).toHaveValue('Tijdens')
  await save.click()

  await expect(page.getByText('Tijdens Eerst')).toBeVisible()
})

test('a save sends the whole profile, also when nothing changed, which the server then says (specification 3, 4, 7)', async ({
  page,
}) => {
  const email = await newMember(page, 'nel')
  await page.goto('/mijn-account')
  await awake(page)
  const sent = page.waitForRequest('/api/v1/user/profile/update')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

  expect((await sent).postDataJSON()).toEqual({ email, ...dina.profile })
  await expect(page.getByRole('status').filter({ hasText: 'Er is niets gewijzigd.' })).toBeVisible()
})

test('who puts the old values back after a refused save is rid of the errors (specification 4)', async ({
  page,
}) => {
  await newMember(page, 'nina')
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByLabel('Achternaam').fill('')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.locator('.field-error')).toHaveText('Vul je achternaam in.')

  await page.getByLabel('Achternaam').fill('Jansen')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()

  await expect(page.getByText('Er is niets gewijzigd.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.field-error')).toHaveCount(0)
})

test('after saving, the message stands 24 px below the header (specification 4, 9)', async ({ page }) => {
  await newMember(page, 'oda')
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByLabel('Achternaam').fill('Lager')
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByText('Je gegevens zijn opgeslagen.')).toBeVisible()

  const gap = () =>
    page.evaluate(() => {
      const header = document.querySelector('.header')?.getBoundingClientRect()
      const area = document.querySelector('.form-messages')?.getBoundingClientRect()
      return Math.round((area?.top ?? 0) - (header?.bottom ?? 0))
    })
  await expect.poll(gap).toBe(24)
})

test('when the session ends while editing, nothing that was typed is lost', async ({ page, context }) => {
  const email = await newMember(page, 'pia')
  const isMember = page.waitForResponse('/actions/users/session-info?dontExtendSession=1')
  await page.goto('/mijn-account')
  await awake(page)
  await isMember
  await page.getByLabel('Achternaam').fill('Half Getypt')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByText('Je bent niet (meer) ingelogd.')).toBeVisible()
  await page.getByRole('link', { name: 'Log opnieuw in' }).click()
  await page.waitForURL(/\/inloggen/)
  await awake(page)
  await page.getByLabel('E-mailadres').fill(email)
  await secretField(page, 'Wachtwoord').fill(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/mijn-account')
  await expect(page.getByLabel('Achternaam')).toHaveValue('Half Getypt')
  await expect(page.getByText('Wat je nog niet had opgeslagen, hebben we teruggezet.')).toBeInViewport()
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(page.getByText('Dina Half Getypt')).toBeVisible()
})

test('half a date of birth comes back as it was typed, and what was put back is not told as unsaved', async ({
  page,
}) => {
  await newMember(page, 'pien')
  await page.goto('/mijn-account')
  await awake(page)
  const [month, surname] = [page.getByRole('textbox', { name: 'Maand' }), page.getByLabel('Achternaam')]
  await month.fill('')
  await page.reload()
  await awake(page)
  await expect(page.getByText('hebben we teruggezet')).toBeVisible()
  await expect(month).toHaveValue('')
  await expect(page.getByLabel('Jaar')).toHaveValue('1990')

  await month.fill('1')
  await surname.fill('Anders')
  await surname.fill('Jansen')
  await page.reload()
  await awake(page)

  await expect(surname).toHaveValue('Jansen')
  await expect(page.getByText('hebben we teruggezet')).toBeHidden()
})

test('who saved something reads that what stands above the form was drawn before', async ({ page }) => {
  await newMember(page, 'vera')
  await page.goto('/mijn-account')
  await awake(page)
  const refresh = page.getByRole('link', { name: 'Ververs de pagina' })
  const save = page.getByRole('button', { name: 'Gegevens opslaan' })
  const firstName = page.getByRole('textbox', { name: 'Voornaam' })
  const drawn = await firstName.elementHandle()
  await save.click()
  await expect(page.getByText('Er is niets gewijzigd.')).toBeVisible()
  await expect(refresh).toBeHidden()
  // A moment after the message the fields are drawn anew.
  await drawn?.waitForElementState('hidden')

  await firstName.fill('Vera')
  await save.click()
  await refresh.click()

  await expect(page.getByText('Welkom, Vera')).toBeVisible()
  await expect(refresh).toBeHidden()
})

/** The page as it is two minutes before its session ends. */
async function nearTheEnd(page: Page, path = '/mijn-account'): Promise<Locator> {
  const question = '/actions/users/session-info?dontExtendSession=1'
  await page.clock.install()
  const heard = page.waitForResponse(question)
  await page.goto(path)
  await heard
  await page.route(question, (route) =>
    route.fulfill({ json: { isGuest: false, timeout: 119, csrfTokenName: 'csrf', csrfTokenValue: 'x' } }),
  )
  const dialog = page.getByRole('dialog', { name: 'Je wordt bijna uitgelogd' })
  // The minutes count from when the page read the answer, which is some time after it came.
  await expect(async () => {
    await page.clock.runFor(58 * 60_000 + 1_000)
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await page.unroute(question)
  return dialog
}

test('who wants to log out then and cannot is told so, and who can leaves nothing in the tab', async ({
  page,
}) => {
  await newMember(page, 'rob')
  const dialog = await nearTheEnd(page)
  await page.route('/actions/users/logout', (route) => route.fulfill({ status: 503 }))
  await dialog.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.locator('.announcement')).toHaveText(/\S/)
  await expect(page).toHaveURL('/mijn-account')

  await page.unroute('/actions/users/logout')
  await page.evaluate(() => sessionStorage.setItem('izz-draft-iemand', 'Dina'))
  await page.getByRole('button', { name: 'Uitloggen' }).first().click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('izz-draft-iemand'))).toBeNull()
})

test('two minutes before the session ends it asks, and staying extends it (A11Y-12)', async ({ page }) => {
  await newMember(page, 'rik')
  const dialog = await nearTheEnd(page)
  const extended = page.waitForRequest((request) => request.url().endsWith('/actions/users/session-info'))
  await dialog.getByRole('button', { name: 'Ingelogd blijven' }).click()
  await extended
  await expect(dialog).toBeHidden()
})

test('whoever is logged in for as long as we allow reads so, and is not offered to stay', async ({
  page,
}) => {
  await newMember(page, 'ries')
  const dialog = await nearTheEnd(page)
  await expect(dialog).toContainText('Wat je hebt ingevuld, blijft bewaard.')
  await expect(dialog).not.toContainText('niets gedaan')
  await page.route(/session-info/, (route) =>
    route.fulfill({ json: { isGuest: false, timeout: 100, csrfTokenName: 'csrf', csrfTokenValue: 'x' } }),
  )
  await dialog.getByRole('button', { name: 'Ingelogd blijven' }).click()

  await expect(dialog).toContainText('Je bent 12 uur ingelogd. Log zo opnieuw in.')
  await expect(dialog.getByRole('button')).toHaveText(['Uitloggen'])
})

test('only where it is so, the warning says that what was filled in is kept', async ({ page }) => {
  await newMember(page, 'roos')
  const dialog = await nearTheEnd(page, '/mijn-account/wachtwoord')
  await expect(dialog).toContainText('loggen we je uit')
  await expect(dialog).not.toContainText('blijft bewaard')
})

test('logging out in one tab is noticed in the other', async ({ page, context }) => {
  await newMember(page, 'sjaak')
  await page.goto('/mijn-account')
  await awake(page)
  const other = await context.newPage()
  await other.goto('/mijn-account')
  await awake(other)

  await page.getByRole('button', { name: 'Uitloggen' }).click()

  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL(/\/inloggen\?return-url=/)
})

test('after logging out, the back button shows nothing of the account (SES-03)', async ({ page }) => {
  await newMember(page, 'tess')
  await page.goto('/mijn-account')
  await awake(page)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')

  await page.goBack()

  await expect(page).toHaveURL(/\/inloggen/)
  await expect(page.getByText('Dina')).toHaveCount(0)
})

test('somebody with a keyboard alone logs in and saves the profile (A11Y-11)', async ({ page }) => {
  const email = await newMember(page, 'uma')
  await page.context().clearCookies()
  await logIn(page, email)
  await expect(page.getByText('Welkom, Dina')).toBeVisible()

  await page.getByLabel('Achternaam').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Toetsenbord')
  const save = page.getByRole('button', { name: 'Gegevens opslaan' })
  for (
    let stop = 0;
    stop < 30 && !(await save.evaluate((button) => button === document.activeElement));
    stop++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')

  await expect(page.getByText('Dina Toetsenbord')).toBeVisible()
})
