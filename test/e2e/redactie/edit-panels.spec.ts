import { faultsOf } from '../axe.ts'
import { canvas, fields, openDraft } from '../edit-screen.ts'
import { expect, test } from '../editor.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Ruimte', lead: 'Zo werkt het.' }

test('panels of the editing screen fold and widen, and stay so', async ({ page }) => {
  await openDraft(page, '/panelen', { title: 'Ruimte', blocks: [hero] })
  const widthOf = async () => (await page.locator('.edit-canvas').boundingBox())?.width ?? 0
  const before = await widthOf()

  await page.getByRole('button', { name: 'Linkerpaneel inklappen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Blokken', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Linkerpaneel tonen' })).toBeFocused()
  expect(await widthOf()).toBeGreaterThan(before)
  const folded = await widthOf()
  await page.getByRole('button', { name: 'Velden breder' }).click()
  await expect(page.getByRole('button', { name: 'Velden smaller' })).toBeVisible()
  expect(await widthOf()).toBeLessThan(folded)
  expect(await faultsOf(page)).toEqual([])

  await page.reload()
  await expect(canvas(page).locator('h1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Linkerpaneel tonen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Velden smaller' })).toBeVisible()

  await page.getByRole('button', { name: 'Linkerpaneel tonen' }).click()
  await expect(page.getByRole('button', { name: 'Blokken', exact: true })).toBeVisible()
})

test('on the smallest screen for editing the tabs of the left panel have room on both sides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDraft(page, '/tabs-op-1024', { title: 'Ruimte', blocks: [hero] })

  const tabs = page.getByRole('group', { name: 'Links tonen' })

  expect(await tabs.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0)
})

test('below 1200 pixels the page is shown as on a phone, large enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDraft(page, '/op-1024', { title: 'Ruimte', blocks: [hero] })

  await expect(page.getByRole('button', { name: 'Telefoon' })).toHaveAttribute('aria-pressed', 'true')
  const scale = await page.locator('.edit-canvas-page').evaluate((element) => {
    return element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth
  })
  expect(scale).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faultsOf(page)).toEqual([])
})

test('Tab reaches the first field within ten stops', async ({ page }) => {
  await openDraft(page, '/snel-bij-het-veld', { title: 'Ruimte', blocks: [hero] })
  const first = fields(page).locator('input, textarea, [contenteditable=true]').first()
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

  let stops = 0
  do {
    await page.keyboard.press('Tab')
    stops += 1
  } while ((await focused()) !== 'Ga naar de velden' && stops < 10)
  await page.keyboard.press('Enter')
  await expect(page.locator('#velden')).toBeFocused()
  while (stops < 10 && !(await first.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
    stops += 1
  }

  await expect(first).toBeFocused()
  expect(stops).toBeLessThanOrEqual(10)
})
