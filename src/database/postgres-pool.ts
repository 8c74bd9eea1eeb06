import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Patience } from './patience.ts'

export function openPool(url: string, limits: Patience, onConnectionLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...(isPooled(url)
      ? { Client: SiteClient, ...limitsOfOurs(limits) }
      : { Client: NamingClient, ...limits }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  pool.on('error', onConnectionLost)
  return pool
}

/**
 * A pooler that gives each transaction whichever connection is free: a name that we gave on one is unknown on the next, and
 * limits that we set would be those of others too.
 */
export function isPooled(url: string): boolean {
  return new URL(url).searchParams.get('pooler') === 'transaction'
}

function limitsOfOurs({ max, connectionTimeoutMillis, query_timeout }: Patience): Partial<Patience> {
  return { max, connectionTimeoutMillis, query_timeout }
}

class SiteClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // Whoever asked something hears that the connection broke; this event alone would end the process.
    this.on('error', () => {})
  }

  override query(...args: unknown[]): never {
    const answer = (super.query as (...args: unknown[]) => never)(...args)
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

/** Statements are named, so that PostgreSQL plans each only once per connection. */
class NamingClient extends SiteClient {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const query = typeof text === 'string' && Array.isArray(values) ? named(text, values) : undefined
    return (super.query as (...args: unknown[]) => never)(...(query ? [query, ...rest] : args))
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
