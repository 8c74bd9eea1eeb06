import { expect, type Page } from '@playwright/test'
import { password } from './member.ts'

export { expect } from '@playwright/test'
export { test } from './member.ts'

/** Eva of demo mode, by the calls: logging in has its own stories. */
export async function logInAsEditor(page: Page): Promise<void> {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  const answer = await page.request.post('/actions/users/login', {
    data: { loginName: 'eva@example.nl', password },
    headers: { 'x-csrf-token': csrfTokenValue },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
