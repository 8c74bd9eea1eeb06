import { type Browser, chromium, type Page } from '@playwright/test'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { refused, undecided } from '../../test/e2e/cookie-choices.ts'
import { headerOpeners, openAndClose, untilStatusKnown } from '../../test/e2e/header-parts.ts'

const longestInMilliseconds = 100
const tries = 10

type Touch = {
  what: string
  path: string
  width: number
  touch: (page: Page) => Promise<unknown>
  /** What the browser brings along; else it refused cookies. */
  storageState?: typeof refused | typeof undecided
}

const openers: Touch[] = headerOpeners.flatMap(({ width, names }) =>
  names.map((name) => ({
    what: `${name} opens at ${width} px`,
    path: '/zorgverzekering',
    width,
    touch: (page) => openAndClose(page, name),
  })),
)

/** What people touch most. */
const touches: Touch[] = [
  ...openers,
  {
    what: 'a slider goes on',
    path: '/',
    width: 390,
    touch: (page) => page.getByRole('button', { name: 'Volgende' }).first().click(),
  },
  {
    what: 'a question opens',
    path: '/zorgverzekering/veelgestelde-vragen',
    width: 390,
    touch: (page) => page.locator('main summary').first().click(),
  },
  {
    what: 'a choice in the comparison',
    path: '/zorgverzekering/vergelijken',
    width: 390,
    touch: async (page) => {
      await page.locator('main summary', { hasText: 'Kies wat je wilt zien' }).click()
      await page.getByRole('radio', { name: 'CZ', exact: true }).check()
    },
  },
  {
    what: 'a letter in the search field',
    path: '/zoeken',
    width: 390,
    touch: (page) => page.getByRole('main').getByLabel('Zoek op deze site').press('e'),
  },
  {
    what: 'the choice about cookies',
    path: '/',
    width: 390,
    touch: (page) => page.getByRole('button', { name: 'Alleen noodzakelijk' }).click(),
    storageState: undecided,
  },
]

/**
 * The first touch on a page, from the touch to the next picture on the screen, and to the picture of what it opens, on a
 * processor four times as slow: the middle one of ten.
 */
export async function benchTouches(address: string, executablePath: string | undefined): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  for (const touch of touches) figures.push(await benchTouch(browser, address, touch))
  await browser.close()
  return figures
}

async function benchTouch(
  browser: Browser,
  address: string,
  { what, touch, ...place }: Touch,
): Promise<Figure> {
  const measured: number[] = []
  for (let count = 0; count < tries; count++) {
    const page = await openPage(browser, address, place)
    await touch(page)
    measured.push(await longestAnswer(page))
    await page.context().close()
  }
  const middle = median(measured)
  return {
    what: `${what} at the first touch, on a processor four times as slow, median of ${tries}`,
    figure: `${middle} ms`,
    limit: `≤ ${longestInMilliseconds} ms`,
    holds: middle <= longestInMilliseconds,
  }
}

async function openPage(
  browser: Browser,
  address: string,
  { path, width, storageState = refused }: Omit<Touch, 'what' | 'touch'>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, storageState })
  await page.goto(address + path)
  await untilStatusKnown(page, 'visitor')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // What opens with the script that the touch asks for comes later than the next picture.
    let touchedAt = 0
    for (const type of ['keydown', 'pointerup'])
      addEventListener(type, ({ timeStamp }) => (touchedAt = timeStamp), true)
    new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - touchedAt))),
    ).observe(document.body, { subtree: true, attributeFilter: ['aria-expanded', 'open'] })
  })
  return page
}

/** The longest answer to anything; what was quicker than a picture is not told. */
async function longestAnswer(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  return Math.round(Math.max(16, ...durations))
}
