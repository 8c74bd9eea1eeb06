import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseAddress } from '#database/database.ts'
import { idleMinutes, tokenHashOf } from '#features/account/sessions/session.ts'

export const sessionsEach = 5

export const memberEmail = (number: number) => `lid-${number}@example.nl`
export const sessionToken = (number: number) => `sessie-${number}`

type Range = { from: number; to: number; passwordHash: string }

/** Members `from` to `to`, each with five sessions, written by the database itself: a million takes a minute. */
export async function addManyMembers(address: DatabaseAddress, range: Range): Promise<void> {
  if (address.kind === 'sqlite') addToSqlite(address.file, range)
  else await addToPostgres(address.url, range)
}

function addToSqlite(file: string, { from, to, passwordHash }: Range): void {
  using db = new DatabaseSync(file)
  db.exec('pragma synchronous = off')
  db.function('token_hash', (token) => tokenHashOf(String(token)))
  const numbers = (first: number, end: number) =>
    `with recursive numbers(n) as (select ${first} union all select n + 1 from numbers where n + 1 < ${end})`
  db.exec('begin')
  db.prepare(`${numbers(from, to)} ${memberRows('numbers')}`).run(passwordHash)
  const sessions = numbers(from * sessionsEach, to * sessionsEach)
  db.exec(`${sessions} ${sessionRows('numbers', "token_hash('sessie-' || n)")}`)
  db.exec('commit; analyze')
}

async function addToPostgres(url: string, { from, to, passwordHash }: Range): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const numbers = (first: number, end: number) => `generate_series(${first}, ${end - 1}) as numbers(n)`
  await client.query(memberRows(numbers(from, to)).replace('?', `'${passwordHash}'`))
  const tokenHash = `translate(encode(sha256(convert_to('sessie-' || n, 'UTF8')), 'base64'), '+/=', '-_')`
  await client.query(sessionRows(numbers(from * sessionsEach, to * sessionsEach), tokenHash))
  // What PostgreSQL would do in the hours after, so that it does not do it while we measure.
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
  await client.end()
}

const memberRows = (numbers: string) => `insert into member
  select 'lid-' || n, 'lid-' || n || '@example.nl', 'lid-' || n || '@example.nl', ?, 'active', 'Voornaam', 'Achternaam',
    '1980-01-01', 'zorg', 'ziekenhuis', 'verpleegkundige', 0, null, 0, 0, 0, '${at(-1)}' from ${numbers}`

const sessionRows = (numbers: string, tokenHash: string) => `insert into session
  (token_hash, member_id, created_at, extended_at, expires_at)
  select ${tokenHash}, 'lid-' || (n / ${sessionsEach}), '${at(0)}', '${at(0)}', '${at(idleMinutes / 1440)}' from ${numbers}`

function at(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** The same numbers every time, spread over all. */
export function spread(count: number, below: number): number[] {
  return Array.from({ length: count }, (_, n) => hash('md5', String(n), 'buffer').readUInt32BE() % below)
}
