type Waking = { wake: (element: HTMLElement) => void }

/** What moves without React, by the element it moves. */
const loaders: Record<string, () => Promise<Waking | undefined>> = {
  '.comparison-form': () => import('#features/blocks/comparison/comparison.browser.ts'),
  '.slider': () => import('#ui/slider/slider.browser.ts'),
  '.sticky-panel-box': () => import('#features/blocks/sticky-panel/sticky-panel.browser.ts'),
}

/** Loads what the elements of this page need, and no more. Without it they are usable as the server sent them. */
export function wakeWhatIsPresent(): void {
  for (const [selector, load] of Object.entries(loaders)) {
    const elements = document.querySelectorAll<HTMLElement>(selector)
    if (elements.length > 0) void load().then((loaded) => wakeAll(elements, loaded))
  }
}

/** There is nothing to wake by when somebody cancelled the preload error of a module that could not be loaded. */
function wakeAll(elements: Iterable<HTMLElement>, loaded: Waking | undefined): void {
  for (const element of elements) loaded?.wake(element)
}
