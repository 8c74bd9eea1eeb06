/**
 * Puck's dragging tells screen readers, in English, of keys that do not work here. Everything that can be dragged can be
 * moved by buttons too, so what is dragged is nothing more than a group. Gives a function that stops watching.
 */
export function keepDraggingPlain(place: Document): () => void {
  const observer = new MutationObserver(() => makePlain(place))
  observer.observe(place.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-roledescription', ...wrongHere],
  })
  makePlain(place)
  return () => observer.disconnect()
}

/** A group is never pressed. */
const wrongHere = ['aria-pressed', 'aria-grabbed', 'aria-disabled']

const told = 'Met de knoppen onder Indeling verplaats je dit ook zonder slepen.'

function makePlain(place: Document): void {
  for (const element of place.querySelectorAll('[aria-roledescription][aria-pressed]')) {
    element.setAttribute('role', 'group')
    element.setAttribute('aria-roledescription', 'blok')
    element.setAttribute('tabindex', '-1')
    for (const name of wrongHere) element.removeAttribute(name)
  }
  for (const words of place.querySelectorAll('[id^="dnd-kit-description"]'))
    if (words.textContent !== told) words.textContent = told
  for (const live of place.querySelectorAll('[id^="dnd-kit-announcement"]'))
    live.setAttribute('aria-live', 'off')
}
