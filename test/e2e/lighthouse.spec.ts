import { test as base, expect } from '@playwright/test'
import { themes } from '#cookie-names.ts'
import { kindsOfPages, toolPages } from '#test/kinds-of-pages.ts'
import { type Judge, openJudge } from '#test/lighthouse.ts'

const test = base.extend<object, { judge: Judge['judgeWithoutClock'] }>({
  judge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form
    async ({}, use) => {
      const { judgeWithoutClock, close } = await openJudge(process.env.CHROME_PATH)
      await use(judgeWithoutClock)
      await close()
    },
    { scope: 'worker' },
  ],
})

/** Its speed is judged by `npm run bench -- lighthouse`, where nobody else is at work. */
for (const theme of themes)
  for (const [name, path] of Object.entries({ ...kindsOfPages, ...(theme === 'light' && toolPages) }))
    test(`Lighthouse finds nothing wrong with ${name} on a phone, ${theme}, and nothing shifts`, async ({
      judge,
      baseURL,
    }) => {
      const { scores, shift, lost } = await judge(`${baseURL}${path}`, theme)

      expect(scores, lost.join(', ')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
      expect(shift).toBe(0)
    })
