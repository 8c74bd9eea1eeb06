import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseAddress } from '#database/database.ts'
import { startPostgres } from './throw-away-postgres.mjs'

/** A data folder for each kind of database, gone afterwards. */
export async function onEachDatabase<T>(
  prove: (database: DatabaseAddress, dataDir: string) => Promise<T[]>,
): Promise<T[]> {
  const onSqlite = await inFolder((folder) =>
    prove({ kind: 'sqlite', file: join(folder, 'site.db') }, folder),
  )
  return [
    ...onSqlite,
    ...(await onPostgres((url) => inFolder((folder) => prove({ kind: 'postgres', url }, folder)))),
  ]
}

async function onPostgres<T>(prove: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres()
  if (!server) throw new Error('PostgreSQL is not on this machine: apt-get install postgresql brings it.')
  try {
    return await prove(server.url)
  } finally {
    server.stop()
  }
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-proof-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
