/** Whoever wants to hear the page presses; the rest is loaded then. */
export function offerReadingAloud(): void {
  const place = document.querySelector<HTMLElement>('.read-aloud')
  const button = place?.querySelector('button')
  if (!place || !button) return
  const begin = async () => {
    const { startReadingAloud } = await import('./reader.browser.ts')
    startReadingAloud(place)
  }
  button.addEventListener('click', begin, { once: true })
}
