import { expect } from '@playwright/test'
import { awake, newMember, test } from './member.ts'

const react = /\/(hydrate|react|jsx-runtime)-/

for (const path of ['/mijn-account', '/registreren']) {
  test(`the islands of ${path} weigh at most 20 KB beside React`, async ({ page }) => {
    if (path === '/mijn-account') await newMember(page, 'licht')
    let bytes = 0
    page.on('response', (response) => {
      if (!response.url().endsWith('.js') || react.test(response.url())) return
      expect(response.headers()['content-encoding']).toBe('br')
      bytes += Number(response.headers()['content-length'])
    })
    await page.goto(path)
    await awake(page)

    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThanOrEqual(20 * 1024)
  })
}
