/** Keeps `--scrollbar-width` on the root element: how much the page would widen without its scrollbar. */
export function followScrollbarWidth(): void {
  addEventListener('load', measureScrollbar)
  addEventListener('resize', measureScrollbar)
}

/** A page that is frozen has none, and makes up for the one it had. */
export function measureScrollbar(): void {
  const root = document.documentElement
  if (root.dataset.fixed === undefined)
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}
