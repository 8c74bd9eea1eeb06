import { PostgresAdapter, PostgresDialect, type PostgresDialectConfig } from 'kysely'
import type { Pool } from 'pg'
import type { Engine } from './engine.ts'
import type { Patience } from './patience.ts'
import { type Retries, retryTransaction } from './retry-transaction.ts'
import { RetryingDriver } from './retrying-driver.ts'

/**
 * What speaks to PostgreSQL is loaded with the first question: on SQLite never.
 * A connection that breaks is dropped and the pool makes a new one at the next question.
 */
export function openPostgres(
  url: string,
  limits: Patience,
  onConnectionLost: (error: Error) => void,
): Engine {
  let opened: Promise<Pool> | undefined
  const pool = () =>
    (opened ??= import('./postgres-pool.ts').then(({ openPool }) => openPool(url, limits, onConnectionLost)))
  const retries: Retries = { count: 0 }
  return {
    dialect: new SiteDialect({ pool }, retries),
    read: (sql, parameters) =>
      retryTransaction(async () => (await (await pool()).query(sql, [...parameters])).rows, retries),
    retries,
  }
}

class SiteDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #retries: Retries

  constructor(config: PostgresDialectConfig, retries: Retries) {
    super(config)
    this.#config = config
    this.#retries = retries
  }

  override createDriver(): RetryingDriver {
    return new RetryingDriver(this.#config, this.#retries)
  }

  override createAdapter(): UnlockedAdapter {
    return new UnlockedAdapter()
  }
}

/** Whoever brings the tables up to date holds a lock of ours already (`migrate.ts`), which needs no session. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
