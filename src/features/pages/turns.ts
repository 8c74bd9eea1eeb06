import { setImmediate } from 'node:timers/promises'

/** Far below what anybody notices: several pieces of work may follow upon each other before somebody gets a turn. */
const longestAtAStretchInMilliseconds = 8

/** For work of many pieces: awaited between two of them, it lets everyone who waits have a turn now and then. */
export function openTurns(): () => Promise<void> {
  let begin = performance.now()
  return async () => {
    if (performance.now() - begin < longestAtAStretchInMilliseconds) return
    await setImmediate()
    begin = performance.now()
  }
}
