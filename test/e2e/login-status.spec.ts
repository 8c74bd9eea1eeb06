import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { openerOf, panelOf, untilStatusKnown } from './header-parts.ts'
import { awake, logIn, newMember, password, secretField, test } from './member.ts'

const statusPath = '/api/v1/user/status'

test('every page asks once whether somebody is logged in', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === statusPath) asked += 1
  })

  await page.goto('/inloggen')
  await awake(page)
  await untilStatusKnown(page, 'visitor')

  expect(asked).toBe(1)
})

test('the account button comes when it is known who asks, and nothing moves (specification 2, 4)', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route(statusPath, async (route) => {
    await released.promise
    await route.fulfill({ json: { authenticated: true } })
  })
  await page.goto('/')
  const account = page.locator('.header-account > .header-opener')
  await expect(page.locator('html')).toHaveAttribute('data-script')
  await expect(account).toBeHidden()
  const placesBefore = await headerPlaces(page)

  released.resolve()

  await expect(account).toBeVisible()
  await expect(account).toHaveAccessibleName('Mijn account')
  expect(await headerPlaces(page)).toEqual(placesBefore)
})

const failures = {
  'a failure': { status: 500, json: { message: 'Er ging iets mis.' } },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Inloggen</title>' },
  'another shape': { status: 200, json: { authenticated: 'true' } },
  nothing: { status: 200, json: null },
}

test('when asking fails in whatever way, the header is that of a visitor, in silence (specification 2, 4, 8)', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  for (const [answer, response] of Object.entries(failures)) {
    await page.route(statusPath, (route) => route.fulfill(response))
    const answered = page.waitForResponse((response) => response.url().endsWith(statusPath))
    await page.goto('/')
    await (await answered).finished()
    await expect(openerOf(page, 'Zoeken')).toBeVisible()

    await expect.soft(openerOf(page, 'Inloggen'), answer).toBeVisible()
    await openerOf(page, 'Inloggen').click()
    await expect.soft(panelOf(page, 'account').getByLabel('E-mailadres'), answer).toBeVisible()
    await expect.soft(page.locator('.announcement'), answer).toBeEmpty()
  }
  expect(faults).toEqual([])
})

test('asking has no time limit: until the answer comes nothing is shown, and a late one counts (specification 2, 4, 7)', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>()
  await page.route(statusPath, async (route) => {
    await late.promise
    await route.fulfill({ json: { authenticated: true } })
  })
  // For whoever sets a limit, time is up at once.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => AbortSignal.abort()
  })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(60_000)
  await expect(openerOf(page, 'Zoeken')).toBeVisible()
  await expect(page.locator('.header-account > .header-opener')).toBeHidden()

  late.resolve()

  await untilStatusKnown(page, 'member')
  await expect(openerOf(page, 'Mijn account')).toBeVisible()
})

test('a page that comes back from the past asks again', async ({ page }) => {
  await page.goto('/')
  await untilStatusKnown(page, 'visitor')
  await page.route(statusPath, (route) => route.fulfill({ json: { authenticated: true } }))

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  await untilStatusKnown(page, 'member')
})

test('pieces for members and for visitors are seen by them alone (specification 6)', async ({ page }) => {
  await page.goto('/')
  await untilStatusKnown(page, 'visitor')
  await page.evaluate(() => {
    for (const name of ['for-members', 'for-visitors']) {
      const piece = document.createElement('p')
      piece.className = name
      piece.textContent = name
      document.querySelector('main')?.append(piece)
    }
  })
  const members = page.getByText('for-members')
  const visitors = page.getByText('for-visitors')
  await expect(members).toBeHidden()
  await expect(visitors).toBeVisible()

  await page.evaluate(() => {
    document.documentElement.dataset.login = 'member'
  })

  await expect(members).toBeVisible()
  await expect(visitors).toBeHidden()
})

test('a visitor logs in from any page and stays there; React is loaded when they reach for it (specification 1, 2)', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/ledenvoordeel?van=boven')
  await untilStatusKnown(page, 'visitor')
  expect(scripts.filter((address) => /\/dist\/hydrate-/.test(address))).toEqual([])

  await openerOf(page, 'Inloggen').click()
  const panel = panelOf(page, 'account')
  await expect(panel.getByRole('heading', { name: 'Log in op je IZZ-account' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Je wachtwoord vergeten?' })).toHaveAttribute(
    'href',
    '/wachtwoord-vergeten',
  )
  await expect(panel.getByRole('link', { name: 'Maak een account' })).toHaveAttribute('href', '/registreren')
  await awake(page)
  await panel.getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill('niet het goede')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText('E-mailadres of wachtwoord klopt niet.')
  await expect(panel.getByRole('alert')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await secretField(page, 'Wachtwoord').fill(password)
  await page.keyboard.press('Enter')

  await untilStatusKnown(page, 'member')
  await expect(page).toHaveURL('/ledenvoordeel?van=boven')
})

test('the login form of the header works before it is awake, and leads back too', async ({ page }) => {
  await page.route('**/dist/hydrate-*.js', () => {})
  await page.goto('/ledenvoordeel')
  await openerOf(page, 'Inloggen').click()

  await panelOf(page, 'account').getByLabel('E-mailadres').fill('bram@example.nl')
  await secretField(page, 'Wachtwoord').fill(password)
  await page.keyboard.press('Enter')

  await untilStatusKnown(page, 'member')
  await expect(page).toHaveURL('/ledenvoordeel')
})

test('two forms on one page keep their fields apart', async ({ page }) => {
  await page.goto('/registreren')
  await openerOf(page, 'Inloggen').click()
  await expect(panelOf(page, 'account').getByLabel('E-mailadres')).toBeFocused()

  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))

  expect(ids).toEqual([...new Set(ids)])
})

test('a member sees their name, asked only when the panel opens, and logs out where they are', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newMember(page, 'lidkop')
  const other = await context.newPage()
  await other.goto('/')
  await untilStatusKnown(other, 'member')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/user/profile')) asked += 1
  })
  await page.goto('/ledenvoordeel')
  await untilStatusKnown(page, 'member')
  await openerOf(page, 'Mijn account').hover()
  expect(asked).toBe(0)

  await openerOf(page, 'Mijn account').click()
  const panel = panelOf(page, 'account')
  await expect(panel.getByText('Dina Jansen')).toBeVisible()
  expect(asked).toBe(1)
  await expect(panel.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/mijn-account')
  expect(await faultsOf(page)).toEqual([])
  await untilLogOutListens(page)
  await panel.getByRole('button', { name: 'Uitloggen' }).click()

  await expect(page.locator('.announcement')).toHaveText('Je bent uitgelogd.')
  await expect(page).toHaveURL('/ledenvoordeel')
  await untilStatusKnown(page, 'visitor')
  await expect(openerOf(page, 'Inloggen')).toBeFocused()
  await expect(page.getByText('Dina')).toHaveCount(0)
  await untilStatusKnown(other, 'visitor')
  expect((await (await page.request.get(statusPath)).json()).authenticated).toBe(false)
})

test('logging in is noticed in the other tab', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await untilStatusKnown(other, 'visitor')

  await logIn(page, 'bram@example.nl')
  await expect(page).toHaveURL('/mijn-account')

  await untilStatusKnown(other, 'member')
})

test('logging out from the header of a page for members leads home', async ({ page }) => {
  await newMember(page, 'lidweg')
  await page.goto('/mijn-account/wachtwoord')
  await openerOf(page, 'Mijn account').click()

  await panelOf(page, 'account').getByRole('button', { name: 'Uitloggen' }).click()

  await expect(page).toHaveURL('/')
  await untilStatusKnown(page, 'visitor')
})

test('when logging out fails, that is said and the member stays', async ({ page, context }) => {
  await newMember(page, 'lidblijft')
  await page.goto('/ledenvoordeel')
  await openerOf(page, 'Mijn account').click()
  await expect(panelOf(page, 'account').getByText('Dina Jansen')).toBeVisible()
  await page.route('/actions/users/logout', (route) => route.abort())
  await untilLogOutListens(page)

  await panelOf(page, 'account').getByRole('button', { name: 'Uitloggen' }).click()

  await expect(page.locator('.announcement')).toHaveText(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  )
  await untilStatusKnown(page, 'member')
  expect((await context.cookies()).some(({ name }) => name === 'izz')).toBe(true)
})

test('who turns out to be logged out when the panel opens gets the login form', async ({ page, context }) => {
  await newMember(page, 'verlopen')
  await page.goto('/ledenvoordeel')
  await untilStatusKnown(page, 'member')
  await context.clearCookies({ name: 'izz' })

  await openerOf(page, 'Mijn account').click()

  await expect(panelOf(page, 'account').getByLabel('E-mailadres')).toBeVisible()
  await untilStatusKnown(page, 'visitor')
})

/** Until then the button sends its form as it does without script: the same script listens to it and knows the islands. */
async function untilLogOutListens(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island') !== undefined)
}

async function headerPlaces(page: Page) {
  return page
    .locator('.header-bar > *')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))
}
