import { SuggestionList } from './suggestion-list.browser.ts'
import { stopAsking, suggestionsFor } from './suggestion-source.browser.ts'

/** Makes a combobox of the field. What was typed while this was on its way counts as typed. */
export function suggestFor(field: HTMLInputElement): void {
  const list = new SuggestionList(field, goTo)
  field.role = 'combobox'
  field.autocomplete = 'off'
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', `${field.id}-suggesties`)

  const close = () => closeList(list)
  field.addEventListener('input', () => {
    list.moveToField()
    void suggest(field, list)
  })
  field.addEventListener('keydown', (event) => press(event, field, list))
  field.addEventListener('blur', close)
  field.form?.addEventListener('submit', close)
  // A page that is put aside should not come back with an open list.
  addEventListener('pagehide', close)
  if (field === document.activeElement && field.value !== field.defaultValue) void suggest(field, list)
}

/** An answer that comes while somebody chooses does not take the list away under their finger. */
async function suggest(field: HTMLInputElement, list: SuggestionList): Promise<void> {
  const suggestions = await suggestionsFor(field.value)
  if (suggestions && field === document.activeElement && !list.isBeingChosenFrom) list.show(suggestions)
}

function press(event: KeyboardEvent, field: HTMLInputElement, list: SuggestionList): void {
  if (event.isComposing) return
  if (list.isOpen) pressOpen(event, list)
  else if (event.key === 'Escape') stopAsking()
  else if (event.key === 'ArrowDown') void suggest(field, list)
}

function pressOpen(event: KeyboardEvent, list: SuggestionList): void {
  const act = actionOf(event.key, list)
  if (!act) return
  event.preventDefault()
  // The panel around the field also closes on Escape: the list goes first.
  event.stopPropagation()
  act()
}

function actionOf(key: string, list: SuggestionList): (() => void) | undefined {
  if (key === 'ArrowDown') return () => list.move(1)
  if (key === 'ArrowUp') return () => list.move(-1)
  if (key === 'Escape') return () => closeList(list)

  // Without an active option these belong to the text and the form.
  const href = list.activeHref
  if (!href) return undefined
  if (key === 'Enter') return () => goTo(href)
  if (key === 'Home') return () => list.moveToEnd('first')
  if (key === 'End') return () => list.moveToEnd('last')
  return undefined
}

/** An answer that is on its way would open it again. */
function closeList(list: SuggestionList): void {
  stopAsking()
  list.hide()
}

function goTo(href: string): void {
  location.assign(href)
}
