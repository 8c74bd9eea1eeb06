type Suggesting = typeof import('./search-suggestions.ts')

/** Suggestions are loaded for a search field that gets the focus. Without them it is a field in a form. */
export function offerSearchSuggestions(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('form[role=search] input[type=search][name=q]')
  for (const field of fields) {
    if (field === document.activeElement) void wake(field, field.defaultValue)
    else field.addEventListener('focus', () => void wake(field, field.value), { once: true })
  }
}

/** What was typed while the module was on its way counts as typed. */
async function wake(field: HTMLInputElement, before: string): Promise<void> {
  const module: Suggesting | undefined = await import('./search-suggestions.ts').catch(() => undefined)
  module?.suggestFor(field, before)
}
