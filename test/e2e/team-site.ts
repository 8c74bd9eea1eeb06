import type { Page } from '@playwright/test'
import { startAndWait } from '#test/machine/site-process.ts'
import { openColleague } from './colleague.ts'
import { test as base, logInAsEditor } from './editor.ts'

type Team = { eva: Page; bram: Page }

/**
 * A site of its own on which two may publish, so that four eyes are asked for: elsewhere Eva changes figures alone.
 */
export const test = base.extend<Team, { teamSite: string }>({
  teamSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const site = await startAndWait({ TRUST_PROXY: '127.0.0.1' })
      await use(site.address)
      await site.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ teamSite }, use) => use(teamSite),
  eva: async ({ page }, use) => {
    await logInAsEditor(page)
    await use(page)
  },
  bram: async ({ browser, eva }, use) => {
    const bram = await openColleague(browser, eva, 'chief-editor')
    await use(bram)
    await bram.context().close()
  },
})
