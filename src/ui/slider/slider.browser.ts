/** Less than this in sight is not enough to use a slide. */
const leastInSight = 0.6

/** Lets the buttons move the row, tells the position, and keeps slides out of view out of reach. */
export function wake(slider: HTMLElement): void {
  const view = slider.querySelector<HTMLElement>('.slider-view')
  if (view) new Slider(slider, view)
}

class Slider {
  #view: HTMLElement
  #position: Element | null
  #buttons: HTMLElement[]
  #slides: HTMLElement[]
  #inSight = new Set<Element>()
  /** Where the row is moving to: a second press counts on from there. */
  #aim = 0
  /** A press moves the row: what ends before it is there is the movement that this press broke off. */
  #isMoved = false

  constructor(slider: HTMLElement, view: HTMLElement) {
    this.#view = view
    this.#position = slider.querySelector('.slider-position')
    this.#buttons = [...slider.querySelectorAll<HTMLElement>('.slider-button')]
    this.#slides = [...view.querySelectorAll<HTMLElement>('.slider-slide')]

    for (const button of this.#buttons) button.addEventListener('click', () => this.#move(button))
    view.addEventListener('scrollend', () => this.#settle())
    for (const own of ['pointerdown', 'wheel', 'keydown'])
      view.addEventListener(own, () => (this.#isMoved = false), { passive: true })
    view.addEventListener('focusout', () => this.#show())
    const observer = new IntersectionObserver((entries) => this.#note(entries), {
      root: view,
      threshold: leastInSight,
    })
    for (const slide of this.#slides) observer.observe(slide)
  }

  #note(entries: IntersectionObserverEntry[]): void {
    for (const { target, intersectionRatio } of entries) {
      if (intersectionRatio >= leastInSight) this.#inSight.add(target)
      else this.#inSight.delete(target)
    }
    this.#show()
    if (!('onscrollend' in window)) this.#settle()
  }

  #show(): void {
    const first = this.#first()
    if (first === -1) return
    const focus = document.activeElement
    for (const slide of this.#slides) slide.inert = !this.#inSight.has(slide) && !slide.contains(focus)
    for (const button of this.#buttons) button.ariaDisabled = String(this.#isAtEnd(button))
    // Where nothing scrolls there is nothing to stop for.
    if (this.#inSight.size < this.#slides.length) this.#view.tabIndex = 0
    else this.#view.removeAttribute('tabindex')

    const last = this.#slides.findLastIndex((slide) => this.#inSight.has(slide))
    const shown = last > first ? `${first + 1}–${last + 1}` : `${first + 1}`
    const words = `${shown} van ${this.#slides.length}`
    if (this.#position && this.#position.textContent !== words) this.#position.textContent = words
  }

  #move(button: HTMLElement): void {
    const next = this.#slides[this.#aim + Number(button.dataset.step)]
    if (!next || this.#isAtEnd(button)) return
    this.#aim = this.#slides.indexOf(next)
    this.#isMoved = true
    this.#view.scrollTo({ left: this.#startOf(next) })
  }

  #settle(): void {
    const distances = this.#slides.map((slide) => Math.abs(this.#startOf(slide) - this.#view.scrollLeft))
    if (this.#isMoved && (distances[this.#aim] ?? 0) > 1) return
    this.#isMoved = false
    this.#aim = distances.indexOf(Math.min(...distances))
  }

  #startOf(slide: HTMLElement): number {
    return slide.offsetLeft - (this.#slides[0]?.offsetLeft ?? 0)
  }

  #first(): number {
    return this.#slides.findIndex((slide) => this.#inSight.has(slide))
  }

  /** The outermost slide on the side of this button is in sight. */
  #isAtEnd(button: HTMLElement): boolean {
    const outermost = this.#slides.at(Number(button.dataset.step) < 0 ? 0 : -1)
    return !outermost || this.#inSight.has(outermost)
  }
}
