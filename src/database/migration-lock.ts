import { sql } from 'kysely'
import { type Database, isUniqueViolation } from './database.ts'
import { patience } from './patience.ts'

/**
 * A row that whoever brings the tables up to date changes in the transaction of that work. Others wait until the transaction
 * ends. It belongs to no session, so a pooler may give every transaction another one; and when whoever held it is gone, the
 * server ends the transaction, and with it the lock. The table is the one that Kysely keeps for locks.
 */
export async function makeMigrationLock(db: Database): Promise<void> {
  await sql`create table if not exists kysely_migration_lock
    (id varchar(255) not null primary key, is_locked integer not null default 0)`
    .execute(db)
    // Of several that make it at once all but one are told that it is there.
    .catch((error) => {
      if (!isUniqueViolation(error) && error.code !== duplicateTable) throw error
    })
  await sql`insert into kysely_migration_lock (id, is_locked) values (${lockId}, 0) on conflict do nothing`.execute(
    db,
  )
}

/** The limits of this work are set here too: behind a pooler those of the connection are not ours to set. */
export async function takeMigrationLock(trx: Database): Promise<void> {
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'] as const)
    await sql`set local ${sql.raw(name)} = ${sql.lit(patience.long[name])}`.execute(trx)
  await sql`update kysely_migration_lock set is_locked = 0 where id = ${lockId}`.execute(trx)
}

const duplicateTable = '42P07'
const lockId = 'migration_lock'
