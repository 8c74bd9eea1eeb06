import { changeSiteState, onSiteState, siteState } from '#browser/site-state.ts'
import { wakers } from '#islands/wake.ts'
import type { NavigationParts } from './navigation-panel.browser.ts'
import { toOpener } from './opener.browser.ts'

/** The button of the menu works at once. What it opens is loaded when there is time, or when it is touched. */
export function offerNavigation(header: HTMLElement): void {
  const link = header.querySelector<HTMLElement>('.header-toggle')
  const places = ['.header-menu', '.header-menu-button', '.header-home'].flatMap(
    (place) => header.querySelector<HTMLElement>(place) ?? [],
  )
  const [panel] = places
  if (!link || !panel) return

  const toggle = toOpener(link)
  const start = once(() => startPanel({ panel, toggle, places }))
  if (toggle.checkVisibility()) wakers.idle(toggle, start)
  wakers.touch(toggle, start)
  onSiteState(({ isNavigationOpen }) => {
    if (isNavigationOpen) void start()
  })
  toggle.addEventListener('click', async () => {
    if (await start()) toggleNavigation()
  })
}

/** What failed is tried again the next time. */
function once(start: () => Promise<boolean>): () => Promise<boolean> {
  let starting: Promise<boolean> | undefined
  return async () => {
    starting ??= start()
    const hasStarted = await starting.catch(() => false)
    if (!hasStarted) starting = undefined
    return hasStarted
  }
}

async function startPanel(parts: NavigationParts): Promise<boolean> {
  // Absent when somebody cancelled the error of a module that could not be loaded.
  const module: typeof import('./navigation-panel.browser.ts') | undefined = await import(
    './navigation-panel.browser.ts'
  )
  module?.startNavigationPanel(parts)
  return module !== undefined
}

function toggleNavigation(): void {
  const isNavigationOpen = !siteState().isNavigationOpen
  changeSiteState({ isNavigationOpen, backdropLevel: isNavigationOpen ? 1 : 0 })
}
