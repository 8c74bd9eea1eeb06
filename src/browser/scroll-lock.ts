import { measureScrollbar } from './scrollbar-width.ts'

/** Freezes the page where it is; gives a function that puts everything back as it was. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const app = document.querySelector<HTMLElement>('#app')
  const behind = document.querySelectorAll<HTMLElement>('#app > main, #app > footer')
  const { scrollX, scrollY } = window
  measureScrollbar()

  if (app) {
    // The header leaves the flow and stays in view; the room it took stays.
    app.style.paddingTop = `${app.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0}px`
    app.style.top = `${-scrollY}px`
    app.style.insetInline = '0 var(--scrollbar-width)'
    app.style.position = 'fixed'
  }
  // Browsers look at every element again: what was opened is shown first.
  let isLocked = true
  const standBack = () => behind.forEach((part) => void part.toggleAttribute('inert', isLocked))
  requestAnimationFrame(() => setTimeout(standBack))
  root.dataset.fixed = ''

  return () => {
    isLocked = false
    app?.removeAttribute('style')
    standBack()
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    delete root.dataset.fixed
    measureScrollbar()
  }
}
