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

/** Texts that stick out of a box on a side that it hides; texts for screen readers only aside. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const clipped: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.textContent?.trim() === '') continue
      if (sticksOut(text, 'X') || sticksOut(text, 'Y')) clipped.push(text.textContent ?? '')
    }
    return clipped

    function sticksOut(text: Node, axis: 'X' | 'Y'): boolean {
      const box = clippingBox(text.parentElement, axis)
      if (!box || box.clientWidth <= 1) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const [words, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
      return axis === 'X'
        ? words.left < room.left - 1 || words.right > room.right + 1
        : words.top < room.top - 1 || words.bottom > room.bottom + 1
    }

    /** A box that scrolls on this axis hides nothing: what is outside it can be brought in. */
    function clippingBox(element: Element | null, axis: 'X' | 'Y'): Element | undefined {
      if (!element || element === document.body) return undefined
      const overflow = getComputedStyle(element)[`overflow${axis}`]
      if (/auto|scroll/.test(overflow)) return undefined
      return /hidden|clip/.test(overflow) ? element : clippingBox(element.parentElement, axis)
    }
  })
}
