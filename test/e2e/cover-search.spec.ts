import { expect, type Page, test } from '@playwright/test'
import { lineFails } from '#features/blocks/calculator/line-words.ts'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/wat-krijg-ik-vergoed'
const answer = (page: Page) => page.locator('.cover-answer')

/** Somebody is there, and the script that answers at once is awake. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('.cover-search')).toHaveAttribute('data-awake')
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('who types and chooses gets the answer at once, and the address tells it', async ({ page }) => {
  await page.goto(path)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByLabel('Welke behandeling').fill('fysio')
  await expect(answer(page)).toContainText('Zonder pakket betaal je dit zelf.')
  await page.getByLabel('Pakket').selectOption('Plus')
  await expect(answer(page)).toContainText('Ja, pakket Plus betaalt: 12 behandelingen per jaar.')

  await expect(page).toHaveURL(/\?behandeling=fysio&pakket=plus&jaar=2026$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.reload()
  await expect(page.getByLabel('Pakket')).toHaveValue('plus')
  await expect(answer(page)).toContainText('12 behandelingen per jaar.')
})

test('what was chosen before the script woke is answered when it does', async ({ page }) => {
  await page.goto(path)
  await page.getByLabel('Pakket').evaluate((select: HTMLSelectElement) => {
    select.value = 'plus'
  })
  await page.getByLabel('Welke behandeling').evaluate((field: HTMLInputElement) => {
    field.value = 'fysio'
  })

  await wake(page)

  await expect(answer(page)).toContainText('Ja, pakket Plus betaalt: 12 behandelingen per jaar.')
})

test('with the keyboard alone somebody asks, reads and asks for another package', async ({ page }) => {
  await page.goto(path)
  const field = page.getByLabel('Welke behandeling')
  await field.focus()
  await expect(page.locator('.cover-search')).toHaveAttribute('data-awake')
  await page.keyboard.type('beugel')
  await page.keyboard.press('Enter')

  await expect(answer(page)).toContainText('Beugel (orthodontie) in 2026')
  await expect(field).toBeFocused()
  const link = answer(page).getByRole('link', { name: 'Tand 2' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/behandeling=orthodontie&pakket=tand-2/)
  await expect(answer(page)).toContainText('Ja, pakket Tand 2 betaalt')
})

test('when the line is gone the page stays and says so, and the button sends the form as it is without script', async ({
  page,
}) => {
  await page.goto(path)
  await wake(page)
  await page.route('**/wat-krijg-ik-vergoed?**', (route, request) =>
    request.resourceType() === 'xhr' ? route.abort() : route.continue(),
  )

  await page.getByLabel('Pakket').selectOption('Start')
  await expect(answer(page)).toHaveText(lineFails)
  await expect(page).not.toHaveURL(/pakket=start/)
  await page.getByRole('button', { name: 'Zoek op' }).click()

  await page.waitForURL(/pakket=start/)
  await expect(page.getByLabel('Pakket')).toHaveValue('start')
})

test('a member finds the way to it with their own insurer filled in', async ({ page }) => {
  await page.goto(`${path}?verzekeraar=vgz&behandeling=ziekenhuis`)

  await expect(page.getByLabel('Verzekeraar')).toHaveValue('vgz')
  await expect(answer(page)).toContainText('een contract met VGZ')
})

for (const width of [320, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}, questions and answers are in order for everybody`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const query of [
        '',
        '?behandeling=hoortoestel&pakket=plus&verzekeraar=cz',
        '?behandeling=therapie&jaar=x',
      ]) {
        await page.goto(path + query)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await faultsOf(page)).toEqual([])
      }
    })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form gives the answer', async ({ page }) => {
    await page.goto(path)
    await page.getByLabel('Welke behandeling').fill('gehoorapparaat')
    await page.getByLabel('Pakket').selectOption('Compleet')
    await page.getByRole('button', { name: 'Zoek op' }).click()

    await expect(answer(page)).toContainText('Hoortoestel in 2026')
    await expect(answer(page)).toContainText('Pakket Compleet betaalt daarnaast: € 300 per toestel.')
  })
})
