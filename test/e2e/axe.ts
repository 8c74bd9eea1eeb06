import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { scrollTo } from './header-parts.ts'

/** All rules that axe has on by itself, and two that it leaves to whoever wants them. */
const options = {
  resultTypes: ['violations' as const],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}

/** What stands around the content of a page. */
const frame = '#app > :not(main)'

/** Frames in which axe found nothing, at a width, light and dark. */
const soundFrames = new Set<string>()

/** The one rule that depends on the theme. */
const contrastOnly = {
  resultTypes: ['violations' as const],
  runOnly: { type: 'rule' as const, values: ['color-contrast'] },
}

/** What axe finds wrong with the page as it stands, seen from its top: on the way there the header may lie over a field. */
export async function faultsOf(page: Page): Promise<string[]> {
  await scrollTo(page, 0)
  return look(page, options)
}

/** Words that cannot be read on what lies behind them. */
export async function unreadableIn(page: Page): Promise<string[]> {
  return look(page, contrastOnly)
}

async function look(page: Page, options: RunOptions): Promise<string[]> {
  // Axe is half a megabyte: a page that has it already is not given it again.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })

  // Legacy: pages have no frames, so the extra tab that axe would open for them is not needed.
  const { violations } = await builder.setLegacyMode().options(options).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * The same for one of many pages at rest, light and dark. Two thirds of a page are the frame around it: one that was found
 * sound before, at this width, is taken away while axe looks. Pages may differ in which link of the frame is the current one.
 */
export async function faultsOfNextPage(page: Page): Promise<string[]> {
  const parts = await page.locator(frame).evaluateAll((parts) => parts.map((part) => part.outerHTML))
  const name = [page.viewportSize()?.width, ...parts].join('\n').replaceAll(/ aria-current="\w+"/g, '')
  if (soundFrames.has(name)) return withoutFrame(page, () => faultsInBothThemes(page))

  const faults = await faultsInBothThemes(page)
  if (faults.length === 0) soundFrames.add(name)
  return faults
}

/** The elements are the same in the dark, so only what can be read may differ. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults = await faultsOf(page)
  const mindsMotion = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  // Whoever minds motion sees no colour on its way to another.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  faults.push(...(await unreadableIn(page)).map((fault) => `dark, ${fault}`))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: mindsMotion ? 'reduce' : null })
  return faults
}

async function withoutFrame<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const app = await page.locator('#app').evaluateHandle((app) => {
    const whole = [...app.childNodes]
    app.replaceChildren(...whole.filter((part) => part.nodeName === 'MAIN'))
    return { putBack: () => app.replaceChildren(...whole) }
  })
  try {
    return await look()
  } finally {
    await app.evaluate(({ putBack }) => putBack())
  }
}
