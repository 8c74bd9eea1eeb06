import type { ComponentType } from 'react'
import { type Wake, wakers } from './wake.ts'

const modules = import.meta.glob<{ default: ComponentType } | undefined>('../**/*.island.tsx')

/**
 * Wakes the server HTML inside it by loading its module and hydrating it. Until then, and whenever loading or
 * waking fails, the server HTML stays as it is.
 */
export class IslandElement extends HTMLElement {
  #callOff = () => {}

  connectedCallback() {
    if (this.hasAttribute('awake')) return
    const when = (this.getAttribute('wake') ?? 'visible') as Wake
    this.#callOff = wakers[when](this, () => void this.#wake())
  }

  disconnectedCallback() {
    this.#callOff()
  }

  async #wake() {
    const load = modules[this.getAttribute('name') ?? '']
    if (!load) return

    const loaded: [{ default: ComponentType } | undefined, typeof import('./hydrate.ts') | undefined] =
      await Promise.all([load(), import('./hydrate.ts')])
    const [module, react] = loaded
    // Absent when somebody cancelled the preload error of a module that could not be loaded.
    if (!module || !react) return

    react.hydrate(this, module.default)
    this.setAttribute('awake', '')
  }
}
