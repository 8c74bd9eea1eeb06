import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { until } from './site-process.ts'
import { findPrograms, freePort, ownerOfServer } from './throw-away-postgres.mjs'

/** A PostgreSQL server that can be stopped, killed and started again, with a role `site` that is nobody special. */
export type PostgresServer = {
  port: number
  data: string
  /** For the site. */
  url: string
  /** For whoever manages the server. */
  adminUrl: string
  start: () => Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
  ask: (statement: string) => Promise<Record<string, unknown>[]>
  remove: () => Promise<void>
}

type Settings = Record<string, string | number>

export async function makePostgres(settings: Settings = {}): Promise<PostgresServer> {
  const server = await serverIn(newFolder(), settings)
  runProgram('initdb', ['-D', server.data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'])
  await server.start()
  await server.ask('create role site login')
  await server.ask('create database site owner site')
  return server
}

export async function serverIn(folder: string, settings: Settings): Promise<PostgresServer> {
  const port = await freePort()
  const data = join(folder, 'data')
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`

  async function start(): Promise<void> {
    const server = spawn(programPath('postgres'), ['-D', data, ...args], {
      stdio: 'ignore',
      ...ownerOfServer(),
    })
    ended = new Promise((resolve) => server.on('exit', resolve))
    child = server
    running.add(server)
    ended.then(() => running.delete(server))
    await until(async () => (await ask('select 1')).length === 1)
  }
  async function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    child?.kill(signal)
    await ended
  }
  async function ask(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: adminUrl })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  async function remove(): Promise<void> {
    await stop('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, data, url: `postgres://site@127.0.0.1:${port}/site`, adminUrl, start, stop, ask, remove }
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGQUIT')
})

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'izz-postgres-'))
  const { uid, gid } = ownerOfServer()
  if (uid !== undefined) chownSync(folder, uid, gid ?? 0)
  return folder
}

export function runProgram(name: string, args: string[]): void {
  const { status, stderr } = spawnSync(programPath(name), args, { encoding: 'utf8', ...ownerOfServer() })
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
}

function programPath(name: string): string {
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is not on this machine: apt-get install postgresql brings it.')
  return join(programs, name)
}
