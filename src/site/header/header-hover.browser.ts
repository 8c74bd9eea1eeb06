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
    if (pointerType !== 'touch') enter(dropdown, performance.now())
  })
  dropdown.item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') leave(dropdown)
  })
}

/** A mouse may have come before the script: its panel opens as long after that as any other. */
export function openUnder({ pointerType, target, timeStamp }: PointerEvent, dropdowns: Dropdown[]): void {
  const under = dropdowns.find(({ item }) => item.contains(target as Node))
  if (pointerType !== 'touch' && under?.opensOnHover && under.item.matches(':hover')) enter(under, timeStamp)
}

let closing: number | undefined

/** The next panel opens at once when another is open. What somebody opened to type in stays. */
function enter(dropdown: Dropdown, at: number): void {
  clearTimeout(closing)
  const opened = openedDropdown()?.dropdown
  const delay = openDelayInMilliseconds - (performance.now() - at)
  if (!opened && delay <= 0) openDropdown(dropdown, 'hover')
  else if (!opened) openDropdownAfter(dropdown, delay)
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
