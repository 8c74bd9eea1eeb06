import { chromium, expect, type Page } from '@playwright/test'
import { kindsOfPages } from '#test/kinds-of-pages.ts'
import { refused } from './cookie-choices.ts'
import { awake, test as base, newMember } from './member.ts'

const executablePath = process.env.CHROME_PATH

/**
 * Playwright starts its browser without the memory of pages that were left, and a browser that can have no window has
 * none. That one does tell what else would have kept a page out of it.
 */
const test = base.extend({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form
    async ({}, use) => {
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: ['--no-sandbox', '--disable-gpu'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ storageState: refused })
test.skip(
  Boolean(executablePath) && !executablePath?.endsWith('headless-shell'),
  'Playwright loses sight of a page that such a browser brings back.',
)

const others = {
  search: '/zoeken?q=eigen+risico',
  'the login page': '/inloggen',
  registering: '/registreren',
}

for (const [name, path] of Object.entries({ ...kindsOfPages, ...others })) {
  test(`nothing keeps ${name} from being there at once for whoever goes back`, async ({ page }) => {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await awake(page)

    expect(await whatKeptItOut(page)).toEqual([])
  })
}

test('nothing keeps the account page from being there at once for whoever goes back', async ({ page }) => {
  await newMember(page, 'terug')
  await page.goto('/mijn-account')
  await awake(page)
  await expect(page.getByText('Welkom, Dina')).toBeVisible()

  expect(await whatKeptItOut(page)).toEqual([])
})

test('a page that listens to being unloaded is noticed', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => addEventListener('unload', () => {}))

  expect(await whatKeptItOut(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})

type Explanation = { type: string; reason: string }

async function whatKeptItOut(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  const told = new Promise<Explanation[]>((resolve) =>
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations),
    ),
  )
  await page.waitForLoadState('networkidle')
  await page.goto('/cookies')
  await page.goBack()
  const explanations = await told
  return explanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)
}
