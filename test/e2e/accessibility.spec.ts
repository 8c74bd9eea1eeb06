import { expect, test } from '@playwright/test'
import { otherPaths } from './addresses.ts'
import { faultsOf, faultsOfNextPage } from './axe.ts'

/** The width in between; the outer ones are looked at on every page of the site. */
const tablet = { width: 768, height: 800 }

for (const path of ['/', ...otherPaths]) {
  test(`axe finds no fault in ${path} on a tablet, targets included (A11Y-22, A11Y-38)`, async ({ page }) => {
    await page.setViewportSize(tablet)
    await page.goto(path)

    expect(await faultsOfNextPage(page)).toEqual([])
  })
}

test('axe finds no fault in an open dialog (A11Y-38)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/voorbeelden')

  await page.getByRole('button', { name: 'Open de dialoog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsOf(page), `${width} px`).toEqual([])
  }
})
