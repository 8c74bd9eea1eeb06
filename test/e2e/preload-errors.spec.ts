import { expect, type Page, test } from '@playwright/test'
import { islandModule, islandOf, islandStyle, reactModule } from './island.ts'

type PreloadError = { message: string; isCancelable: boolean }

test('a stylesheet that cannot be loaded raises a cancelable error that names its path', async ({ page }) => {
  const { preloadErrors } = await noteErrors(page)
  const paths = await refuse(page, islandStyle)

  await page.goto('/voorbeelden')

  await expect.poll(() => preloadErrors.length).toBeGreaterThan(0)
  expect(paths[0]).toMatch(/^\/dist\/character-count-[\w-]+\.css$/)
  expect(preloadErrors[0]).toEqual({ message: `Unable to preload CSS for ${paths[0]}`, isCancelable: true })
})

test('the error of a stylesheet is thrown again when nobody cancels it', async ({ page }) => {
  const { thrown } = await noteErrors(page)
  const paths = await refuse(page, islandStyle)

  await page.goto('/voorbeelden')

  await expect.poll(() => thrown).toContain(`Unable to preload CSS for ${paths[0]}`)
})

test('an island without its stylesheet stays asleep and can be typed in', async ({ page }) => {
  const { thrown } = await noteErrors(page)
  await refuse(page, islandStyle)
  await page.goto('/voorbeelden')
  await expect.poll(() => thrown.length).toBeGreaterThan(0)

  const { mark, field, counter } = islandOf(page, 'load')
  await field.pressSequentially('Hallo')

  await expect(field).toHaveValue('Hallo')
  await expect(counter).toBeEmpty()
  await expect(mark).not.toHaveAttribute('awake')
})

test('an island wakes without its stylesheet when the error is cancelled', async ({ page }) => {
  const { preloadErrors, thrown } = await noteErrors(page, { cancel: true })
  await refuse(page, islandStyle)

  await page.goto('/voorbeelden')

  await expect(islandOf(page, 'load').mark).toHaveAttribute('awake')
  expect(preloadErrors.length).toBeGreaterThan(0)
  expect(thrown).toEqual([])
})

test('a module that cannot be loaded raises a cancelable error, which is thrown again', async ({ page }) => {
  const { preloadErrors, thrown } = await noteErrors(page)
  await refuse(page, islandModule)

  await page.goto('/voorbeelden')

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
    await page.goto('/voorbeelden')
    await expect.poll(() => preloadErrors.length).toBeGreaterThan(1)

    const { mark, field } = islandOf(page, 'load')
    await field.pressSequentially('Hallo')

    await expect(field).toHaveValue('Hallo')
    await expect(mark).not.toHaveAttribute('awake')
    expect(thrown).toEqual([])
  })
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
