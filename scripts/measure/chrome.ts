import { findBrowser } from '../browser.mjs'

/** Where the browser of this machine is; nothing where it is Playwright's own, which finds itself. */
export function pathOfChrome(): string | undefined {
  const chrome = findBrowser()
  if (!chrome) throw new Error('There is no browser: install Chromium, or name one with CHROME_PATH.')
  return chrome === 'playwright' ? undefined : chrome
}
