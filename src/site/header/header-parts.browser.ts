import { offerReadingAloud } from '#features/pages/read-aloud/read-aloud.browser.ts'
import { followThemeChoice } from '../theme-choice.browser.ts'
import { followBackdropLevel } from './backdrop.browser.ts'
import { startHeaderDropdowns } from './header-dropdowns.browser.ts'
import { startNavigationPanel } from './navigation-panel.browser.ts'
import { startStickyHeader } from './sticky-header.browser.ts'

/**
 * Everything that moves in the header, and what waits for somebody elsewhere: the choice in the footer, reading aloud and,
 * where style alone does not tell it, the place in the list of the page.
 * This is loaded at the first thing that anybody does, so no page needs more script at rest for it. `pointed` is how a
 * mouse last came to something in it, before this was here.
 */
export function startHeaderParts(
  header: HTMLElement,
  settled: Promise<void>,
  pointed: PointerEvent | undefined,
): void {
  followBackdropLevel()
  startNavigationPanel(header)
  startHeaderDropdowns(header, pointed)
  followThemeChoice()
  offerReadingAloud()
  if (!CSS.supports('scroll-target-group: auto')) void followReadingWithScript()
  void settled.then(() => startStickyHeader(header))
}

async function followReadingWithScript(): Promise<void> {
  if (!document.querySelector('.rail-contents')) return
  const { followReading } = await import('#features/pages/rail/rail.browser.ts')
  followReading()
}
