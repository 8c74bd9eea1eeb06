import { createHash } from 'node:crypto'
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Read } from './read.ts'

/**
 * How long a question may take. Whoever makes a call must hear within seconds that it cannot be answered; bringing
 * tables up to date and cleaning up may take long. First the server gives up, then we, in case it is silent.
 */
export type Patience = {
  max: number
  connectionTimeoutMillis: number
  statement_timeout: number
  query_timeout: number
  /** A transaction in which nothing happens for so long was left behind by a machine that is gone. */
  idle_in_transaction_session_timeout: number
}

export const patience = {
  short: {
    max: 10,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 1_500,
    query_timeout: 1_800,
    idle_in_transaction_session_timeout: 10_000,
  },
  long: {
    max: 2,
    connectionTimeoutMillis: 30_000,
    statement_timeout: 600_000,
    query_timeout: 610_000,
    idle_in_transaction_session_timeout: 60_000,
  },
} satisfies Record<string, Patience>

/**
 * Statements are named, so that PostgreSQL plans each only once per connection.
 * A connection that breaks is dropped and the pool makes a new one at the next question.
 */
export function openPostgres(
  url: string,
  limits: Patience,
  onConnectionLost: (error: Error) => void,
): { dialect: Dialect; read: Read } {
  const pool = new pg.Pool({
    connectionString: url,
    Client: SiteClient,
    ...limits,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  pool.on('error', onConnectionLost)
  const read: Read = async (sql, parameters) => (await pool.query(sql, [...parameters])).rows
  return { dialect: new PostgresDialect({ pool }), read }
}

class SiteClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // Whoever asked something hears that the connection broke; this event alone would end the process.
    this.on('error', () => {})
  }

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const query = typeof text === 'string' && Array.isArray(values) ? named(text, values) : undefined
    const answer = (super.query as (...args: unknown[]) => never)(...(query ? [query, ...rest] : args))
    this.#hangUpWhenSilent(answer)
    return answer
  }

  /** A connection on which an answer did not come is of no use to the next who asks. */
  #hangUpWhenSilent(answer: unknown): void {
    if (!(answer instanceof Promise)) return
    answer.catch((error: Error) => {
      if (error.message === 'Query read timeout') this.connection.stream.destroy()
    })
  }
}

const names = new Map<string, string>()
const namesKept = 500

function named(text: string, values: unknown[]) {
  const name = names.get(text) ?? nameOf(text)
  return name ? { name, text, values } : { text, values }
}

/** Each named statement costs memory in every connection, so texts beyond the first few hundred go unnamed. */
function nameOf(text: string): string | undefined {
  if (names.size >= namesKept) return undefined

  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

const int8 = 20

/** Counts come as int8, which pg gives as text. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8) return Number
  return pg.types.getTypeParser(type, format as 'text')
}
