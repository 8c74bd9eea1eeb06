/** Keeps the keyboard in these places, in this order. Gives a function that lets it go, also before it began. */
export function trapFocus(places: HTMLElement[]): () => void {
  let isOver = false
  let release = () => {}

  // Absent when somebody cancelled the error of a module that could not be loaded.
  import('focus-trap').then((library: typeof import('focus-trap') | undefined) => {
    if (!library || isOver) return
    const trap = library.createFocusTrap(places, {
      initialFocus: false,
      returnFocusOnDeactivate: false,
      // The panel closes itself on both, and then lets go.
      escapeDeactivates: false,
      allowOutsideClick: true,
    })
    trap.activate()
    release = () => trap.deactivate()
  })

  return () => {
    isOver = true
    release()
  }
}
