import { expect, type Page, type Request, test } from '@playwright/test'
import { budgets } from '#test/budgets.ts'
import { weighedPages } from '#test/kinds-of-pages.ts'
import { undecided } from './cookie-choices.ts'
import { expectBackdrop, openerOf, openPanel, untilStatusKnown } from './header-parts.ts'
import { untilQuiet } from './quiet.ts'

const react = /\/(hydrate|react|jsx-runtime)-/

test('a page without islands loads no React', async ({ page }) => {
  const addresses = (await scriptsOf(page, '/')).map((script) => script.url())

  expect(addresses.filter((address) => /\/dist\/start-/.test(address)).length).toBe(1)
  expect(addresses.filter((address) => /\/dist\/(hydrate|react)-/.test(address))).toEqual([])
})

test('a page with islands does load React', async ({ page }) => {
  const addresses = (await scriptsOf(page, '/voorbeelden')).map((script) => script.url())

  expect(addresses.filter((address) => /\/dist\/hydrate-/.test(address)).length).toBe(1)
})

test('scripts travel compressed by brotli', async ({ page }) => {
  const scripts = await scriptsOf(page, '/')

  for (const script of scripts) {
    const answer = await script.response()
    expect(await answer?.headerValue('content-encoding'), script.url()).toBe('br')
  }
})

test('what the script measures of a page has few of its elements dressed anew', async ({ browser, page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilStatusKnown(page, 'visitor')
  const elementsDressedAfter = async (...properties: string[]) => {
    // What changed before is dressed before.
    await page.evaluate(() => document.body.offsetHeight)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.evaluate((names) => {
      for (const name of names) document.documentElement.style.setProperty(name, '7px')
      return document.body.offsetHeight
    }, properties)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: { name: string; args: { elementCount?: number } }[]
    }
    const dressed = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
    return dressed.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  }

  expect(await elementsDressedAfter('--floor-height', '--scrollbar-width')).toBeLessThan(30)
  expect(await elementsDressedAfter('--of-nobody')).toBeGreaterThan(300)
})

test.describe('somebody who comes for the first time', () => {
  test.use({ storageState: undecided })

  for (const [kind, path] of Object.entries(weighedPages)) {
    test(`gets ${kind} with one script of at most 3 KB, until they do something`, async ({ page }) => {
      const scripts: Request[] = []
      page.on('requestfinished', (asked) => {
        if (asked.resourceType() === 'script') scripts.push(asked)
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await untilStatusKnown(page, 'visitor')

      const sizes = await Promise.all(scripts.map((script) => script.sizes()))
      expect(sizes.length).toBe(budgets.scriptFilesAtRest)
      expect(sizes[0]?.responseBodySize).toBeLessThanOrEqual(budgets.scriptAtRestInBytes)
      await page.mouse.move(200, 300)
      await expect.poll(() => scripts.length).toBeGreaterThan(budgets.scriptFilesAtRest)
    })
  }

  test('gets no script more in a browser that leaves dialogs to us, until they open one', async ({
    page,
  }) => {
    const addresses: string[] = []
    page.on('requestfinished', (asked) => {
      if (asked.resourceType() === 'script') addresses.push(asked.url())
    })
    await page.addInitScript(() => {
      for (const { prototype } of [HTMLDialogElement, HTMLButtonElement])
        for (const name of ['closedBy', 'commandForElement']) Reflect.deleteProperty(prototype, name)
    })
    await page.goto('/zorgverzekering/basisverzekering', { waitUntil: 'networkidle' })
    await untilStatusKnown(page, 'visitor')
    expect(addresses).toHaveLength(budgets.scriptFilesAtRest)

    await page.locator('.modal [commandfor]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => addresses.filter((address) => /\/dist\/older-/.test(address)).length).toBe(1)

    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('gets the home page with everything on its first screen for at most 250 KB', async ({ page }) => {
    const finished: Request[] = []
    page.on('requestfinished', (asked) => finished.push(asked))
    await page.goto('/', { waitUntil: 'networkidle' })

    const sizes = await Promise.all(finished.map((asked) => asked.sizes()))
    const total = sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => {
      return sum + responseBodySize + responseHeadersSize
    }, 0)
    expect(finished.some((asked) => asked.resourceType() === 'image')).toBe(true)
    expect(total).toBeLessThanOrEqual(budgets.homeInBytes)
  })

  test('opens everything of header, panel and cookie bar for at most 25 KB of script beside React', async ({
    page,
  }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (asked) => {
      if (asked.resourceType() === 'script' && !react.test(asked.url())) scripts.push(asked)
    })
    await page.goto('/over-ons/nieuws')
    await untilStatusKnown(page, 'visitor')
    await page.getByRole('button', { name: 'Zelf kiezen' }).click()
    // It takes the focus as soon as it is there, and what was open in the header closes.
    await expect(page.getByRole('checkbox', { name: 'Statistiek' })).toBeFocused()
    for (const name of ['Zorgverzekering', 'Zoeken', 'Inloggen']) {
      await openPanel(page, name)
      await expectBackdrop(page, 10)
    }
    await expect(page.locator('#header-log-in[awake]')).toBeAttached()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 800 })
    await openerOf(page, 'Menu').click()
    await expectBackdrop(page, 1)
    await page.waitForLoadState('networkidle')

    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(total).toBeLessThanOrEqual(budgets.openedScriptInBytes)
  })
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
