import {
  type DatabaseConnection,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { type Retries, retryTransaction } from './retry-transaction.ts'

/**
 * A statement by itself is a transaction of its own: where the server says that it had to give way, it is asked again. Inside
 * a transaction that would be of no use: that begins again as a whole.
 */
export class RetryingDriver extends PostgresDriver {
  readonly #retries: Retries
  readonly #known = new WeakSet<DatabaseConnection>()
  readonly #inTransaction = new WeakSet<DatabaseConnection>()

  constructor(config: PostgresDialectConfig, retries: Retries) {
    super(config)
    this.#retries = retries
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = (query) =>
      this.#inTransaction.has(connection)
        ? execute(query)
        : retryTransaction(() => execute(query), this.#retries)
    return connection
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings)
    this.#inTransaction.add(connection)
  }

  override async releaseConnection(
    connection: Parameters<PostgresDriver['releaseConnection']>[0],
  ): Promise<void> {
    this.#inTransaction.delete(connection)
    await super.releaseConnection(connection)
  }
}
