import { onSiteState } from '#browser/site-state.ts'

/** One backdrop for the whole page; its level tells what it lies behind. */
export function followBackdropLevel(): void {
  const backdrop = document.querySelector<HTMLElement>('.backdrop')
  onSiteState(({ backdropLevel }) => {
    const level = String(backdropLevel)
    if (backdrop && backdrop.dataset.level !== level) backdrop.dataset.level = level
  })
}
