import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { step } from '../../../scripts/prepare.mjs'

/** A PostgreSQL server of our own, gone with us. Gives undefined when its programs are not on this machine. */
export async function startPostgres() {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) return undefined

  const owner = ownerOfServer()
  const folder = mkdtempSync(join(tmpdir(), 'izz-postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? 0)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    {
      encoding: 'utf8',
      ...owner,
    },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its files: ${made.stderr}`)

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: 'ignore', ...owner },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(join(programs, 'pg_isready'), port)

  const stop = () => {
    server.kill('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const newDatabase = (/** @type {string} */ name) => {
    const made = spawnSync(
      join(programs, 'createdb'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name],
      { encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`PostgreSQL could not make ${name}: ${made.stderr}`)
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }
  return { url, programs, stop, newDatabase }
}

export function findPrograms() {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const places = [
    stdout?.trim(),
    ...[18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`),
  ]
  return places.find(
    (place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  )
}

/** Only where tests must be complete: elsewhere a missing server is no reason to change somebody's machine. */
function installPrograms() {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  step('Installing PostgreSQL from the packages of this system')
  const quiet = /** @type {const} */ ({
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet)
  return findPrograms()
}

/** PostgreSQL refuses to run as root. */
export function ownerOfServer() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Below those that Linux gives to whoever does not name one: nobody else gets it before whoever asked for it listens.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** @param {string} program @param {number} port */
async function untilReady(program, port) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (spawnSync(program, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not start.')
}
