import { furnishAccountPanel, welcomeInAccountPanel } from './account-panel.browser.ts'
import { type Dropdown, followDropdownState, pressDropdown } from './header-dropdown.browser.ts'
import { openOnHover, openUnder } from './header-hover.browser.ts'
import { closeOnLeaving } from './header-leaving.browser.ts'

/** The parts of the site open under the mouse; search and account open when they are pressed. */
export function startHeaderDropdowns(header: HTMLElement, pointed: PointerEvent | undefined): void {
  const openers = [...header.querySelectorAll<HTMLElement>('.header-item > [data-opens]')]
  const dropdowns = openers.flatMap((opener) => dropdownOf(opener) ?? [])

  for (const dropdown of dropdowns) {
    if (dropdown.panel.id === 'header-account') startAccount(dropdown)
    else if (dropdown.panel.id === 'header-search') startSearch(dropdown)
    else openOnHover(dropdown)
    dropdown.opener.addEventListener('click', () => pressDropdown(dropdown))
  }
  closeOnLeaving(dropdowns)
  followDropdownState(header, dropdowns)
  if (pointed) openUnder(pointed, dropdowns)
}

function dropdownOf(opener: HTMLElement): Dropdown | undefined {
  const item = opener.parentElement
  const panel = document.getElementById(opener.dataset.opens ?? '')
  if (!item || !panel) return undefined
  return { item, panel, opener, opensOnHover: item.localName === 'li' }
}

function startAccount(dropdown: Dropdown): void {
  const furnish = furnishAccountPanel(dropdown)
  dropdown.onOpen = () => {
    furnish()
    void welcomeInAccountPanel(dropdown)
  }
}

function startSearch(dropdown: Dropdown): void {
  dropdown.onOpen = () => dropdown.panel.querySelector('input')?.focus({ preventScroll: true })
}
