import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import type { PageDescription } from './describe-page.ts'

/** What happened while a page was opened, and how it looked on screens of four widths. */
export type SurveyedPage = PageDescription & {
  path: string
  origins: string[]
  consoleErrors: string[]
  violations: string[]
  setCookie: string | null
  /** Of the HTML alone, as it came over the line. */
  bytes: number
  /** What axe found wrong, from small to large, light and dark. */
  faults: string[]
  /** What went wrong on a screen of 320 px, with wider text spacing there, and at 360 px with text at twice its size. */
  reflowFaults: string[]
}

/** Every page is opened once, by `survey.setup.ts`; the tests then look at what was noted down of it. */
export const test = base.extend<object, { survey: SurveyedPage[] }>({
  survey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form
    async ({}, use) => {
      const files = await readdir(notes)
      const parts = await Promise.all(files.map((file) => readFile(new URL(file, notes), 'utf8')))
      await use(parts.flatMap((part) => JSON.parse(part) as SurveyedPage[]))
    },
    { scope: 'worker' },
  ],
})

const notes = new URL('../../test-results/survey/', import.meta.url)

export async function noteDown(part: number, pages: SurveyedPage[]): Promise<void> {
  await mkdir(notes, { recursive: true })
  await writeFile(new URL(`${part}.json`, notes), JSON.stringify(pages))
}
