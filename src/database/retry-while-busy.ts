import { setTimeout as pause } from 'node:timers/promises'

const sqliteBusy = 5
const longestWaitInMilliseconds = 10_000
const pauseInMilliseconds = 3

/** Another connection is writing: we try again in a moment, and meanwhile everything else goes on. */
export async function retryWhileBusy<T>(ask: () => T): Promise<T> {
  const end = performance.now() + longestWaitInMilliseconds
  while (true) {
    try {
      return ask()
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== sqliteBusy || performance.now() > end) throw error
    }
    await pause(pauseInMilliseconds)
  }
}
