import { setTimeout as pause } from 'node:timers/promises'

/** Two transactions waited for each other and this one was chosen to give way, or it read what another changed. */
const gaveWay = new Set(['40P01', '40001'])
const mostTries = 6
const longestFirstPauseInMilliseconds = 50

/** How often something was done again, since the database was opened. */
export type Retries = { count: number }

/**
 * Nothing of a transaction that had to give way was kept, so it is done again, after a pause that differs each time: who
 * met once should not meet again. Whoever keeps losing hears that it cannot be done now.
 */
export async function retryTransaction<T>(
  transaction: () => Promise<T>,
  retries: Retries = { count: 0 },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!hasGivenWay(error)) throw error
      if (tries === mostTries) throw Object.assign(error as Error, { statusCode: 503 })
    }
    retries.count += 1
    await pause(Math.random() * longestFirstPauseInMilliseconds * 2 ** (tries - 1))
  }
}

function hasGivenWay(error: unknown): boolean {
  return gaveWay.has((error as { code?: string }).code ?? '')
}
