import { expect, type Locator, type Page, test } from '@playwright/test'

const smallest = { width: 320, height: 640 }
const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a button moves a slider on, the position is told, and slides out of view are out of reach (A11Y-20; specification 1)', async ({
  page,
}) => {
  const { slider, position, next, previous } = await openSlider(page, phone)
  await expect(reachable(slider)).toHaveCount(1)

  await next.click()

  await expect(position).toHaveText('2 van 6')
  await expect(reachable(slider)).toHaveCount(1)
  await expect(reachable(slider)).toContainText('Nachtdiensten')
  await previous.click()
  await expect(position).toHaveText('1 van 6')
})

test('at its end a slider goes no further, and the button keeps the focus', async ({ page }) => {
  const { slider, position, next } = await openSlider(page, desktop)
  await expect(reachable(slider)).toHaveCount(3)

  for (const told of ['2–4 van 6', '3–5 van 6', '4–6 van 6']) {
    await next.press('Enter')
    await expect(position).toHaveText(told)
  }

  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.press('Enter')
  await expect(position).toHaveText('4–6 van 6')
  await expect(next).toBeFocused()
})

test('arrow keys move a slider, and the focus never goes to a slide that cannot be seen', async ({
  page,
}) => {
  const { slider, position } = await openSlider(page, phone)
  await expect(reachable(slider)).toHaveCount(1)

  await slider.locator('.slider-view').focus()
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText('2 van 6')
  await page.keyboard.press('Tab')
  await expect(slider.getByRole('link', { name: 'Nachtdiensten' })).toBeFocused()
  await page.keyboard.press('Tab')

  await expect(slider.getByRole('button', { name: 'Vorige' })).toBeFocused()
})

test('the keyboard stops at a row that scrolls, and not at one that shows everything', async ({ page }) => {
  const { slider } = await openSlider(page, desktop)
  await expect(reachable(slider)).toHaveCount(3)
  await expect(slider.locator('.slider-view')).toHaveAttribute('tabindex', '0')
  const three = page.locator('#tegels-drie')
  await three.scrollIntoViewIfNeeded()
  await expect(three.getByRole('status', { includeHidden: true })).toHaveText('1–3 van 3')
  await expect(three.locator('.slider-view')).not.toHaveAttribute('tabindex')

  await page.goto('/')
  const tasks = page.locator('#regelen')
  await expect(tasks.locator('.slider-view')).not.toHaveAttribute('tabindex')
  await page.mouse.move(5, 5)
  await expect(tasks.getByRole('status', { includeHidden: true })).toHaveText('1–8 van 8')
  await expect(tasks.locator('.slider-view')).not.toHaveAttribute('tabindex')

  await page.setViewportSize(phone)
  await expect(tasks.locator('.slider-view')).toHaveAttribute('tabindex', '0')
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  for (const screen of [smallest, phone, desktop])
    test(`every kind of slider tells at its end, at ${screen.width} px, where its last slides are, with motion "${reducedMotion}"`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.setViewportSize(screen)
      await page.goto('/voorbeelden')
      for (const kind of ['pakketten', 'verhalen', 'tegels-zes', 'onderwerpen']) {
        const slider = page.locator(`#${kind}`)
        await slider.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const slides = slider.locator('.slider-slide')
        const count = await slides.count()
        const status = slider.getByRole('status', { includeHidden: true })
        await expect(status, kind).toHaveText(new RegExp(`^1(–\\d)? van ${count}$`))
        const atOnce = await slides.evaluateAll(
          (all) => all.filter((slide) => slide.getBoundingClientRect().right <= innerWidth).length,
        )
        await expect(reachable(slider)).toHaveCount(atOnce)

        const end = `${atOnce > 1 ? `${count - atOnce + 1}–` : ''}${count} van ${count}`
        for (let press = 0; press < count - atOnce; press += 1) {
          await slider.getByRole('button', { name: 'Volgende' }).press('Enter')
          const first = press + 2
          await expect(status, kind).toHaveText(
            `${atOnce > 1 ? `${first}–${first + atOnce - 1}` : first} van ${count}`,
          )
        }

        await expect(status, kind).toHaveText(end)
        const rightEdge = () => slides.last().evaluate((slide) => slide.getBoundingClientRect().right)
        await expect.poll(rightEdge, { message: kind }).toBeLessThanOrEqual(screen.width)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
      }
    })

test.describe('on a screen that feels fingers', () => {
  test.use({ hasTouch: true })

  test('a finger moves a slider', async ({ page }) => {
    const { slider, position } = await openSlider(page, phone)
    await expect(reachable(slider)).toHaveCount(1)
    const box = await slider.locator('.slider-view').boundingBox()

    await swipe(page, (box?.y ?? 0) + 100)

    await expect(position).toHaveText('2 van 6')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a slider is a row that scrolls, with everything in it (A11Y-39)', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/voorbeelden')
    const slider = page.locator('#tegels-zes')
    await expect(slider.getByRole('button')).toHaveCount(0)

    const last = slider.getByRole('link', { name: 'Geldzorgen' })
    await last.scrollIntoViewIfNeeded()

    await expect(last).toBeInViewport()
  })
})

/** The slider of the examples with six tiles, awake. */
async function openSlider(page: Page, screen: { width: number; height: number }) {
  await page.setViewportSize(screen)
  await page.goto('/voorbeelden')
  const slider = page.locator('#tegels-zes')
  await slider.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(slider.getByRole('status')).toHaveText(/^1(–3)? van 6$/)
  return {
    slider,
    position: slider.getByRole('status'),
    next: slider.getByRole('button', { name: 'Volgende' }),
    previous: slider.getByRole('button', { name: 'Vorige' }),
  }
}

/** A finger that goes from right to left over the screen. */
async function swipe(page: Page, y: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y }] })
  for (let x = 280; x >= 60; x -= 20) {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function reachable(slider: Locator): Locator {
  return slider.locator('.slider-slide:not([inert])')
}
