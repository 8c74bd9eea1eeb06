import { type Page, test } from '@playwright/test'
import { allPaths, missingPath } from './addresses.ts'
import { faultsOfNextPage } from './axe.ts'
import { undecided } from './cookie-choices.ts'
import { describePage } from './describe-page.ts'
import { brokenShortWords, setTextSize } from './large-text.ts'
import { untilQuiet } from './quiet.ts'
import { noteDown, type SurveyedPage } from './survey.ts'
import { clippedTexts, widenTextSpacing } from './text-spacing.ts'

/** Short enough that no worker is left with a long one. */
const parts = 12
const desktop = { width: 1440, height: 900 }
const tablet = { width: 768, height: 800 }
const smallestScreen = { width: 320, height: 800 }
const phone = { width: 360, height: 740 }

test.use({ storageState: undecided })

for (let part = 0; part < parts; part++) {
  test(`part ${part + 1} of all pages is looked at`, async ({ page, request }) => {
    const paths = (await allPaths(request)).filter((_, index) => index % parts === part)

    const pages: SurveyedPage[] = []
    for (const path of paths) pages.push(await visit(page, path))

    await noteDown(part, pages)
  })
}

async function visit(page: Page, path: string): Promise<SurveyedPage> {
  const origins = new Set<string>()
  const consoleErrors: string[] = []
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  page.on('pageerror', ({ message }) => consoleErrors.push(message))
  page.on('console', (message) => {
    // Chromium itself reports that the page was not found.
    const isAbout404 = message.location().url.endsWith(missingPath)
    if (message.type() === 'error' && !isAbout404) consoleErrors.push(message.text())
  })

  await page.setViewportSize(desktop)
  const answer = await page.goto(path)
  await untilQuiet(page)
  const description = await page.evaluate(describePage)
  const setCookie = (await answer?.headerValue('set-cookie')) ?? null
  const { responseBodySize: bytes } = (await answer?.request().sizes()) ?? { responseBodySize: Number.NaN }
  page.removeAllListeners()

  const violations = consoleErrors.filter((error) => /Content Security Policy|TrustedHTML/.test(error))
  return {
    path,
    ...description,
    origins: [...origins],
    consoleErrors,
    violations,
    setCookie,
    bytes,
    faults: await faultsAtAllWidths(page),
    reflowFaults: await faultsWhereRoomIsShort(page),
  }
}

async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const screen of [desktop, tablet, smallestScreen]) {
    await page.setViewportSize(screen)
    faults.push(...(await faultsOfNextPage(page)).map((fault) => `${screen.width} px: ${fault}`))
  }
  return faults
}

async function faultsWhereRoomIsShort(page: Page): Promise<string[]> {
  await page.setViewportSize(phone)
  await setTextSize(page, 'double')
  const faults = await sidewaysFaults(page, 'with large text')
  faults.push(...(await brokenShortWords(page)).map((word) => `broken with large text: ${word}`))
  faults.push(...(await clippedTexts(page)).map((text) => `clipped with large text: ${text}`))
  await setTextSize(page, 'normal')

  await page.setViewportSize(smallestScreen)
  faults.push(...(await sidewaysFaults(page, 'as it is')))
  await widenTextSpacing(page)
  faults.push(...(await sidewaysFaults(page, 'with wider spacing')))
  faults.push(...(await clippedTexts(page)).map((text) => `clipped: ${text}`))
  return faults
}

async function sidewaysFaults(page: Page, how: string): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return pixels === 0 ? [] : [`scrolls ${pixels} px sideways ${how}`]
}
