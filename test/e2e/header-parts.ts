import { expect, type Locator, type Page } from '@playwright/test'

/** What can be opened, by the width of the screen. */
export const headerOpeners = [
  { width: 1280, names: ['Zorgverzekering', 'Zoeken', 'Inloggen'] },
  { width: 390, names: ['Menu', 'Zoeken', 'Inloggen'] },
  { width: 360, names: ['Menu', 'Zoeken', 'Inloggen'] },
]

export function openerOf(page: Page, name: string): Locator {
  return page.locator('.header button[aria-expanded]', { hasText: name })
}

export function panelOf(page: Page, id: string): Locator {
  return page.locator(`#header-${id}`)
}

export async function expectBackdrop(page: Page, level: 0 | 1 | 10): Promise<void> {
  await expect(page.locator('.backdrop')).toHaveAttribute('data-level', String(level))
}

/** By a key: a mouse that comes long before it presses has opened the panel by then, and closes it. */
export async function openPanel(page: Page, name: string): Promise<void> {
  // A press does not wait until there is something to see, and the account button comes later than the others.
  await expect(openerOf(page, name)).toBeVisible()
  await openerOf(page, name).press('Enter')
}

export async function openAndClose(page: Page, name: string): Promise<void> {
  await openPanel(page, name)
  await expectBackdrop(page, name === 'Menu' ? 1 : 10)
  await page.keyboard.press('Escape')
  await expectBackdrop(page, 0)
}

/** The account button comes when it is known who asks. */
export async function untilStatusKnown(page: Page, who: 'visitor' | 'member'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-login', who)
}

/** From here on time passes only when a test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Everything that ever happens to an attribute, in order. */
export async function noteAttribute(
  page: Page,
  selector: string,
  name: string,
): Promise<() => Promise<unknown>> {
  await page.evaluate(
    ([selector, name]) => {
      const element = document.querySelector(selector)
      const noted: (string | null)[] = []
      Object.assign(window, { noted })
      if (!element) return
      new MutationObserver(() => noted.push(element.getAttribute(name))).observe(element, {
        attributeFilter: [name],
      })
    },
    [selector, name] as const,
  )
  return () => page.evaluate(() => (window as unknown as { noted: unknown }).noted)
}

/** Tries it out: the header is asleep for a moment after the page has loaded. */
export async function expectSticking(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await scrollTo(page, 400)
      await scrollTo(page, 500)
      return page.locator('.header[data-away]').count()
    })
    .toBe(1)
  await scrollTo(page, 0)
}

/** Until the page has told everybody that it scrolled. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
    const before = window.scrollY
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY !== before) await scrolled
  }, y)
}
