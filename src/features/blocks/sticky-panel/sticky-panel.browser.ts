/** A panel that was put away stays away until the tab is closed. */
export function wake(panel: HTMLElement): void {
  if (!(panel instanceof HTMLDetailsElement)) return
  const key = `panel-put-away:${location.pathname}#${panel.id}`

  const remember = () => {
    if (panel.open) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, 'yes')
  }
  if (sessionStorage.getItem(key)) panel.open = false
  // Somebody may have put it away before this woke.
  else remember()
  panel.addEventListener('toggle', remember)
}
