import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All rules that axe has on by itself, and two that it leaves to whoever wants them. */
const options = {
  resultTypes: ['violations' as const],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}

/** What axe finds wrong with the page as it stands. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Axe is half a megabyte: a page that has it already is not given it again.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })

  // Legacy: pages have no frames, so the extra tab that axe would open for them is not needed.
  const { violations } = await builder.setLegacyMode().options(options).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
