/**
 * Runs one at a time. Whoever asks while it runs gets the next run, together with all others who ask meanwhile: a run
 * that began before the question may have read what held before it.
 */
export function coalesce<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  return () => {
    next ??= running.then(() => {
      next = undefined
      const current = run()
      running = current.catch(() => {})
      return current
    })
    return next
  }
}
