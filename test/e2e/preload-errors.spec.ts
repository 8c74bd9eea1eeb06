import { expect, type Page, test } from '@playwright/test'
import { islandModule, islandOf, islandStyle, reactModule } from './island.ts'

type PreloadError = { message: string; isCancelable: boolean }

const notice = 'Deze pagina is vernieuwd. Laad opnieuw.'

test('a stylesheet that cannot be loaded raises a cancelable error that names its path (specification 1)', async ({
  page,
}) => {
  const { preloadErrors } = await noteErrors(page)
  const paths = await refuse(page, islandStyle)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect.poll(() => preloadErrors.length).toBeGreaterThan(0)
  expect(paths[0]).toMatch(/^\/dist\/character-count-[\w-]+\.css$/)
  expect(preloadErrors[0]).toEqual({ message: `Unable to preload CSS for ${paths[0]}`, isCancelable: true })
})

test('the error of a stylesheet is thrown again when nobody cancels it (specification 1)', async ({
  page,
}) => {
  const { thrown } = await noteErrors(page)
  const paths = await refuse(page, islandStyle)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect.poll(() => thrown).toContainEqual(expect.stringMatching('Unable to preload CSS for /'))
  expect(thrown).toContain(`Unable to preload CSS for ${paths[0]}`)
})

test('an island without its stylesheet stays asleep and can be typed in', async ({ page }) => {
  await refuse(page, islandStyle)
  await page.goto('/voorbeelden', { waitUntil: 'commit' })
  await expect(page.getByText(notice)).toBeVisible()

  const { mark, field, counter } = islandOf(page, 'load')
  await field.pressSequentially('Hallo')

  await expect(field).toHaveValue('Hallo')
  await expect(counter).toBeEmpty()
  await expect(mark).not.toHaveAttribute('awake')
})

test('an island wakes without its stylesheet when the error is cancelled', async ({ page }) => {
  const { preloadErrors, thrown } = await noteErrors(page, { cancel: true })
  await refuse(page, islandStyle)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect(islandOf(page, 'load').mark).toHaveAttribute('awake')
  expect(preloadErrors.length).toBeGreaterThan(0)
  expect(thrown).toEqual([])
})

test('a module that cannot be loaded raises a cancelable error, which is thrown again (specification 1)', async ({
  page,
}) => {
  const { preloadErrors, thrown } = await noteErrors(page)
  await refuse(page, islandModule)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect.poll(() => thrown.length).toBeGreaterThan(0)
  expect(preloadErrors[0]?.isCancelable).toBe(true)
  expect(thrown[0]).toBe(preloadErrors[0]?.message)
})

for (const [name, address] of Object.entries({ 'its module': islandModule, React: reactModule })) {
  test(`an island without ${name} stays as the server sent it, silently, when the error is cancelled`, async ({
    page,
  }) => {
    const { preloadErrors, thrown } = await noteErrors(page, { cancel: true })
    await refuse(page, address)
    await page.goto('/voorbeelden', { waitUntil: 'commit' })
    await expect.poll(() => preloadErrors.length).toBeGreaterThan(1)

    const { mark, field } = islandOf(page, 'load')
    await field.pressSequentially('Hallo')

    await expect(field).toHaveValue('Hallo')
    await expect(mark).not.toHaveAttribute('awake')
    expect(thrown).toEqual([])
  })
}

test('a page that misses a file is loaded again, once, and is whole when the file is there', async ({
  page,
}) => {
  const visits = countVisits(page)
  await page.route(islandModule, (route) => (visits.length < 2 ? route.abort() : route.continue()))

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect(islandOf(page, 'load').mark).toHaveAttribute('awake')
  expect(visits.length).toBe(2)
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('when loading again does not help, it is offered and not done', async ({ page }) => {
  const visits = countVisits(page)
  await refuse(page, islandModule)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  const offer = page.getByRole('status').filter({ hasText: notice })
  await expect(offer).toBeVisible()
  await expect(offer).toHaveText(notice)
  expect(visits.length).toBe(2)
  await offer.getByRole('button', { name: 'Laad opnieuw.' }).click()
  await expect.poll(() => visits.length).toBe(3)
})

test('a page with something typed into it is not loaded again', async ({ page }) => {
  const visits = countVisits(page)
  await refuse(page, islandModule)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('main input[type=text], main input:not([type])')
      if (field) field.value = 'Nog niet opgeslagen'
    }),
  )

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect(page.getByText(notice)).toBeVisible()
  expect(visits.length).toBe(1)
})

test('a browser that is offline keeps the page it has', async ({ page, context }) => {
  await page.goto('/voorbeelden')
  await expect(islandOf(page, 'load').mark).toHaveAttribute('awake')
  const visits = countVisits(page)
  await page.evaluate(() => sessionStorage.clear())
  await context.setOffline(true)

  await page.evaluate(() => {
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: Error() }))
  })

  await expect(page.getByText(notice)).toBeVisible()
  expect(visits).toEqual([])
})

test('a browser that refuses storage is not loaded again, for nobody could count', async ({ page }) => {
  const visits = countVisits(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await refuse(page, islandModule)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })

  await expect(page.getByText(notice)).toBeVisible()
  expect(visits.length).toBe(1)
})

test('who cancels the error keeps the page, without a notice', async ({ page }) => {
  const visits = countVisits(page)
  const { preloadErrors } = await noteErrors(page, { cancel: true })
  await refuse(page, islandModule)

  await page.goto('/voorbeelden', { waitUntil: 'commit' })
  await expect.poll(() => preloadErrors.length).toBeGreaterThan(1)

  expect(visits.length).toBe(1)
  await expect(page.locator('.reload-notice')).toHaveCount(0)
})

/** The list grows with every document that the page is given. */
function countVisits(page: Page): string[] {
  const visits: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()))
  return visits
}

/** The paths that were refused, in the list that is given back. */
async function refuse(page: Page, address: string): Promise<string[]> {
  const paths: string[] = []
  await page.route(address, (route) => {
    paths.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  return paths
}

/** What windows were told, and what nobody caught. */
async function noteErrors(page: Page, { cancel = false } = {}) {
  const preloadErrors: PreloadError[] = []
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.exposeFunction('notePreloadError', (error: PreloadError) => preloadErrors.push(error))
  await page.addInitScript((mustCancel) => {
    addEventListener('vite:preloadError', (event) => {
      const { notePreloadError } = window as unknown as { notePreloadError: (error: PreloadError) => void }
      notePreloadError({ message: event.payload.message, isCancelable: event.cancelable })
      if (mustCancel) event.preventDefault()
    })
  }, cancel)
  return { preloadErrors, thrown }
}
