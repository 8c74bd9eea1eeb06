import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/vergoedingen/fysiotherapie'
const word = (page: Page) => page.getByRole('button', { name: 'eigen risico', exact: true })
const note = (page: Page) => page.locator('.word-note', { hasText: 'Het bedrag dat je elk jaar eerst zelf' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a hard word opens its explanation by keyboard, and Escape goes back to the word', async ({
      page,
    }) => {
      await page.goto(path)
      await expect(word(page)).toHaveCount(1)
      await expect(word(page)).toHaveAccessibleDescription(/Het bedrag dat je elk jaar eerst zelf betaalt/)
      await expect(note(page)).toBeHidden()

      await word(page).focus()
      await page.keyboard.press('Enter')
      await expect(note(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(note(page).getByRole('link', { name: 'Lees meer over eigen risico' })).toBeFocused()
      await page.keyboard.press('Escape')

      await expect(note(page)).toBeHidden()
      await expect(word(page)).toBeFocused()
    })
  })

for (const { width, height, size } of [
  { width: 320, height: 640, size: '100%' },
  { width: 360, height: 740, size: '100%' },
  { width: 360, height: 740, size: '200%' },
  { width: 768, height: 900, size: '100%' },
  { width: 1440, height: 900, size: '100%' },
])
  test(`an open explanation fits in a screen of ${width} px with text at ${size}, near its word (A11Y-07)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, size)
    for (const each of await page.locator('.explained-word:visible').all()) {
      await page.keyboard.press('Escape')
      await each.click()
      const open = page.locator('.word-note:popover-open')
      await expect(open).toBeInViewport({ ratio: 1 })
      const [at, from] = [await open.boundingBox(), await each.boundingBox()]
      expect(from?.height).toBeGreaterThanOrEqual(24)
      expect(from?.width).toBeGreaterThanOrEqual(24)
      if (size === '100%' && at && from)
        expect(
          Math.min(Math.abs(at.y - from.y - from.height), Math.abs(from.y - at.y - at.height)),
        ).toBeLessThan(20)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await faultsOf(page)).toEqual([])
  })

test('on paper the words of a page are a list at its end, and nothing else is lost', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByText('Woorden op deze pagina')).toBeHidden()

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByText('Woorden op deze pagina')).toBeVisible()
  await expect(note(page)).toBeVisible()
  const end = await page.locator('.railed').boundingBox()
  const list = await page.locator('.word-notes').boundingBox()
  expect(end && list && list.y >= end.y + end.height).toBe(true)
})

test('the list of words leads from the foot of the site, is found by search and goes from A to Z', async ({
  page,
}) => {
  await page.goto('/zoeken?q=woordenlijst')
  await expect(page.locator('main').getByRole('link', { name: 'Woordenlijst' })).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Woordenlijst' }).click()
  await page.waitForURL('/woordenlijst')

  await expect(page.getByRole('heading', { level: 1, name: 'Woordenlijst' })).toBeVisible()
  const words = await page.locator('.word-list dt').allTextContents()
  expect(words).toContain('Eigen risico')
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'nl')))
  await expect(page.locator('.explained-word')).toHaveCount(0)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await faultsOf(page)).toEqual([])
  }
})
