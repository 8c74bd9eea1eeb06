/** Freezes the page where it is; gives a function that puts everything back as it was. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const app = document.querySelector<HTMLElement>('#app')
  const { scrollX, scrollY } = window
  const hasScrollbar = innerWidth > root.clientWidth

  if (app) {
    app.style.top = `${app.getBoundingClientRect().top}px`
    app.style.insetInline = '0'
    app.style.position = 'fixed'
  }
  // Browsers look at every element again: what was opened is shown first.
  let isLocked = true
  requestAnimationFrame(() => setTimeout(() => app?.toggleAttribute('inert', isLocked)))

  // A page that no longer scrolls would lose its scrollbar, and everything would widen.
  root.dataset.fixed = hasScrollbar ? 'with-scrollbar' : ''

  return () => {
    isLocked = false
    app?.removeAttribute('style')
    app?.removeAttribute('inert')
    delete root.dataset.fixed
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
