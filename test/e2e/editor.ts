import { expect, type Page } from '@playwright/test'
import { password } from './member.ts'

export { expect } from '@playwright/test'
export { test } from './member.ts'

/** For programs that work on the site that editors change. */
export const editedSite = {
  DATA_DIR: process.env.EDITED_SITE_DATA_DIR,
  DATABASE_URL: process.env.EDITED_SITE_DATABASE_URL,
}

/** Eva of demo mode, or another sample, by the calls: logging in has its own stories. */
export async function logInAsEditor(page: Page, loginName = 'eva@example.nl'): Promise<void> {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  const answer = await page.request.post('/actions/users/login', {
    data: { loginName, password },
    headers: { 'x-csrf-token': csrfTokenValue },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** As if it ran out: the cookies that only the server reads are gone. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().addCookies(cookies.filter(({ httpOnly }) => !httpOnly))
}
