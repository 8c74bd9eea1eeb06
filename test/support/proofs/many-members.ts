import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseAddress } from '#database/database.ts'
import { secretHashOf } from '#features/account/secret.ts'
import { idleSessionInMinutes } from '#periods.ts'

export const sessionsEach = 5
export const eventsEach = 20

export const memberEmail = (number: number) => `lid-${number}@example.nl`
export const sessionToken = (number: number) => `sessie-${number}`

type Range = { from: number; to: number; passwordHash: string }

/**
 * Members `from` to `to`, each with five sessions, and what was noted of all of them by turns. The database writes it
 * itself: a million members take some minutes.
 */
export async function addManyMembers(address: DatabaseAddress, range: Range): Promise<void> {
  if (address.kind === 'sqlite') addToSqlite(address.file, range)
  else await addToPostgres(address.url, range)
}

function addToSqlite(file: string, { from, to, passwordHash }: Range): void {
  using db = new DatabaseSync(file)
  db.exec('pragma synchronous = off; pragma cache_size = -4000000')
  db.function('token_hash', (token) => secretHashOf(String(token)))
  const numbers = (first: number, end: number) =>
    `with recursive numbers(n) as (select ${first} union all select n + 1 from numbers where n + 1 < ${end})`
  db.exec('begin')
  db.prepare(`${numbers(from, to)} ${memberRows('numbers')}`).run(passwordHash)
  const sessions = numbers(from * sessionsEach, to * sessionsEach)
  db.exec(`${sessions} ${sessionRows('numbers', "token_hash('sessie-' || n)")}`)
  const events = numbers(from * eventsEach, to * eventsEach)
  db.exec(`${events} ${eventRows('numbers', to, sqliteEvent)}`)
  db.exec('commit; analyze')
}

async function addToPostgres(url: string, { from, to, passwordHash }: Range): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const numbers = (first: number, end: number) => `generate_series(${first}, ${end - 1}) as numbers(n)`
  await client.query(memberRows(numbers(from, to)).replace('?', `'${passwordHash}'`))
  const tokenHash = `translate(encode(sha256(convert_to('sessie-' || n, 'UTF8')), 'base64'), '+/=', '-_')`
  await client.query(sessionRows(numbers(from * sessionsEach, to * sessionsEach), tokenHash))
  await client.query(eventRows(numbers(from * eventsEach, to * eventsEach), to, postgresEvent))
  // What PostgreSQL would do in the hours after, so that it does not do it while we measure.
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
  await client.end()
}

const memberRows = (numbers: string) => `insert into member
  (id, email, email_key, password_hash, first_name, last_name, birthdate, function_type, branch, job_position, insured,
    insurer, member_panel, news_letter, is_sample, created_at)
  select 'lid-' || n, 'lid-' || n || '@example.nl', 'lid-' || n || '@example.nl', ?, 'Voornaam', 'Achternaam',
    '1980-01-01', 'zorg', 'ziekenhuis', 'verpleegkundige', 0, null, 0, 0, 0, '${at(-1)}' from ${numbers}`

const sessionRows = (numbers: string, tokenHash: string) => `insert into session
  (token_hash, member_id, created_at, extended_at, expires_at)
  select ${tokenHash}, 'lid-' || (n / ${sessionsEach}), '${at(0)}', '${at(0)}', '${at(idleSessionInMinutes / 1440)}' from ${numbers}`

/** One and a half second after another, from a year ago; twenty million of them take 347 days. */
const eventRows = (numbers: string, members: number, { id, time }: EventWords) => `insert into security_event
  select ${id}, ${time}, 'log-in', 'success', 'lid-' || (n % ${members}), 'lid-' || (n % ${members}), 'aanvraag-' || n
  from (select n, ${Date.parse(at(-360))} + 1500 * cast(n as bigint) as ms from ${numbers}) as moments`

type EventWords = { id: string; time: string }
const sqliteEvent = {
  id: "printf('%08x-%04x-7000-8000-%012x', ms >> 16, ms & 65535, n)",
  time: "strftime('%Y-%m-%dT%H:%M:%fZ', ms / 1000.0, 'unixepoch')",
}
const postgresEvent = {
  id: "lpad(to_hex(ms >> 16), 8, '0') || '-' || lpad(to_hex(ms & 65535), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0')",
  time: `to_char(to_timestamp(ms / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

function at(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** The same numbers every time, spread over all. */
export function spread(count: number, below: number): number[] {
  return Array.from({ length: count }, (_, n) => hash('md5', String(n), 'buffer').readUInt32BE() % below)
}
