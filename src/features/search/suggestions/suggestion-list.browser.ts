import type { Suggestion } from './suggestion-source.browser.ts'

/** The list under a search field. The focus stays in the field, which tells which option is the active one. */
export class SuggestionList {
  #field: HTMLInputElement
  #list = document.createElement('ul')
  #count = document.createElement('span')
  #options: HTMLElement[] = []
  #active = -1
  #isPointedAt = false

  constructor(field: HTMLInputElement, goTo: (href: string) => void) {
    this.#field = field
    this.#list.id = `${field.id}-suggesties`
    this.#list.className = 'search-suggestions'
    this.#list.role = 'listbox'
    this.#list.ariaLabel = 'Suggesties'
    this.#list.hidden = true
    this.#count.className = 'visually-hidden'
    this.#count.role = 'status'
    field.form?.append(this.#list, this.#count)

    // Pressing an option does not take the focus from the field, which would close the list before the click.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    // A pointer that lies where the list opens has not come to choose.
    this.#list.addEventListener('pointermove', ({ movementX, movementY }) => {
      if (movementX || movementY) this.#isPointedAt = true
    })
    this.#list.addEventListener('pointerleave', () => {
      this.#isPointedAt = false
    })
    this.#list.addEventListener('click', ({ target }) => {
      const { href } = (target as Element).closest<HTMLElement>('[data-href]')?.dataset ?? {}
      if (href) goTo(href)
    })
    this.#describe()
  }

  get isOpen(): boolean {
    return !this.#list.hidden
  }

  get activeHref(): string | undefined {
    return this.#options[this.#active]?.dataset.href
  }

  /** By an option that is active, one that is pressed and not let go yet, or a pointer that moves over them. */
  get isBeingChosenFrom(): boolean {
    return this.#active >= 0 || this.#isPointedAt || this.#list.matches(':active')
  }

  show(suggestions: Suggestion[]): void {
    this.#options = suggestions.map(({ text, href }, at) => this.#toOption(text, href, at))
    this.#list.replaceChildren(...this.#options)
    this.#list.hidden = suggestions.length === 0
    this.#list.scrollTop = 0
    this.#count.textContent = inWords(suggestions.length)
    this.#activate(-1)
  }

  hide(): void {
    if (this.isOpen) this.show([])
  }

  /** Past the last option, and before the first, is the field itself. */
  move(step: 1 | -1): void {
    const places = this.#options.length + 1
    this.#activate(((this.#active + 1 + step + places) % places) - 1)
  }

  /** Whoever types is in the field again. */
  moveToField(): void {
    this.#isPointedAt = false
    this.#activate(-1)
  }

  moveToEnd(end: 'first' | 'last'): void {
    this.#activate(end === 'first' ? 0 : this.#options.length - 1)
  }

  #activate(at: number): void {
    this.#active = at
    for (const [place, option] of this.#options.entries()) option.ariaSelected = String(place === at)
    this.#options[at]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    this.#describe()
  }

  #describe(): void {
    this.#field.ariaExpanded = String(this.isOpen)
    const active = this.#options[this.#active]
    if (active) this.#field.setAttribute('aria-activedescendant', active.id)
    else this.#field.removeAttribute('aria-activedescendant')
  }

  #toOption(text: string, href: string, at: number): HTMLElement {
    const option = document.createElement('li')
    option.id = `${this.#list.id}-${at + 1}`
    option.role = 'option'
    option.dataset.href = href
    option.textContent = text
    return option
  }
}

function inWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 suggestie' : `${count} suggesties`
}
