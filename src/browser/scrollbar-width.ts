/** Keeps `--scrollbar-width` on the root element: how much the page would widen without its scrollbar. */
export function followScrollbarWidth(): void {
  const root = document.documentElement
  const measure = () => root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
  measure()
  addEventListener('load', measure)
  addEventListener('resize', measure)
}
