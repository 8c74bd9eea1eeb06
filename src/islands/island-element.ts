import type { ComponentType } from 'react'
import { type Wake, wakers } from './wake.ts'

/** Absent when somebody cancelled the preload error of a module that could not be loaded. */
export type IslandModule = { default: ComponentType } | undefined

/** By the name that the server wrote down. */
type IslandModules = Record<string, () => Promise<IslandModule>>

/**
 * Wakes the server HTML inside it by loading its module and hydrating it. Until then, and whenever loading or
 * waking fails, the server HTML stays as it is.
 */
export function islandElementOf(modules: IslandModules): CustomElementConstructor {
  return class extends IslandElement {
    override modules = modules
  }
}

abstract class IslandElement extends HTMLElement {
  abstract modules: IslandModules
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
    const load = this.modules[this.getAttribute('name') ?? '']
    if (!load) return

    const loaded: [IslandModule, typeof import('./hydrate.ts') | undefined] = await Promise.all([
      load(),
      import('./hydrate.ts'),
    ])
    const [module, react] = loaded
    if (!module || !react) return

    react.hydrate(this, module.default)
  }
}
