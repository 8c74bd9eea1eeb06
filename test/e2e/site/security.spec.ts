import { expect } from '@playwright/test'
import { allPaths } from '../addresses.ts'
import { test } from '../survey.ts'

test('no page breaks its own content security policy (HDR-03)', ({ survey }) => {
  for (const { path, violations } of survey) {
    expect.soft(violations, path).toEqual([])
  }
})

test('the browser refuses a style attribute and says so (HDR-03)', async ({ page }) => {
  await page.goto('/')
  const complaint = page.waitForEvent('console', (message) => message.type() === 'error')
  const violation = await page.evaluate(
    () =>
      new Promise<string>((tell) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tell(effectiveDirective))
        document.body.setAttribute('style', 'color: red')
      }),
  )

  expect(violation).toBe('style-src-attr')
  expect((await complaint).text()).toContain('Content Security Policy')
})

test('no page writes an error to the console', ({ survey }) => {
  for (const { path, consoleErrors } of survey) {
    expect.soft(consoleErrors, path).toEqual([])
  }
})

test('the server sends no style attribute (HDR-03)', async ({ request }) => {
  for (const path of await allPaths(request)) {
    const html = await (await request.get(path)).text()
    expect.soft(html, path).toContain('</html>')
    expect.soft(html.match(/<[^>]+\sstyle=[^>]*>/g) ?? [], path).toEqual([])
  }
})

test('no page asks another host for anything (HDR-12, AVG-11, COOK-01)', ({ survey, baseURL }) => {
  for (const { path, origins } of survey) {
    expect.soft(origins, path).toEqual([baseURL])
  }
})

test('a reader gets no cookie (SES-08)', ({ survey }) => {
  for (const { path, setCookie } of survey) {
    expect.soft(setCookie, path).toBeNull()
  }
})

test('nothing is stored in the browser of a reader (COOK-01)', ({ survey }) => {
  for (const { path, stored } of survey) {
    expect.soft(stored, path).toBe(0)
  }
})
