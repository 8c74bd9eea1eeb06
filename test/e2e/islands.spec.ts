import { expect, test } from '@playwright/test'
import { islandLimits, islandModule, islandOf, reactModule, type Wake } from './island.ts'

for (const [wake, limit] of Object.entries(islandLimits) as [Wake, number][]) {
  test(`an island that wakes on ${wake} tells how many characters are left`, async ({ page }) => {
    await page.goto('/voorbeelden')
    const { mark, field, counter } = islandOf(page, wake)
    await field.hover()
    await expect(mark).toHaveAttribute('awake')

    await field.pressSequentially('Hallo')

    await expect(counter).toHaveText(`Nog ${limit - 5} tekens`)
  })
}

test('an island that wakes when visible sleeps until it comes into view', async ({ page }) => {
  await page.goto('/voorbeelden')
  await expect(islandOf(page, 'load').mark).toHaveAttribute('awake')
  await expect(islandOf(page, 'idle').mark).toHaveAttribute('awake')
  const { mark, field } = islandOf(page, 'visible')
  await expect(mark).not.toHaveAttribute('awake')

  await field.scrollIntoViewIfNeeded()

  await expect(mark).toHaveAttribute('awake')
})

test('an island that wakes when touched sleeps in view until then', async ({ page }) => {
  await page.goto('/voorbeelden')
  await expect(islandOf(page, 'idle').mark).toHaveAttribute('awake')
  const { mark, field } = islandOf(page, 'touch')
  await field.scrollIntoViewIfNeeded()
  await expect(islandOf(page, 'visible').mark).toHaveAttribute('awake')
  await expect(mark).not.toHaveAttribute('awake')

  await field.focus()

  await expect(mark).toHaveAttribute('awake')
})

test('a button that names an island wakes it', async ({ page }) => {
  await page.goto('/voorbeelden')
  const { mark } = islandOf(page, 'touch')
  await expect(mark).not.toHaveAttribute('awake')

  await page.getByRole('button', { name: 'Wek het eiland' }).focus()

  await expect(mark).toHaveAttribute('awake')
})

test('islands of one kind have different ids, asleep and awake', async ({ page }) => {
  await page.goto('/voorbeelden')
  await expect(islandOf(page, 'idle').mark).toHaveAttribute('awake')

  const ids = await page
    .locator('site-island textarea')
    .evaluateAll((fields) => fields.map((field) => field.id))

  expect(ids.filter(Boolean).length).toBe(4)
  expect(new Set(ids).size).toBe(4)
})

test('waking leaves the id of the field as the server made it', async ({ page, request }) => {
  const html = await (await request.get('/voorbeelden')).text()
  const idFromServer = /<textarea[^>]*\bid="([^"]+)"[^>]*name="eiland-laden"/.exec(html)?.[1]
  await page.goto('/voorbeelden')
  const { mark, field } = islandOf(page, 'load')

  await expect(mark).toHaveAttribute('awake')

  expect(idFromServer).toBeTruthy()
  await expect(field).toHaveAttribute('id', String(idFromServer))
})

test('what was typed before an island woke is still there and counted', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route(islandModule, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/voorbeelden', { waitUntil: 'domcontentloaded' })
  const { mark, field, counter } = islandOf(page, 'load')
  await field.fill('Hallo')
  await expect(mark).not.toHaveAttribute('awake')

  released.resolve()
  await expect(mark).toHaveAttribute('awake')

  await expect(field).toHaveValue('Hallo')
  await expect(counter).toHaveText('Nog 35 tekens')
})

for (const [name, address] of Object.entries({ 'its module': islandModule, React: reactModule })) {
  test(`an island that cannot load ${name} is a text field that can be typed in`, async ({ page }) => {
    await page.route(address, (route) => route.abort())
    const failed = page.waitForEvent('pageerror')
    await page.goto('/voorbeelden')
    await failed
    // By then the page has been loaded again: nobody types into one that is about to go.
    await expect(page.locator('.reload-notice')).toBeVisible()

    const { mark, field } = islandOf(page, 'load')
    await field.pressSequentially('Hallo')

    await expect(field).toHaveValue('Hallo')
    await expect(mark).not.toHaveAttribute('awake')
  })
}
