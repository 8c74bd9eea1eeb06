import { type Page, test } from '@playwright/test'
import { allPaths, missingPath } from './addresses.ts'
import { faultsOfNextPage } from './axe.ts'
import { undecided } from './cookie-choices.ts'
import { describePage } from './describe-page.ts'
import { untilQuiet } from './quiet.ts'
import { noteDown, type SurveyedPage } from './survey.ts'
import { clippedTexts, widenTextSpacing } from './text-spacing.ts'

/** Short enough that no worker is left with a long one. */
const parts = 12
const desktop = { width: 1280, height: 800 }
const smallestScreen = { width: 320, height: 800 }

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
    ...(await lookAtBothWidths(page)),
  }
}

async function lookAtBothWidths(page: Page): Promise<Pick<SurveyedPage, 'faults' | 'reflowFaults'>> {
  const faults = (await faultsOfNextPage(page)).map((fault) => `${desktop.width} px: ${fault}`)
  await page.setViewportSize(smallestScreen)
  faults.push(...(await faultsOfNextPage(page)).map((fault) => `${smallestScreen.width} px: ${fault}`))

  const reflowFaults = await sidewaysFaults(page, 'as it is')
  await widenTextSpacing(page)
  reflowFaults.push(...(await sidewaysFaults(page, 'with wider spacing')))
  reflowFaults.push(...(await clippedTexts(page)).map((text) => `clipped: ${text}`))
  return { faults, reflowFaults }
}

async function sidewaysFaults(page: Page, how: string): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return pixels === 0 ? [] : [`scrolls ${pixels} px sideways ${how}`]
}
