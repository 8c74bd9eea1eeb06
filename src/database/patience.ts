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
