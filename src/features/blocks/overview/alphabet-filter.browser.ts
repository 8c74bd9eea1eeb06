import { plainWords } from '#browser/plain-words.ts'

/** Shows only what holds every word that was typed, and says how much that is. */
export function wake(filter: HTMLElement): void {
  const list = filter.closest<HTMLElement>('.overview')
  const input = filter.querySelector('input')
  const count = list?.querySelector<HTMLElement>('.overview-count')
  if (!list || !input || !count) return

  const all = count.textContent
  const pages = [...list.querySelectorAll<HTMLElement>('.alphabet-page')].map((page) => ({
    page,
    words: plainWords(page.textContent),
  }))
  const follow = () => {
    const typed = plainWords(input.value).split(/\s+/)
    for (const { page, words } of pages) page.hidden = !typed.every((word) => words.includes(word))
    for (const group of list.querySelectorAll<HTMLElement>('.alphabet-group')) {
      group.hidden = !group.querySelector('.alphabet-page:not([hidden])')
      const letter = list.querySelector(`.alphabet-letters a[href="#${group.querySelector('h3')?.id}"]`)
      letter?.parentElement?.toggleAttribute('hidden', group.hidden)
    }
    const left = pages.filter(({ page }) => !page.hidden).length
    count.textContent = left === pages.length ? all : `Je ziet ${left} van de ${all}`
    offerSearch(list, input.value)
  }
  input.addEventListener('input', follow)
  // Somebody may have typed before this woke.
  if (input.value) follow()
}

/** Shown when nothing is left. */
function offerSearch(list: HTMLElement, words: string): void {
  const link = list.querySelector<HTMLAnchorElement>('.alphabet-nothing a')
  if (link) link.search = `?${new URLSearchParams({ q: words })}`
}
