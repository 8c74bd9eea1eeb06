import { trapFocus } from '#browser/focus-trap.ts'
import { lockScroll } from '#browser/scroll-lock.ts'
import { changeSiteState, onSiteState, type SiteState, siteState } from '#browser/site-state.ts'
import { openGroupsOnHover } from './menu-groups.browser.ts'
import { freezeStickyHeader } from './sticky-header.browser.ts'

type NavigationParts = {
  panel: HTMLElement
  toggle: HTMLElement
  /** Where the keyboard may go while the panel is open, in this order: panel, toggle, logo. */
  places: HTMLElement[]
}

/** From this width on the header itself has the menu; see `header.css`. */
const desktop = '(width >= 68rem)'

/** The panel follows the shared state: whoever changes it opens or closes the panel. */
export function startNavigationPanel(header: HTMLElement): void {
  const parts = findParts(header)
  if (!parts) return
  parts.toggle.addEventListener('click', toggleNavigation)
  let leave: (() => void) | undefined
  openGroupsOnHover(parts.panel)
  const follow = ({ isNavigationOpen }: Pick<SiteState, 'isNavigationOpen'>) => {
    if (isNavigationOpen === (leave !== undefined)) return
    if (!leave) {
      leave = enter(parts)
      return
    }
    leave()
    leave = undefined
  }
  onSiteState(follow)
  follow(siteState())
  matchMedia(desktop).addEventListener('change', closeNavigation)
  // A page that is put aside should not come back frozen.
  addEventListener('pagehide', closeNavigation)
}

function findParts(header: HTMLElement): NavigationParts | undefined {
  const [panel, button, home] = ['.header-menu', '.header-menu-button', '.header-home'].map((place) =>
    header.querySelector<HTMLElement>(place),
  )
  const toggle = button?.querySelector<HTMLElement>('.header-toggle')
  return panel && button && home && toggle ? { panel, toggle, places: [panel, button, home] } : undefined
}

function toggleNavigation(): void {
  const isNavigationOpen = !siteState().isNavigationOpen
  changeSiteState({ isNavigationOpen, backdropLevel: isNavigationOpen ? 1 : 0 })
}

function closeNavigation(): void {
  if (siteState().isNavigationOpen) changeSiteState({ isNavigationOpen: false, backdropLevel: 0 })
}

/** Gives a function that undoes all of it. */
function enter({ panel, toggle, places }: NavigationParts): () => void {
  const unfreeze = freezeStickyHeader()
  const unlock = lockScroll()
  show(panel, toggle, true)
  panel.querySelector('a')?.focus({ preventScroll: true })
  const release = trapFocus(places)
  const stopListening = closeOnLeaving(places, toggle)

  return () => {
    stopListening()
    release()
    if (panel.contains(document.activeElement)) toggle.focus({ preventScroll: true })
    show(panel, toggle, false)
    unlock()
    requestAnimationFrame(unfreeze)
  }
}

function show(panel: HTMLElement, toggle: HTMLElement, isOpen: boolean): void {
  panel.toggleAttribute('data-open', isOpen)
  toggle.setAttribute('aria-expanded', String(isOpen))
}

function closeOnLeaving(places: HTMLElement[], toggle: HTMLElement): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      toggle.focus({ preventScroll: true })
      closeNavigation()
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!places.some((place) => place.contains(target as Node))) closeNavigation()
    },
    { signal, capture: true },
  )
  return () => leaving.abort()
}
