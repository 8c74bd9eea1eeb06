import type { Browser, Page } from '@playwright/test'
import { post } from './edit-screen.ts'
import { expect, logInAsEditor } from './editor.ts'

const email = 'bram@example.nl'

/** As others see him. */
export const colleagueName = 'Bram Yilmaz'

/** Bram of demo mode, whom Eva lets in, in a browser of his own. */
export async function openColleague(browser: Browser, eva: Page, role = 'writer'): Promise<Page> {
  const answer = await post(eva, 'collegas/uitnodigen', { email, role })
  // He stays a colleague as long as the site lives.
  expect([200, 409], await answer.text()).toContain(answer.status())
  const page = await (await browser.newContext()).newPage()
  await logInAsEditor(page, email)
  return page
}
