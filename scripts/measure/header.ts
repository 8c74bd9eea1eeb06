import { chromium, type Page } from '@playwright/test'
import type { Figure } from '#test/proofs/figure.ts'
import { refused } from '../../test/e2e/cookie-choices.ts'
import { headerOpeners, openAndClose, untilStatusKnown } from '../../test/e2e/header-parts.ts'

const longestInMilliseconds = 100
const tries = 10

/** From the press to the next picture on the screen, on a processor four times as slow. */
export async function benchHeader(address: string, executablePath: string | undefined): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  for (const { width, names } of headerOpeners) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, storageState: refused })
    await page.goto(`${address}/zorgverzekering`)
    await untilStatusKnown(page, 'visitor')
    await slowDown(page)
    const durations = await noteDurations(page)
    for (const name of names) figures.push(await benchOpener(page, name, durations))
    await page.close()
  }
  await browser.close()
  return figures
}

/** What else the machine does only adds, so the quickest answer tells what opening takes. */
async function benchOpener(page: Page, name: string, durations: () => Promise<number[]>): Promise<Figure> {
  const measured: number[] = []
  for (let count = 0; count < tries; count++) {
    await openAndClose(page, name)
    measured.push(...(await durations()))
  }
  const quickest = Math.min(...measured)
  return {
    what: `${name} opens at ${page.viewportSize()?.width} px on a processor four times as slow`,
    figure: `${quickest} ms`,
    limit: `≤ ${longestInMilliseconds} ms`,
    holds: quickest <= longestInMilliseconds,
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Of every click since the last time it was asked. */
async function noteDurations(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  return async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    return page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0))
  }
}
