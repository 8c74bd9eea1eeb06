import { expect, type Page, test } from '@playwright/test'
import { otherPaths } from './addresses.ts'
import { faultsOf } from './axe.ts'

/** The width in between; the outer ones are looked at on every page of the site. */
const widths = [768]

for (const path of ['/', ...otherPaths]) {
  test(`axe finds no fault in ${path} on a tablet, targets included (A11Y-22, A11Y-38)`, async ({ page }) => {
    await page.goto(path)

    await expectNoFaults(page, path, widths)
  })
}

test('axe finds no fault in an open dialog (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')

  await page.getByRole('button', { name: 'Open de dialoog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await expectNoFaults(page, 'dialog', [320, 768, 1280])
})

async function expectNoFaults(page: Page, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsOf(page), `${name} at ${width} px`).toEqual([])
  }
}
