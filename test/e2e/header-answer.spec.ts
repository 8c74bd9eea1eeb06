import { expect, type Locator, test } from '@playwright/test'
import { headerOpeners, openAndClose, openerOf, untilStatusKnown } from './header-parts.ts'

/** How long that takes is measured by `npm run bench -- browser`. */
for (const { width, names } of headerOpeners) {
  for (const name of names) {
    test(`at ${width} px ${name} is open before the next picture on the screen, without React`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/zorgverzekering')
      await untilStatusKnown(page, 'visitor')
      // The script of the header comes when somebody does anything on the page.
      await openAndClose(page, names[0] ?? name)

      const { expanded, isPanelOpen, level, scripts } = await pressAndLook(openerOf(page, name))

      expect({ expanded, isPanelOpen, level }).toEqual({
        expanded: 'true',
        isPanelOpen: true,
        level: name === 'Menu' ? '1' : '10',
      })
      expectNoReact(scripts)
    })

    test(`at ${width} px the first press on ${name} is enough, without React`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/zorgverzekering')
      await untilStatusKnown(page, 'visitor')

      const { isPanelOpen, level, scripts } = await pressAndLook(openerOf(page, name), 'when it opens')

      expect({ isPanelOpen, level }).toEqual({ isPanelOpen: true, level: name === 'Menu' ? '1' : '10' })
      expectNoReact(scripts)
    })
  }
}

function expectNoReact(scripts: string[]): void {
  expect(scripts.filter((script) => /\/dist\/start-/.test(script))).toHaveLength(1)
  expect(scripts.filter((script) => /\/dist\/(hydrate|react|jsx-runtime)-/.test(script))).toEqual([])
}

/** What stands there when the press is over or has opened it, before the browser can draw or load anything more. */
function pressAndLook(opener: Locator, when: 'at once' | 'when it opens' = 'at once') {
  return opener.evaluate(async (button: HTMLElement, when) => {
    const opened = new Promise((done) =>
      new MutationObserver(done).observe(button, { attributeFilter: ['aria-expanded'] }),
    )
    button.click()
    if (when === 'when it opens') await opened
    return {
      expanded: button.getAttribute('aria-expanded'),
      isPanelOpen: document
        .getElementById(button.getAttribute('aria-controls') ?? '')
        ?.hasAttribute('data-open'),
      level: document.querySelector<HTMLElement>('.backdrop')?.dataset.level,
      scripts: performance.getEntriesByType('resource').map(({ name }) => name),
    }
  }, when)
}
