/** A panel that was put away stays away until the tab is closed. */
export function wake(panel: HTMLElement): void {
  if (!(panel instanceof HTMLDetailsElement)) return
  const key = `panel-put-away:${location.pathname}#${panel.id}`

  if (sessionStorage.getItem(key)) panel.open = false
  panel.addEventListener('toggle', () => {
    if (panel.open) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, 'yes')
  })
}
