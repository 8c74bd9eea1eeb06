/** Does something again and again; the next turn begins only after the last one has ended. */
export function repeat(
  everyMilliseconds: number,
  turn: () => Promise<unknown>,
  onFault: (error: Error) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false

  const plan = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = turn().catch(onFault).finally(plan)
    }, everyMilliseconds).unref()
  }
  plan()

  /** Waits for a turn that is under way. */
  return async function stop(): Promise<void> {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
