import { setImmediate } from 'node:timers/promises'

/** Far below what anybody notices: several pieces of work may follow upon each other before somebody gets a turn. */
const longestAtAStretchInMilliseconds = 8

/** All who work wait in one line, and between two of them visitors are answered. */
let line: Promise<unknown> = Promise.resolve()

/**
 * For work of many pieces: awaited before each of them, it lets everyone who waits have a turn now and then. However
 * many work at the same time, visitors wait for one stretch at most.
 */
export function openTurns(): () => Promise<void> {
  let end = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() < end) return
    const turn = line.then(() => setImmediate())
    line = turn
    await turn
    end = performance.now() + longestAtAStretchInMilliseconds
  }
}
