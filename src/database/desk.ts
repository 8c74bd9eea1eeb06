import type { Database } from './database.ts'

/** How a flow reads, and the one way in which it writes: whoever opens the desk says who may. */
export type Desk = {
  db: Database
  transact: <T>(work: (trx: Database) => Promise<T>) => Promise<T>
}

/** `mayWrite` is asked inside every transaction, before anything else; it throws when they may not. */
export function openDesk(db: Database, mayWrite: (trx: Database) => Promise<void> = async () => {}): Desk {
  return {
    db,
    transact: (work) =>
      db.transaction().execute(async (trx) => {
        await mayWrite(trx)
        return work(trx)
      }),
  }
}
