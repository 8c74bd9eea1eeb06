/**
 * Which forms of a page, by query, are kept. A page with very many, such as a calculator, pushes out its own oldest and
 * none of another page.
 */
export type PageForms = {
  /** Gives the form that has to go for this one. */
  add: (key: string) => string | undefined
  delete: (key: string) => void
  clear: () => void
}

export function openPageForms(mostForms: number): PageForms {
  const formsOf = new Map<string, Set<string>>()
  return {
    add(key) {
      const page = pageOf(key)
      if (page === undefined) return undefined
      const forms = formsOf.get(page) ?? new Set()
      formsOf.set(page, forms.add(key))
      if (forms.size <= mostForms) return undefined
      const [oldest] = forms
      return oldest
    },
    delete: (key) => void formsOf.get(pageOf(key) ?? '')?.delete(key),
    clear: () => formsOf.clear(),
  }
}

/** Nothing when it is the page itself, or one by theme alone. */
function pageOf(key: string): string | undefined {
  const end = key.indexOf('?')
  return end < 0 ? undefined : key.slice(0, end)
}
