import { sleep } from '#browser/sleep.ts'

const fields = 'form[role=search] input[type=search][name=q]'

/**
 * Suggestions are loaded for a search field that somebody reaches for. Without them it is a field in a form. If they do
 * not come, nobody is disturbed: to load the page again would take away the field in which somebody is typing.
 */
export function offerSearchSuggestions(): void {
  const wake = sleep(
    fields,
    () => import('./search-suggestions.browser.ts'),
    (module) => {
      for (const field of document.querySelectorAll<HTMLInputElement>(fields)) module.suggestFor(field)
    },
    '',
  )
  const isInField = () => document.activeElement?.matches(fields)
  if (isInField()) wake()
  addEventListener('vite:preloadError', (event) => isInField() && event.preventDefault())
}
