import { expect, type Locator, type Page } from '@playwright/test'

export const premium = '/zorgverzekering/premie-berekenen'
export const ownRisk = '/zorgverzekering/eigen-risico-berekenen'

export function said(page: Page): Locator {
  return page.locator('.calculator-said')
}

/** Its script is there: it says so itself. */
export async function awake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.keyboard.press('Shift')
  await expect(page.locator('.calculator[data-awake]').first()).toBeVisible()
}
