import { expect, type Page, type Request, test } from '@playwright/test'
import { untilQuiet } from './quiet.ts'

const mostScriptInBytes = 16 * 1024

test('a page without islands loads no React', async ({ page }) => {
  const addresses = (await scriptsOf(page, '/')).map((script) => script.url())

  expect(addresses.filter((address) => /\/dist\/start-/.test(address)).length).toBe(1)
  expect(addresses.filter((address) => /\/dist\/(hydrate|react)-/.test(address))).toEqual([])
})

test('a page with islands does load React', async ({ page }) => {
  const addresses = (await scriptsOf(page, '/voorbeelden')).map((script) => script.url())

  expect(addresses.filter((address) => /\/dist\/hydrate-/.test(address)).length).toBe(1)
})

test('the scripts of the home page weigh at most 16 KB', async ({ page }) => {
  const scripts = await scriptsOf(page, '/')

  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(mostScriptInBytes)
})

test('scripts travel compressed by brotli', async ({ page }) => {
  const scripts = await scriptsOf(page, '/')

  for (const script of scripts) {
    const answer = await script.response()
    expect(await answer?.headerValue('content-encoding'), script.url()).toBe('br')
  }
})

async function scriptsOf(page: Page, path: string): Promise<Request[]> {
  const scripts: Request[] = []
  page.on('requestfinished', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked)
  })
  await page.goto(path)
  await untilQuiet(page)
  return scripts
}
