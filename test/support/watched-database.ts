import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely'
import { databaseOn, type openDatabase, openEngine } from '#database/database.ts'
import { patient } from '#test/databases.ts'

/** Hears of every statement before it is carried out, and may refuse it by throwing. */
export type OnStatement = (sql: string) => void | Promise<void>

/** May keep somebody waiting before they get a connection, when they hold nothing yet, and hears when it is given back. */
export type Turnstile = { enter: () => Promise<void>; leave: () => void }

/** A real database that tells what it is asked: `begin`, `commit`, and every statement in between or by itself. */
export function watchedDatabase(onStatement: OnStatement, turnstile = openTurnstile): typeof openDatabase {
  return (address, onConnectionLost) => {
    const { dialect, read, ...engine } = openEngine(address, onConnectionLost, patient)
    return databaseOn({
      ...engine,
      dialect: watchedDialect(dialect, onStatement, turnstile),
      read: async (sql, parameters) => {
        await turnstile.enter()
        try {
          await onStatement(sql)
          return await read(sql, parameters)
        } finally {
          turnstile.leave()
        }
      },
    })
  }
}

const openTurnstile: Turnstile = { enter: async () => {}, leave: () => {} }

function watchedDialect(dialect: Dialect, onStatement: OnStatement, turnstile: Turnstile): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => watchedDriver(dialect.createDriver(), onStatement, turnstile),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function watchedDriver(driver: Driver, onStatement: OnStatement, turnstile: Turnstile): Driver {
  return {
    init: () => driver.init(),
    async acquireConnection() {
      await turnstile.enter()
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
    async releaseConnection(connection: DatabaseConnection) {
      await driver.releaseConnection(connection)
      turnstile.leave()
    },
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
