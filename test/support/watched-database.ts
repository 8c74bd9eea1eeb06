import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely'
import { databaseOn, type openDatabase, openEngine } from '#database/database.ts'
import { patient } from '#test/databases.ts'

/** Hears of every statement before it is carried out, and may refuse it by throwing. */
export type OnStatement = (sql: string) => void | Promise<void>

/** A real database that tells what it is asked: `begin`, `commit`, and every statement in between or by itself. */
export function watchedDatabase(onStatement: OnStatement): typeof openDatabase {
  return (address, onConnectionLost) => {
    const { dialect, read, ...engine } = openEngine(address, onConnectionLost, patient)
    return databaseOn({
      ...engine,
      dialect: watchedDialect(dialect, onStatement),
      read: async (sql, parameters) => {
        await onStatement(sql)
        return read(sql, parameters)
      },
    })
  }
}

function watchedDialect(dialect: Dialect, onStatement: OnStatement): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => watchedDriver(dialect.createDriver(), onStatement),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function watchedDriver(driver: Driver, onStatement: OnStatement): Driver {
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection()
      watch(connection, onStatement)
      return connection
    },
    async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
      await onStatement('begin')
      return driver.beginTransaction(connection, settings)
    },
    async commitTransaction(connection: DatabaseConnection) {
      await onStatement('commit')
      return driver.commitTransaction(connection)
    },
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  }
}

const watched = new WeakSet<DatabaseConnection>()

/** One driver begins and ends its transactions by statements, the other does not: those are told above. */
const told = /^(begin|start transaction|commit|rollback)/

function watch(connection: DatabaseConnection, onStatement: OnStatement): void {
  if (watched.has(connection)) return
  watched.add(connection)
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query) => {
    if (!told.test(query.sql)) await onStatement(query.sql)
    return execute(query)
  }
}
