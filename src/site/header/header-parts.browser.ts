import { followThemeChoice } from '../theme-choice.browser.ts'
import { followBackdropLevel } from './backdrop.browser.ts'
import { startHeaderDropdowns } from './header-dropdowns.browser.ts'
import { startNavigationPanel } from './navigation-panel.browser.ts'
import { startStickyHeader } from './sticky-header.browser.ts'

/** Everything that moves in the header, and the choice in the footer. `pointed` is how a mouse last came to something in it, before this was here. */
export function startHeaderParts(
  header: HTMLElement,
  settled: Promise<void>,
  pointed: PointerEvent | undefined,
): void {
  followBackdropLevel()
  startNavigationPanel(header)
  startHeaderDropdowns(header, pointed)
  followThemeChoice()
  void settled.then(() => startStickyHeader(header))
}
