import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { newFolder } from './postgres-server.ts'
import { getProgram } from './programs.ts'
import { until } from './site-process.ts'
import { freePort, ownerOfServer } from './throw-away-postgres.mjs'

/** Fewer than one process asks for: what they do meets on each of them. */
export const sharedConnections = 4

/** PgBouncer in transaction mode, with the settings that it comes with, in front of a PostgreSQL on `port`. */
export async function startPgbouncer(serverPort: number) {
  const folder = newFolder()
  const { path } = getProgram('pgbouncer')
  const { uid, gid } = ownerOfServer()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const people = join(folder, 'people.txt')
  writeFileSync(people, '"site" ""\n"postgres" ""\n')
  writeFileSync(file, configurationOf({ port, serverPort, people }))
  const child = spawn(path, ['-q', file], { stdio: 'ignore', uid, gid })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  await until(async () => (await askIn(`postgres://postgres@127.0.0.1:${port}/postgres`)) === 1)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  return { port, stop }
}

async function askIn(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('select 1 as one')).rows[0]?.one
  } finally {
    await client.end().catch(() => {})
  }
}

type Ports = { port: number; serverPort: number; people: string }

function configurationOf({ port, serverPort, people }: Ports): string {
  return `
[databases]
* = host=127.0.0.1 port=${serverPort}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${people}
pool_mode = transaction
default_pool_size = ${sharedConnections}
`
}
