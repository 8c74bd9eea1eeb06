import type { Page } from '@playwright/test'

/** The values of WCAG 1.4.12. The policy of the site refuses style elements, but not this way. */
export async function widenTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Texts that stick out of a box that hides what does not fit; texts for screen readers only aside. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const clipped: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const box = clippingBox(text.parentElement)
      if (!text.parentElement?.checkVisibility() || !box || box.clientWidth <= 1) continue
      if (sticksOut(text, box.getBoundingClientRect())) clipped.push(text.textContent ?? '')
    }
    return clipped

    function clippingBox(element: Element | null): Element | undefined {
      if (!element || element === document.body) return undefined
      const hides = /hidden|clip/.test(getComputedStyle(element).overflow)
      return hides ? element : clippingBox(element.parentElement)
    }

    function sticksOut(text: Node, box: DOMRect): boolean {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
    }
  })
}
