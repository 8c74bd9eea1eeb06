import type { Page } from '@playwright/test'
import { faultsOf, unreadableIn } from '../axe.ts'
import { call, canvas, openDraft, post } from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Nothing for axe to say, in the light and in the dark. */
async function expectSound(page: Page, what: string): Promise<void> {
  expect.soft(await faultsOf(page), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await unreadableIn(page), `${what}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

test('the screens that few stories come by are as sound as the others, light and dark (A11Y-06)', async ({
  page,
}) => {
  await logInAsEditor(page)
  await call(page, 'drafts/start', { path: '/klachten' })
  await call(page, 'pages/create', { title: 'Even hier', address: '/even-hier' })
  await post(page, 'pages/remove', { path: '/even-hier' })

  for (const path of [
    '/redactie/paginas/offline?adres=/contact',
    '/redactie/paginas/verwijderen?adres=/contact',
    '/redactie/paginas/concept-weggooien?adres=/klachten',
    '/redactie/paginas/publiceren?adres=/klachten',
    '/redactie/paginas?adres=/even-hier',
    '/redactie/paginas?adres=/bestaat-niet',
    '/redactie/bekijk-op',
    '/redactie/uitleg',
  ]) {
    await page.goto(path)
    await expectSound(page, path)
  }
})

test('setting forms are sound with all their rows open, light and dark (A11Y-06)', async ({ page }) => {
  await logInAsEditor(page)
  for (const slug of ['menu', 'voet', 'zorgtoeslag', 'verzekeringen', 'doorverwijzingen']) {
    await page.goto(`/redactie/instellingen/${slug}`)
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true
    })
    await expectSound(page, slug)
  }
})

test('the editing screen can be read in the dark, and the page in it is as light or dark as the screen (A11Y-06)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openDraft(page, '/gezond-werken/rouw')
  expect(await unreadableIn(page)).toEqual([])

  const inside = canvas(page).locator('html')
  const choose = (theme: string) =>
    page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
  await choose('light')
  await expect(inside).toHaveAttribute('data-theme', 'light')
  await choose('dark')
  await expect(inside).toHaveAttribute('data-theme', 'dark')
})
