import { expect } from '@playwright/test'
import { setTextSize } from './large-text.ts'
import { awake, newMember, test } from './member.ts'

const screens = ['/inloggen', '/registreren', '/wachtwoord-vergeten']

test('text at twice its size fits on a phone (A11Y-07)', async ({ page }) => {
  await newMember(page, 'groot')
  await page.setViewportSize({ width: 640, height: 900 })
  for (const path of ['/mijn-account', '/mijn-account/verwijderen', '/registreren/gelukt']) {
    await page.goto(path)
    await awake(page)
    await expect(page.getByText('bezig met laden')).toBeHidden()
    await setTextSize(page, 'double')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, path).toBeLessThanOrEqual(0)
  }
})

test('in forced colours every control still has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of screens) {
    await page.goto(path)
    for (const control of await page.locator('main :is(.button, .field-input, .choice-tile):visible').all()) {
      const edge = await control.evaluate((element) => getComputedStyle(element).borderTopWidth)
      expect(Number.parseFloat(edge), path).toBeGreaterThan(0)
    }
  }
})

test('with reduced motion the page jumps to the message instead of gliding (A11Y-14)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/registreren')
  await awake(page)
  await page.evaluate(() => {
    const calls: unknown[] = []
    Object.assign(window, { calls })
    const original = window.scrollTo.bind(window)
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push(options.behavior)
      original(options)
    }) as typeof window.scrollTo
  })
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page.getByRole('alert')).toBeFocused()

  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toContain('instant')
})
