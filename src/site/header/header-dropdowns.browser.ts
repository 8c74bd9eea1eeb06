import { furnishAccountPanel, welcomeInAccountPanel } from './account-panel.browser.ts'
import { type Dropdown, followDropdownState, pressDropdown } from './header-dropdown.browser.ts'
import { openOnHover } from './header-hover.browser.ts'
import { closeOnLeaving } from './header-leaving.browser.ts'
import { toOpener } from './opener.browser.ts'

/** The parts of the site open under the mouse; search and account open when they are pressed. */
export function startHeaderDropdowns(header: HTMLElement): void {
  const links = [...header.querySelectorAll<HTMLElement>('.header-item > [data-opens]')]
  const dropdowns = links.flatMap((link) => dropdownOf(link) ?? [])
  followDropdownState(header, dropdowns)

  for (const dropdown of dropdowns) {
    if (dropdown.panel.id === 'header-account') startAccount(dropdown)
    else if (dropdown.panel.id === 'header-search') startSearch(dropdown)
    else openOnHover(dropdown)
    dropdown.opener.addEventListener('click', () => pressDropdown(dropdown))
  }
  closeOnLeaving(dropdowns)
}

function dropdownOf(link: HTMLElement): Dropdown | undefined {
  const item = link.parentElement
  const panel = document.getElementById(link.dataset.opens ?? '')
  if (!item || !panel) return undefined
  return { item, panel, opener: toOpener(link), opensOnHover: item.localName === 'li' }
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
