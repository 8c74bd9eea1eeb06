import { expect, type Page, test } from '@playwright/test'
import { kindsOfPages, toolPages } from '#test/kinds-of-pages.ts'

const others = {
  'own risk': '/zorgverzekering/eigen-risico',
  'a premium explained': '/zorgverzekering/premie',
  'a text with a panel': '/zorgverzekering/overstappen',
  'questions and answers': '/zorgverzekering/veelgestelde-vragen',
  'text without a list': '/ledenvoordeel',
  'search results': '/zoeken?q=bril',
  'nothing found': '/zoeken?q=xqzwv',
  registering: '/registreren',
  'logging in': '/inloggen',
  'a forgotten password': '/wachtwoord-vergeten',
  'a page that is not there': '/bestaat-niet',
}

for (const [kind, path] of Object.entries({ ...kindsOfPages, ...toolPages, ...others }))
  test(`${kind}: lines of running text have at most seventy characters`, async ({ page }) => {
    await page.goto(path)
    await page.locator('main details').evaluateAll((folded) => {
      for (const details of folded) {
        details.removeAttribute('name')
        details.setAttribute('open', '')
      }
    })
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await longLines(page), `at ${width} px`).toEqual([])
    }
  })

/** Lines that go on beyond the seventieth character. */
function longLines(page: Page): Promise<string[]> {
  return page
    .locator(
      `main :is(
        :is(.prose, .beside-main, .plain-page) > :is(p, ul, ol, blockquote),
        :is(.calculator, .cover-search, .overview, .page-foot) :is(p, li:not(:has(p))),
        .comparison-sources, .field-hint
      ):visible`,
    )
    .evaluateAll((texts) =>
      texts.flatMap((text) => {
        const lines = new Map<number, string>()
        const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const letters = node.textContent ?? ''
          for (let at = 0; at < letters.length; at += 1) {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const { width, bottom } = range.getBoundingClientRect()
            const line = Math.round(bottom / 8)
            if (width > 1 && !node.parentElement?.closest('.visually-hidden'))
              lines.set(line, (lines.get(line) ?? '') + letters.charAt(at))
          }
        }
        return [...lines.values()].filter((line) => line.trim().length > 70)
      }),
    )
}
