import { expect, type Page, test } from '@playwright/test'
import { contentPaths, otherPaths } from './addresses.ts'
import { faultsOf } from './axe.ts'

const widths = [320, 768, 1280]
/** All content pages are built of the same blocks; the one in between is looked at on the home page. */
const outerWidths = [320, 1280]

test('axe finds no fault in any content page, targets included (A11Y-22, A11Y-38)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)

  for (const path of await contentPaths(request)) {
    await page.goto(path)
    await expectNoFaults(page, path, path === '/' ? widths : outerWidths)
  }
})

for (const path of otherPaths) {
  test(`axe finds no fault in ${path}, targets included (A11Y-22, A11Y-38)`, async ({ page }) => {
    await page.goto(path)

    await expectNoFaults(page, path, widths)
  })
}

test('axe finds no fault in an open dialog (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')

  await page.getByRole('button', { name: 'Open de dialoog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await expectNoFaults(page, 'dialog', widths)
})

async function expectNoFaults(page: Page, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsOf(page), `${name} at ${width} px`).toEqual([])
  }
}
