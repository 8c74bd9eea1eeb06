import { expect, test } from '@playwright/test'
import { contentPaths, missingPath } from './addresses.ts'

test.use({ javaScriptEnabled: false })

const phone = { width: 360, height: 740 }

test('every content page can be read without JavaScript (A11Y-39)', async ({ page, request }) => {
  for (const path of await contentPaths(request)) {
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(page.getByRole('main').locator('p').first(), path).toBeVisible()
    await expect.soft(page.getByRole('main').locator('[hidden], noscript'), path).toHaveCount(0)
  }
})

test('the phone menu opens without JavaScript (A11Y-39)', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu).toBeHidden()

  await page.locator('summary', { hasText: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Zorgverzekering' }).click()

  await expect(page).toHaveURL('/zorgverzekering')
})

test('searching from the header works without JavaScript (A11Y-39)', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('banner').getByRole('searchbox').fill('risico')
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()

  await expect(page).toHaveURL('/zoeken?q=risico')
  await expect(page.getByRole('status')).toHaveText(/^\d+ resulta(at|ten) voor “risico”\.$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Eigen risico' })).toBeVisible()
})

test('the number that a search tells is the number of results it shows', async ({ page }) => {
  await page.goto('/zoeken?q=risico')

  const told = Number.parseInt(await page.getByRole('status').innerText(), 10)

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(told)
})

test('searching from the phone menu works without JavaScript (A11Y-39)', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')

  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('banner').getByRole('searchbox').fill('nacht')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')

  await expect(page).toHaveURL('/zoeken?q=nacht')
})

test('a page that does not exist offers to search (A11Y-39)', async ({ page }) => {
  const answer = await page.goto(missingPath)
  expect(answer?.status()).toBe(404)

  await page.getByRole('main').getByRole('searchbox').fill('risico')
  await page.getByRole('main').getByRole('button', { name: 'Zoeken' }).click()

  await expect(page).toHaveURL('/zoeken?q=risico')
})
