import { test as base, type Page } from '@playwright/test'
import { allPaths, missingPath } from './addresses.ts'
import { undecided } from './cookie-choices.ts'
import { describePage, type PageDescription } from './describe-page.ts'
import { untilQuiet } from './quiet.ts'

/** What happened while a page was opened. */
type Visit = { origins: string[]; consoleErrors: string[]; violations: string[]; setCookie: string | null }
export type SurveyedPage = { path: string } & PageDescription & Visit

/** Every page is opened once; the tests then look at what was noted down of it. */
export const test = base.extend<object, { survey: SurveyedPage[] }>({
  survey: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL ?? '',
        storageState: undecided,
      })
      const page = await context.newPage()
      const survey: SurveyedPage[] = []
      for (const path of await allPaths(context.request)) survey.push(await visit(page, path))
      await context.close()
      await use(survey)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

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

  const answer = await page.goto(path)
  await untilQuiet(page)
  const description = await page.evaluate(describePage)
  const setCookie = (await answer?.headerValue('set-cookie')) ?? null
  page.removeAllListeners()

  const violations = consoleErrors.filter((error) => /Content Security Policy|TrustedHTML/.test(error))
  return { path, ...description, origins: [...origins], consoleErrors, violations, setCookie }
}
