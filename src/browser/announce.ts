const readableForInMilliseconds = 8_000
let fading: number | undefined

/** Says something that happened, to who sees the page and to who hears it. */
export function announce(text: string): void {
  const place = document.querySelector('.announcement')
  if (!place) return
  place.setAttribute('role', 'status')
  place.textContent = text
  clearTimeout(fading)
  fading = window.setTimeout(() => {
    place.textContent = ''
  }, readableForInMilliseconds)
}
