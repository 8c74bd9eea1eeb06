/** Below this width it lies over the text; see `sticky-panel.css`. */
const besideText = '(width >= 64rem)'

/** A panel beside its text that was put away stays away until the tab is closed. Over the text it begins folded. */
export function wake(panel: HTMLElement): void {
  if (!(panel instanceof HTMLDetailsElement)) return
  const key = `panel-put-away:${location.pathname}#${panel.id}`

  const remember = () => {
    if (panel.open) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, 'yes')
  }
  // Until now it looked folded: whoever touched it wants to read it.
  if (!matchMedia(besideText).matches) panel.open = !panel.open
  else if (sessionStorage.getItem(key)) panel.open = false
  // Somebody may have put it away before this woke.
  else remember()
  panel.dataset.awake = ''
  panel.addEventListener('toggle', remember)
}
