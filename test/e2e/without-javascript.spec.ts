import { expect, test } from '@playwright/test'
import { contentPaths, missingPath } from './addresses.ts'

test.use({ javaScriptEnabled: false })

/** The last file: short enough that no worker is left with a long story. */
const parts = 4
const phone = { width: 360, height: 740 }

for (let part = 0; part < parts; part++) {
  test(`every content page can be read without JavaScript, part ${part + 1} (A11Y-39)`, async ({
    page,
    request,
  }) => {
    const paths = (await contentPaths(request)).filter((_, index) => index % parts === part)
    for (const path of paths) {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page.getByRole('main').locator('p').first(), path).toBeVisible()
      await expect.soft(page.getByRole('main').locator('[hidden], noscript'), path).toHaveCount(0)
    }
  })
}

for (const [device, viewport] of Object.entries({ phone, desktop: { width: 1280, height: 800 } })) {
  test(`without JavaScript the header of a ${device} is a list of links (A11Y-39)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const header = page.getByRole('banner')

    await expect(header.getByRole('button')).toHaveText(['Zoeken'])
    await expect(header.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/inloggen')
    const menu = header.getByRole('link', { name: 'Menu' })
    await expect(menu).toBeVisible({ visible: device === 'phone' })
    if (device === 'phone') await menu.click()
    const list = page.getByRole(device === 'phone' ? 'main' : 'banner')
    await list.getByRole('link', { name: 'Zorgverzekering', exact: true }).click()

    await expect(page).toHaveURL('/zorgverzekering')
  })
}

test('searching from the header works without JavaScript (A11Y-39)', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('banner').getByRole('searchbox').fill('risico')
  await page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).click()

  await expect(page).toHaveURL('/zoeken?q=risico')
  await expect(page.getByRole('status')).toHaveText(/^\d+ resulta(at|ten) voor “risico”/)
  await expect(
    page.locator('.search-hit').getByRole('link', { name: 'Eigen risico', exact: true }),
  ).toBeVisible()
})

test('the number that a search tells is the number of results it shows', async ({ page }) => {
  await page.goto('/zoeken?q=logopedie')

  const told = Number.parseInt(await page.getByRole('status').innerText(), 10)
  expect(told).toBeLessThanOrEqual(10)

  await expect(page.locator('.search-hit').getByRole('heading', { level: 2 })).toHaveCount(told)
})

test('searching from the header of a phone works without JavaScript (A11Y-39)', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')

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
