import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { openerOf, panelOf } from './header-parts.ts'

const suggestCalls = '**/api/v1/search/suggest?*'

test('the keyboard walks through the suggestions and goes to the chosen one', async ({ page }) => {
  await answerWith(page, ['Eigen risico', 'Eigen bijdrage', 'Eigen keuze'])
  const field = await typeIn(page, 'eigen')
  await expect(optionsOf(page)).toHaveText(['Eigen risico', 'Eigen bijdrage', 'Eigen keuze'])
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: '3 suggesties' })).toBeAttached()
  await expectActive(page, field, undefined)

  for (const [key, active] of [
    ['ArrowUp', 'Eigen keuze'],
    ['ArrowDown', undefined],
    ['ArrowDown', 'Eigen risico'],
    ['End', 'Eigen keuze'],
    ['Home', 'Eigen risico'],
    ['ArrowDown', 'Eigen bijdrage'],
  ] as const) {
    await field.press(key)
    await expectActive(page, field, active)
  }
  await field.press('Enter')

  await expect(page).toHaveURL('/zoeken?q=Eigen%20bijdrage')
})

test('Enter without a chosen suggestion searches for what was typed', async ({ page }) => {
  await answerWith(page, ['Eigen risico'])
  const field = await typeIn(page, 'eigen')
  await expect(page.getByRole('status').filter({ hasText: /^1 suggestie$/ })).toBeAttached()

  await field.press('Enter')

  await expect(page).toHaveURL('/zoeken?q=eigen')
})

test('in the header Escape closes the list and keeps the text; the next one closes the panel', async ({
  page,
}) => {
  await answerWith(page, ['Eigen risico'])
  await page.goto('/')
  await openerOf(page, 'Zoeken').click()
  const field = panelOf(page, 'search').getByLabel('Zoek op deze site')
  await expect(field).toBeFocused()
  await field.pressSequentially('eigen')
  await expect(optionsOf(page)).toBeVisible()
  await expect(optionsOf(page)).toBeInViewport({ ratio: 1 })

  await field.press('Escape')
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('eigen')
  await expect(field).toBeFocused()
  await field.press('Escape')

  await expect(panelOf(page, 'search')).toBeHidden()
  await expect(openerOf(page, 'Zoeken')).toBeFocused()
})

test('a click on a suggestion goes there; leaving the field closes the list', async ({ page }) => {
  await answerWith(page, ['Eigen risico', 'Eigen bijdrage'])
  const field = await typeIn(page, 'eigen')
  await expect(optionsOf(page)).toHaveCount(2)
  await field.press('Tab')
  await expect(optionsOf(page)).toHaveCount(0)
  await field.focus()
  await field.press('ArrowDown')

  await optionsOf(page).filter({ hasText: 'bijdrage' }).click()

  await expect(page).toHaveURL('/zoeken?q=Eigen%20bijdrage')
})

test('one letter asks nothing, and nothing is asked twice', async ({ page }) => {
  const asked = await answerWith(page, ['Eigen risico'])
  const field = await typeIn(page, 'e')
  await field.press('i')
  await expect(optionsOf(page)).toHaveCount(1)
  await field.press('Backspace')
  await expect(optionsOf(page)).toHaveCount(0)

  await field.press('i')

  await expect(optionsOf(page)).toHaveCount(1)
  expect(asked).toEqual(['ei'])
})

test('a question that is outrun is cancelled', async ({ page }) => {
  const waiting: Route[] = []
  await page.route(suggestCalls, (route) => {
    if (questionOf(route) === 'eigen') waiting.push(route)
    else return answer(route, ['Eigen risico'])
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=eigen'))
  const field = await typeIn(page, 'eigen')
  await expect.poll(() => waiting.length).toBe(1)

  await field.pressSequentially(' risico')

  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(optionsOf(page)).toHaveText(['Eigen risico'])
})

test('an answer that comes while somebody chooses takes neither the list nor the choice away', async ({
  page,
}) => {
  const waiting: Route[] = []
  await page.route(suggestCalls, (route) => {
    if (questionOf(route) === 'eigen') return answer(route, ['Eigen risico', 'Eigen bijdrage'])
    waiting.push(route)
  })
  const field = await typeIn(page, 'eigen')
  const option = optionsOf(page).filter({ hasText: 'bijdrage' })
  await expect(optionsOf(page)).toHaveCount(2)
  await field.press('ArrowUp')
  await expectActive(page, field, 'Eigen bijdrage')
  await field.press('s')
  await expectActive(page, field, undefined)
  await expect.poll(() => waiting.length).toBe(1)

  await field.press('ArrowUp')
  const told = page.waitForResponse((response) => isSuggestCall(response.request()))
  await answer(waiting[0] as Route, ['Iets anders'])
  await (await told).finished()
  await expectActive(page, field, 'Eigen bijdrage')

  await field.press('t')
  await expect.poll(() => waiting.length).toBe(2)
  await optionsOf(page).first().hover()
  await option.hover()
  const toldAgain = page.waitForResponse((response) => isSuggestCall(response.request()))
  await answer(waiting[1] as Route, ['Iets anders', 'En nog iets'])
  await (await toldAgain).finished()
  await page.mouse.down()
  await page.mouse.up()

  await expect(page).toHaveURL('/zoeken?q=Eigen%20bijdrage')
})

test('an answer that comes when somebody has left the field opens nothing', async ({ page }) => {
  const waiting: Route[] = []
  await page.route(suggestCalls, (route) => void waiting.push(route))
  const field = await typeIn(page, 'eigen')
  await expect.poll(() => waiting.length).toBe(1)
  await field.press('Tab')

  for (const route of waiting) await answer(route, ['Eigen risico']).catch(() => {})
  await field.focus()

  await expect(optionsOf(page)).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

for (const [what, fail] of Object.entries<(route: Route) => Promise<void>>({
  'a broken connection': (route) => route.abort(),
  'an error of the site': (route) => route.fulfill({ status: 503, json: { error: 'Even niet' } }),
  'an answer that is no JSON': (route) => route.fulfill({ body: '<html>' }),
})) {
  test(`${what} goes by unseen, and searching works`, async ({ page }) => {
    // A fade between two pages that is cut short is an error to the browser.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.route(suggestCalls, fail)
    const answered = page.waitForEvent('requestfinished', isSuggestCall)
    const failed = page.waitForEvent('requestfailed', isSuggestCall)
    const field = await typeIn(page, 'eigen')
    await Promise.any([answered, failed])

    await field.press('Enter')

    await expect(page).toHaveURL('/zoeken?q=eigen')
    expect(thrown).toEqual([])
  })
}

test('what is typed before the suggestions are loaded is not lost', async ({ page }) => {
  await answerWith(page, ['Eigen risico'])
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/dist/search-*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/zoeken')
  const field = fieldOf(page)
  await field.pressSequentially('eigen')
  await expect(field).not.toHaveAttribute('aria-expanded')
  await expect(field).not.toHaveAttribute('autocomplete')

  release()

  await expect(optionsOf(page)).toHaveText(['Eigen risico'])
  await expect(field).toHaveValue('eigen')
  await expect(field).toHaveAttribute('autocomplete', 'off')
})

test('when the suggestions cannot be loaded, typing and sending go on as if nothing happened', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const thrown: string[] = []
  const visits: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()))
  await page.route('**/dist/search-*.js', (route) => route.abort())
  await page.goto('/')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/dist/search-'))
  await openerOf(page, 'Zoeken').click()
  const field = panelOf(page, 'search').getByLabel('Zoek op deze site')
  await field.focus()
  await refused

  await field.pressSequentially('eigen')

  await expect(field).toHaveValue('eigen')
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAttribute('aria-expanded')
  await expect(page.locator('.reload-notice')).toHaveCount(0)
  expect(visits.length).toBe(1)
  await field.press('Enter')
  await expect(page).toHaveURL('/zoeken?q=eigen')
  expect(thrown).toEqual([])
})

for (const width of [320, 1440]) {
  test(`at ${width} px the list floats over the page, fits, and axe finds no fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await answerWith(page, [
      'Eigen risico',
      'fysiotherapie',
      'Wat is het verschil tussen eigen risico en eigen bijdrage in de zorg?',
    ])
    await page.goto('/zoeken')
    const heightOf = () => page.evaluate(() => document.querySelector('main')?.offsetHeight)
    const before = await heightOf()
    await fieldOf(page).pressSequentially('eigen')
    await expect(optionsOf(page)).toHaveCount(3)
    await fieldOf(page).press('ArrowDown')

    expect(await heightOf()).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const option of await optionsOf(page).all()) await expect(option).toBeInViewport({ ratio: 1 })
    expect(await faultsOf(page)).toEqual([])
  })
}

/** The questions that were asked, in the list that is given back. */
async function answerWith(page: Page, texts: string[]): Promise<string[]> {
  const asked: string[] = []
  await page.route(suggestCalls, (route) => {
    asked.push(questionOf(route))
    return answer(route, texts)
  })
  return asked
}

function answer(route: Route, texts: string[]): Promise<void> {
  const suggestions = texts.map((text) => ({ text, href: `/zoeken?q=${encodeURIComponent(text)}` }))
  return route.fulfill({ json: { suggestions } })
}

function questionOf(route: Route): string {
  return new URL(route.request().url()).searchParams.get('q') ?? ''
}

function isSuggestCall(request: { url(): string }): boolean {
  return request.url().includes('/search/suggest?')
}

/** At once: whoever pauses between two letters asks about the first of them too. */
async function typeIn(page: Page, text: string): Promise<Locator> {
  await page.goto('/zoeken')
  const field = fieldOf(page)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.fill(text)
  return field
}

function fieldOf(page: Page): Locator {
  return page.getByRole('main').getByLabel('Zoek op deze site')
}

function optionsOf(page: Page): Locator {
  return page.getByRole('option')
}

async function expectActive(page: Page, field: Locator, text: string | undefined): Promise<void> {
  const selected = page.getByRole('option', { selected: true })
  await expect(selected).toHaveText(text === undefined ? [] : [text])
  const id = text === undefined ? null : await selected.getAttribute('id')
  expect(await field.getAttribute('aria-activedescendant')).toBe(id)
}
