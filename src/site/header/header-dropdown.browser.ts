import { changeSiteState, onSiteState, type SiteState, siteState } from '#browser/site-state.ts'

/** A button of the header with the panel that it opens; the item holds both. */
export type Dropdown = {
  item: HTMLElement
  opener: HTMLElement
  panel: HTMLElement
  opensOnHover: boolean
  onOpen?: () => void
}

type Opened = { dropdown: Dropdown; by: 'hover' | 'press'; at: number }

const keptWithinInMilliseconds = 500
let opened: Opened | undefined

export function openedDropdown(): Readonly<Opened> | undefined {
  return opened
}

/** The shared state says which one is open: whoever changes it opens or closes a panel. */
export function followDropdownState(header: HTMLElement, dropdowns: Dropdown[]): void {
  const follow = ({
    isHeaderDropdownOpen,
    headerPanel,
    hasHeaderDropdownTransitions,
  }: Readonly<SiteState>) => {
    header.toggleAttribute('data-still', !hasHeaderDropdownTransitions)
    if (opened && !(isHeaderDropdownOpen && headerPanel)) {
      hide(opened.dropdown)
      opened = undefined
      changeSiteState(closed)
    } else if (headerPanel && headerPanel !== opened?.dropdown.panel.id) {
      const dropdown = dropdowns.find(({ panel }) => panel.id === headerPanel)
      if (dropdown) openDropdown(dropdown, 'press')
      else changeSiteState({ headerPanel: opened?.dropdown.panel.id ?? null })
    }
  }
  onSiteState(follow)
  follow(siteState())
}

const closed = { isHeaderDropdownOpen: false, headerPanel: null, backdropLevel: 0 } as const

export function openDropdown(dropdown: Dropdown, by: Opened['by']): void {
  cancelOpening()
  const previous = opened?.dropdown
  opened = { dropdown, by, at: performance.now() }
  if (previous) moveWithoutTransition(previous)

  dropdown.panel.toggleAttribute('data-open', true)
  dropdown.opener.setAttribute('aria-expanded', 'true')
  changeSiteState({ isHeaderDropdownOpen: true, headerPanel: dropdown.panel.id, backdropLevel: 10 })
  dropdown.onOpen?.()
}

export function openDropdownAfter(dropdown: Dropdown, delayInMilliseconds: number): void {
  cancelOpening()
  const timeout = window.setTimeout(() => openDropdown(dropdown, 'hover'), delayInMilliseconds)
  changeSiteState({ headerDropdownTimeout: timeout })
}

export function cancelOpening(): void {
  clearTimeout(siteState().headerDropdownTimeout ?? undefined)
  changeSiteState({ headerDropdownTimeout: null })
}

export function closeDropdown(): void {
  cancelOpening()
  if (opened) changeSiteState(closed)
}

/** Opens and closes; but who presses what just opened under the mouse wants to keep it. */
export function pressDropdown(dropdown: Dropdown): void {
  if (opened?.dropdown !== dropdown) openDropdown(dropdown, 'press')
  else if (opened.by === 'hover' && performance.now() - opened.at < keptWithinInMilliseconds)
    opened.by = 'press'
  else closeDropdown()
}

/** From one open panel to the next nothing fades: the second simply takes the place of the first. */
function moveWithoutTransition(previous: Dropdown): void {
  changeSiteState({ hasHeaderDropdownTransitions: false })
  hide(previous)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => changeSiteState({ hasHeaderDropdownTransitions: true })),
  )
}

function hide({ panel, opener }: Dropdown): void {
  if (panel.contains(document.activeElement)) opener.focus({ preventScroll: true })
  panel.removeAttribute('data-open')
  opener.setAttribute('aria-expanded', 'false')
}
