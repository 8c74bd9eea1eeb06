import type { Compilable, CompiledQuery } from 'kysely'
import { type Database, readerOf } from './database.ts'

/** A value that is filled in later; while the query is built it stands in for it. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * A query that is asked very often: it is compiled at its first use (once for each kind of database), and from then
 * on only its values change. It goes to the database by the shortest way: without Kysely's plugins, of which we have none,
 * and outside a transaction a select on a connection for readers.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, slots: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const compiled = new Map<unknown, Compiled<Values>>()
  const quick = new WeakMap<Database, (values: Values) => Promise<Row[]>>()

  function compiledFor(db: Database): Compiled<Values> {
    const kind = db.getExecutor().adapter.constructor
    const known = compiled.get(kind) ?? toCompiled<Values>(build(db, slots as Values).compile())
    compiled.set(kind, known)
    return known
  }

  /** For a connection that is not in a transaction: what can be worked out beforehand is. */
  function prepare(db: Database): (values: Values) => Promise<Row[]> {
    const { query, valuesOf } = compiledFor(db)
    const read = query.query.kind === 'SelectQueryNode' ? readerOf(db) : undefined
    const ask: (values: Values) => Promise<Row[]> = read
      ? async (values) => (await read(query.sql, valuesOf(values))) as Row[]
      : async (values) => {
          const filled = { ...query, parameters: valuesOf(values) }
          return (await db.getExecutor().provideConnection((line) => line.executeQuery<Row>(filled))).rows
        }
    if (readerOf(db)) quick.set(db, ask)
    return ask
  }

  return (db, values) => (quick.get(db) ?? prepare(db))(values)
}

type Compiled<Values> = { query: CompiledQuery; valuesOf: (values: Values) => unknown[] }

function toCompiled<Values>(query: CompiledQuery): Compiled<Values> {
  const { parameters } = query
  const valuesOf = (values: Values) =>
    parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    )
  return { query, valuesOf }
}
