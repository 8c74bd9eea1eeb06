import type { Page } from '@playwright/test'

/** Text at twice its size, as somebody sets it in their browser; `normal` puts it back. */
export async function setTextSize(page: Page, size: 'double' | 'normal'): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 'double' ? '200%' : ''
    return document.fonts.ready
  }, size)
}

/**
 * Words of at most ten letters that go on on the next line, outside titles, which have soft hyphens. There is room for
 * all of them on a phone with large text, so one that breaks was squeezed by what stands beside it.
 */
export async function brokenShortWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: element, textContent } = text
      if (!element?.checkVisibility() || element.closest('h1') || isHidden(element)) continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(
        /(?<![\p{L}\u00ad-])\p{L}{2,10}(?![\p{L}\u00ad-])/gu,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...rest] = range.getClientRects()
        if (rest.some((line) => first && line.top >= first.bottom)) broken.push(word)
      }
    }
    return broken

    /** For screen readers only. */
    function isHidden(element: Element | null): boolean {
      return (
        element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
      )
    }
  })
}
