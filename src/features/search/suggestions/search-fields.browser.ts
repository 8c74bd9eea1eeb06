type Suggesting = typeof import('./search-suggestions.browser.ts')

/** Suggestions are loaded for a search field that gets the focus. Without them it is a field in a form. */
export function offerSearchSuggestions(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('form[role=search] input[type=search][name=q]')
  for (const field of fields) {
    if (field === document.activeElement) void wake(field, field.defaultValue)
    else field.addEventListener('focus', () => void wake(field, field.value), { once: true })
  }
}

/** What was typed while the module was on its way counts as typed. If it does not come, nobody is disturbed. */
async function wake(field: HTMLInputElement, before: string): Promise<void> {
  addEventListener('vite:preloadError', keepPage)
  const module: Suggesting | undefined = await import('./search-suggestions.browser.ts').catch(
    () => undefined,
  )
  removeEventListener('vite:preloadError', keepPage)
  module?.suggestFor(field, before)
}

/** To load the page again would take away the field in which somebody is typing. */
function keepPage(event: Event): void {
  event.preventDefault()
}
