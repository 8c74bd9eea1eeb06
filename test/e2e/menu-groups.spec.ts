import { expect, type Locator, type Page, test } from '@playwright/test'
import { openerOf, panelOf, stopClock } from './header-parts.ts'

test.use({ viewport: { width: 900, height: 1600 }, contextOptions: { reducedMotion: 'reduce' } })

async function openMenu(page: Page): Promise<Locator> {
  await page.goto('/contact')
  await openerOf(page, 'Menu').click()
  await expect(panelOf(page, 'menu')).toBeVisible()
  await page.clock.install()
  await stopClock(page)
  return panelOf(page, 'menu').locator('details')
}

/** Once it stands still. */
async function pointAt(group: Locator): Promise<{ x: number; y: number }> {
  await group.locator('summary').hover({ position: { x: 40, y: 20 } })
  const box = await group.locator('summary').boundingBox()
  return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }
}

test('with a mouse, a group of the menu opens after 300 ms and stays open (specification 2, 9)', async ({
  page,
}) => {
  const groups = await openMenu(page)
  const first = groups.first()
  await expect(first).not.toHaveAttribute('open')

  await pointAt(first)
  await page.clock.runFor(299)
  await expect(first).not.toHaveAttribute('open')
  await page.clock.runFor(1)
  await expect(first).toHaveAttribute('open')

  await page.mouse.move(880, 1590)
  await page.clock.runFor(5_000)
  await expect(first).toHaveAttribute('open')
})

test('who passes by opens nothing', async ({ page }) => {
  const groups = await openMenu(page)

  await pointAt(groups.first())
  await page.clock.runFor(200)
  await page.mouse.move(880, 1590)
  await page.clock.runFor(5_000)

  await expect(groups.first()).not.toHaveAttribute('open')
})

test('a press on what just opened keeps it; a later one closes it (WCAG 1.4.13)', async ({ page }) => {
  const groups = await openMenu(page)
  const first = groups.first()
  await pointAt(first)
  await page.clock.runFor(300)
  await expect(first).toHaveAttribute('open')

  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await page.clock.runFor(1_000)
  await first.locator('summary').click()
  await expect(first).not.toHaveAttribute('open')
})

test('a pointer that shakes opens no other group when the menu moves under it (WCAG 1.4.13)', async ({
  page,
}) => {
  const groups = await openMenu(page)
  // When the second opens and the first closes, the title of the third comes to lie under the pointer.
  await groups.evaluateAll(([first, second]) => {
    const title = first?.querySelector('summary')?.getBoundingClientRect().height ?? 0
    for (const [group, height] of [[first, 400] as const, [second, 400 - title - 1] as const]) {
      const body = group?.querySelector<HTMLElement>('.collapse-body')
      Object.assign(body?.style ?? {}, { boxSizing: 'border-box', height: `${height}px`, overflow: 'hidden' })
    }
  })
  await pointAt(groups.first())
  await page.clock.runFor(300)
  await expect(groups.first()).toHaveAttribute('open')
  const { x, y } = await pointAt(groups.nth(1))
  await page.clock.runFor(300)
  await expect(groups.nth(1)).toHaveAttribute('open')
  await expect(groups.first()).not.toHaveAttribute('open')
  const isUnderPointer = () =>
    groups
      .nth(2)
      .evaluate((group, [x, y]) => group.contains(document.elementFromPoint(x, y)), [x, y] as const)
  await expect.poll(isUnderPointer).toBe(true)

  for (const shake of [3, -4, 5, 2]) {
    await page.mouse.move(x + shake, y - shake)
    await page.clock.runFor(300)
  }

  await expect(groups.nth(1)).toHaveAttribute('open')
  await expect(panelOf(page, 'menu').locator('details[open]')).toHaveCount(1)
})

test('Escape puts the menu away, with what hovering opened (WCAG 1.4.13)', async ({ page }) => {
  const groups = await openMenu(page)
  await pointAt(groups.first())
  await page.clock.runFor(300)

  await page.keyboard.press('Escape')

  await expect(panelOf(page, 'menu')).toBeHidden()
})

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a group opens by a tap (specification 2)', async ({ page }) => {
    await page.goto('/contact')
    await openerOf(page, 'Menu').tap()
    const first = panelOf(page, 'menu').locator('details').first()
    await expect(first).not.toHaveAttribute('open')

    await first.locator('summary').tap()

    await expect(first).toHaveAttribute('open')
  })
})
