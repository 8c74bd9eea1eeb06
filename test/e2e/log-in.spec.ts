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
  test(`the login page says what just happened: ${result} (specification 2)`, async ({ page }) => {
    await page.goto(`/inloggen?r=${result}`)

    await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible()
  })
}

test('an unknown result says nothing', async ({ page }) => {
  await page.goto('/inloggen?r=constructor')

  await expect(page.locator('main .message')).toHaveCount(0)
})

test('the login form has the texts, types and autocompletion of the specification (A11Y-04, AUTH-07; specification 2)', async ({
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

test('a wrong password is said above the fields, takes the focus, marks the title, and keeps what was typed (specification 2, 8)', async ({
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

test('the second message is HTML, of which only what is allowed is ever drawn (specification 2)', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const html =
    '<em>Let op:</em><br><a href="/contact"><strong>bel ons</strong></a><img src=x onerror="document.title=1">' +
    '<a href="https://elders.example/">elders</a><script>document.title = 2</script>'
  await page.route('/actions/users/login', (route) =>
    route.fulfill({ json: { message: 'Nog niet.', errorCode: 'anders', html }, status: 400 }),
  )
  await logIn(page, 'cees@example.nl')

  await expect(page.getByRole('alert')).toHaveText('Nog niet.')
  const second = page.getByRole('main').locator('.second-message')
  expect(await second.innerHTML()).toBe(
    '<em>Let op:</em><br><a href="/contact"><strong>bel ons</strong></a>eldersdocument.title = 2',
  )
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})

test('without somewhere to return to, the address is null (specification 3)', async ({ page }) => {
  const sent = page.waitForRequest('/actions/users/login')
  await logIn(page, 'niemand@example.nl', 'verkeerd wachtwoord')

  expect((await sent).postDataJSON()).toEqual({
    ...{ loginName: 'niemand@example.nl', password: 'verkeerd wachtwoord', redirect: null },
  })
})

test('after logging in you are back where you wanted to be (specification 2)', async ({ page }) => {
  await page.goto('/mijn-account/wachtwoord')
  await expect(page).toHaveURL(/\/inloggen\?return-url=/)
  await awake(page)
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/mijn-account/wachtwoord')
})

test('while busy the button says so, keeps the focus and sends nothing twice (A11Y-34; specification 2, 4)', async ({
  page,
}) => {
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

test('until the next page is there, a form that was answered is not sent again (specification 4)', async ({
  page,
}) => {
  let calls = 0
  await page.route('/actions/users/login', async (route) => {
    calls += 1
    await route.continue()
  })
  const pressedOn = Promise.withResolvers<void>()
  let pressesSinceAnswer = 0
  await page.route('/mijn-account', async (route) => {
    pressesSinceAnswer = 1
    await pressedOn.promise
    await route.continue()
  })
  await page.exposeFunction('notePress', () => {
    if (pressesSinceAnswer > 0) pressesSinceAnswer += 1
    if (pressesSinceAnswer > 5) pressedOn.resolve()
  })
  await page.goto('/inloggen')
  await awake(page)
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).evaluate((button: HTMLButtonElement) => {
    const { notePress } = window as unknown as { notePress: () => void }
    setInterval(() => {
      button.click()
      notePress()
    }, 50)
  })

  await expect(page).toHaveURL('/mijn-account')
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

const oddAnswers = {
  nothing: { status: 200, body: '' },
  null: { status: 200, json: null },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Inloggen</title>' },
  'half an answer': { status: 200, contentType: 'application/json', body: '{"returnUrl":"/mijn' },
  'a page of a proxy': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
}

test('whatever the server answers, the general sentence is shown and the button is never left busy (specification 8)', async ({
  page,
}) => {
  await page.goto('/inloggen')
  await awake(page)
  await page.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  for (const [what, answer] of Object.entries(oddAnswers)) {
    await page.route('/actions/users/login', (route) => route.fulfill(answer))
    const answered = page.waitForResponse('/actions/users/login')
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
    await answered

    const alert = page.getByRole('alert')
    await expect.soft(alert, what).toHaveText('Er is een fout opgetreden, probeer het later opnieuw.')
    await expect.soft(page.getByRole('main').getByRole('button', { name: 'Inloggen' }), what).toBeVisible()
    await page.unroute('/actions/users/login')
  }
})

test('a write carries the value of the cookie XSRF-TOKEN, and one that cannot be read stops nobody (specification 7)', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [value, header] of [
    ['van%20de%20proxy', 'van de proxy'],
    ['%E0%A4%A', undefined],
  ] as const) {
    await context.addCookies([{ name: 'XSRF-TOKEN', value, url: baseURL ?? '' }])
    const sent = page.waitForRequest('/actions/users/login')
    await logIn(page, 'xsrf@example.nl', 'verkeerd wachtwoord')

    expect((await sent).headers()['x-xsrf-token']).toBe(header)
    await expect(page.getByRole('alert')).toHaveText('E-mailadres of wachtwoord klopt niet.')
  }
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
