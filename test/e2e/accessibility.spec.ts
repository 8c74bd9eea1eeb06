import { expect, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

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
