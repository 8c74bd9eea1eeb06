/** When an island wakes. */
export type Wake = 'load' | 'idle' | 'visible' | 'touch'

/** Calls `wake` once, when it is time; gives a function that calls it off. */
export const wakers: Record<Wake, (element: HTMLElement, wake: () => void) => () => void> = {
  load(_element, wake) {
    wake()
    return () => {}
  },

  idle(_element, wake) {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(wake, 200)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(wake, { timeout: 2_000 })
    return () => cancelIdleCallback(request)
  },

  visible(element, wake) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '200px' },
    )
    // The mark itself has no box (`display: contents`), so its children are watched.
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  },

  /** Not in the middle of the touch, which may be a press that should answer at once, but right after it. */
  touch(element, wake) {
    const places = [element, ...elementsThatWake(element)]
    const listening = new AbortController()
    let callOff = () => listening.abort()
    const onTouch = () => {
      listening.abort()
      callOff = wakers.idle(element, wake)
    }
    for (const place of places)
      for (const type of ['pointerenter', 'pointerdown', 'focusin'])
        place.addEventListener(type, onTouch, { signal: listening.signal })

    // It may have been touched before the script came.
    if (places.some((place) => place.matches(':hover, :focus-within'))) onTouch()
    return () => callOff()
  },
}

/** A button elsewhere that opens the island names it: `data-wakes` holds its id. */
function elementsThatWake({ id }: HTMLElement): Element[] {
  return id ? [...document.querySelectorAll(`[data-wakes="${id}"]`)] : []
}
