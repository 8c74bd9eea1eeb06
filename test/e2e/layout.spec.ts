import { expect, type Page, test } from '@playwright/test'
import { untilQuiet } from './quiet.ts'
import { noteShifts } from './shifts.ts'

for (const width of [360, 1440]) {
  test(`nothing on the home page moves while it loads at ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await noteShifts(page)

    await page.goto('/')
    await untilPainted(page)

    expect(shifts).toEqual([])
  })
}

test('a box that does move is noticed', async ({ page }) => {
  const shifts = await noteShifts(page)
  await page.goto('/')
  await untilPainted(page)

  await page.evaluate(() => {
    document.body.style.paddingTop = '200px'
  })

  await expect.poll(() => shifts.length).toBeGreaterThan(0)
})

test('the photo of the home page comes as avif', async ({ page }) => {
  await page.goto('/')
  await untilQuiet(page)

  const photo = page.getByRole('main').locator('.hero-picture img')
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('pages scroll smoothly only for whoever does not mind motion (A11Y-14)', async ({ page }) => {
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.goto('/')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await scrolling()).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await scrolling()).toBe('auto')
})

test('a printed page has no header and no footer', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Shifts are reported after the frame in which they happened. */
async function untilPainted(page: Page): Promise<void> {
  await untilQuiet(page)
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

test('colour is never the only sign of a link in a text (A11Y-05)', async ({ page }) => {
  for (const path of ['/contact', '/zorgverzekering/eigen-risico', '/privacy']) {
    await page.goto(path)
    const links = page.locator('main :is(p, li) a')
    const decorations = await links.evaluateAll((all) =>
      all
        .filter((link) => link.parentElement?.textContent !== link.textContent)
        .map((link) => getComputedStyle(link).textDecorationLine),
    )
    expect(decorations.length).toBeGreaterThan(0)
    expect(decorations.filter((line) => line !== 'underline')).toEqual([])
  }
})
