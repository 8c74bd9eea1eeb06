import { setImmediate } from 'node:timers/promises'
import type { DeleteResult } from 'kysely'

const rowsInATurn = 1_000

/**
 * Deletes as many rows as there are, some at a time: whoever waits gets a turn in between. Ask for a range of a column,
 * not for a list of keys from a select: PostgreSQL may read the whole table to find such a list.
 */
export async function inTurns(deleteSome: (most: number) => Promise<DeleteResult>): Promise<void> {
  while ((await deleteSome(rowsInATurn)).numDeletedRows >= rowsInATurn) await setImmediate()
}
