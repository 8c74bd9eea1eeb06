import {
  cancelOpening,
  closeDropdown,
  type Dropdown,
  openDropdown,
  openDropdownAfter,
  openedDropdown,
} from './header-dropdown.browser.ts'

const openDelayInMilliseconds = 300
/** Time to come back after the pointer slipped off. */
const closeDelayInMilliseconds = 300

/** With a mouse or a pen; a finger does not hover. */
export function openOnHover(dropdown: Dropdown): void {
  dropdown.item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') enter(dropdown)
  })
  dropdown.item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') leave(dropdown)
  })
}

let closing: number | undefined

/** The next panel opens at once when another is open. What somebody opened to type in stays. */
function enter(dropdown: Dropdown): void {
  clearTimeout(closing)
  const opened = openedDropdown()?.dropdown
  if (!opened) openDropdownAfter(dropdown, openDelayInMilliseconds)
  else if (opened !== dropdown && opened.opensOnHover && !hasFocus(opened)) openDropdown(dropdown, 'hover')
}

function leave(dropdown: Dropdown): void {
  cancelOpening()
  closing = window.setTimeout(() => {
    const opened = openedDropdown()
    if (opened?.dropdown === dropdown && opened.by === 'hover' && !hasFocus(dropdown)) closeDropdown()
  }, closeDelayInMilliseconds)
}

function hasFocus({ panel }: Dropdown): boolean {
  return panel.contains(document.activeElement)
}
