import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The only door to React in the browser: it is loaded when the first island wakes. */
export function hydrate(element: HTMLElement, Component: ComponentType): void {
  const serverHtml = [...element.childNodes].map((node) => node.cloneNode(true))
  const props = JSON.parse(element.getAttribute('props') ?? '{}')

  const root = hydrateRoot(element, createElement(Awake, { element }, createElement(Component, props)), {
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onUncaughtError(error) {
      reportError(error)
      // React has emptied the island by now; what the server sent was usable.
      setTimeout(() => {
        root.unmount()
        element.replaceChildren(...serverHtml)
      })
    },
  })
}

/** Tells that the island listens: what it does at waking was done before. */
function Awake({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useEffect(() => element.setAttribute('awake', ''), [element])
  return children
}
