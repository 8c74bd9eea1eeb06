/** When an island wakes. */
export type Wake = 'load' | 'idle' | 'visible'

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
}
