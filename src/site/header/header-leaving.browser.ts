import { cancelOpening, closeDropdown, type Dropdown, openedDropdown } from './header-dropdown.browser.ts'

/** While somebody presses, focus moves before the click tells what they want. */
let pressedOn: Node | null = null

/** Everything that closes an open dropdown: Escape, a click elsewhere, and whatever takes it out of sight. */
export function closeOnLeaving(dropdowns: Dropdown[]): void {
  document.addEventListener('keydown', ({ key }) => {
    pressedOn = null
    if (key === 'Escape') giveBackAndClose()
  })
  closeOnOutsideClick(dropdowns)
  for (const { item } of dropdowns) closeOnFocusLeaving(item)
  addEventListener('resize', () => {
    if (openedDropdown()?.dropdown.opener.checkVisibility() === false) closeDropdown()
  })
  // A page that is put aside should not come back with an open panel.
  addEventListener('pagehide', closeDropdown)
}

function giveBackAndClose(): void {
  cancelOpening()
  const opened = openedDropdown()
  if (!opened) return
  const { item, opener } = opened.dropdown
  if (opened.by === 'press' || item.contains(document.activeElement)) opener.focus({ preventScroll: true })
  closeDropdown()
}

function closeOnOutsideClick(dropdowns: Dropdown[]): void {
  document.addEventListener('pointerdown', ({ target }) => (pressedOn = target as Node), true)
  document.addEventListener('pointercancel', () => (pressedOn = null), true)
  document.addEventListener(
    'click',
    ({ target }) => {
      const places = [pressedOn, target as Node]
      pressedOn = null
      const opened = openedDropdown()
      if (!opened || places.some((place) => opened.dropdown.item.contains(place))) return
      if (!dropdowns.some(({ opener }) => opener.contains(target as Node))) closeDropdown()
    },
    // Before the click reaches the button of the menu, which sets the backdrop too.
    true,
  )
}

function closeOnFocusLeaving(item: HTMLElement): void {
  item.addEventListener('focusout', ({ relatedTarget }) => {
    const isOpen = openedDropdown()?.dropdown.item === item
    if (isOpen && !pressedOn && relatedTarget && !item.contains(relatedTarget as Node)) closeDropdown()
  })
}
