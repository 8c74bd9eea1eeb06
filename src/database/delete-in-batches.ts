import { setImmediate } from 'node:timers/promises'
import type { DeleteResult, SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

const batchSize = 1_000

/** Deletes as many rows as there are, some at a time: whoever waits gets a turn in between. */
export async function deleteInBatches(deleteSome: (most: number) => Promise<DeleteResult>): Promise<void> {
  while ((await deleteSome(batchSize)).numDeletedRows >= batchSize) await setImmediate()
}

/**
 * The same by the place of each row in an order; of the last there is no place. By a range, since PostgreSQL may read a
 * whole table to find the rows of a list.
 */
export async function deleteInBatchesByPlace<Table extends keyof Schema>(
  ordered: SelectQueryBuilder<Schema, Table, { place: string }>,
  deleteUpTo: (place: string | undefined) => Promise<DeleteResult>,
): Promise<void> {
  await deleteInBatches(async (most) => {
    const last = await ordered
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst()
    return deleteUpTo(last?.place)
  })
}
