import type { Locator, Page } from '@playwright/test'

/**
 * Somebody with a mouse and a keyboard. Clicks are counted; keys are not, but they go where the cursor is, as they do for
 * people: a field that was not clicked on and has no cursor gets nothing.
 */
export function handOn(page: Page) {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(target: Locator, options: Parameters<Locator['click']>[0] = {}): Promise<void> {
      clicks += 1
      await target.click(options)
    },
    type: (words: string) => page.keyboard.type(words),
    press: (key: string) => page.keyboard.press(key),
  }
}
