import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProgram } from './programs.ts'
import { until } from './site-process.ts'
import { freePort, ownerOfServer } from './throw-away-postgres.mjs'

/** One of three machines: a network of its own, with etcd, Patroni and PostgreSQL. */
export type Node = {
  name: string
  address: string
  /** Power off: everything on it gets SIGKILL. */
  kill: () => void
  start: () => void
  cutNetwork: () => void
  mendNetwork: () => void
  /** Patroni's own calls. */
  ask: (method: string, path: string, body?: object) => Promise<number>
  /** What etcd and Patroni said last. */
  lastWords: () => string
}

export type Cluster = { nodes: Node[]; port: number; primary: () => Promise<Node>; stop: () => Promise<void> }

const network = '10.213.77'
const bridge = 'izz-proof'
const names = ['node1', 'node2', 'node3']

/** Three machines with the files of `deploy/`: only addresses and folders differ. It takes root, for their networks. */
export async function startCluster(folder: string): Promise<Cluster> {
  if (process.getuid?.() !== 0) throw new Error('Networks that can be cut need root.')
  for (const name of ['patroni', 'etcd', 'haproxy', 'setpriv']) getProgram(name, packageOf[name])
  chmodSync(folder, 0o755)
  removeRemains()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${network}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const nodes = names.map((name, index) => makeNode(folder, name, `${network}.${11 + index}`))
  process.on('exit', removeNetworks)
  for (const { start } of nodes) start()
  const haproxy = await startHaproxy(folder)

  const primary = async () => {
    const states = await Promise.all(nodes.map((node) => node.ask('OPTIONS', '/primary')))
    const found = nodes[states.indexOf(200)]
    if (!found) throw new Error('There is no primary.')
    return found
  }
  const stop = async () => {
    haproxy.child.kill('SIGTERM')
    for (const { kill } of nodes) kill()
    removeNetworks()
  }
  return { nodes, port: haproxy.port, primary, stop }
}

const lastLines = 30

const packageOf: Record<string, string> = { etcd: 'etcd-server', setpriv: 'util-linux' }

function makeNode(folder: string, name: string, address: string): Node {
  const home = join(folder, name)
  const { uid = 0, gid = 0 } = ownerOfServer()
  mkdirSync(home)
  chownSync(home, uid, gid)
  const netns = netnsOf(name)
  const line = lineOf(name)
  ip('netns', 'add', netns)
  ip('link', 'add', line, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', netns)
  ip('link', 'set', line, 'master', bridge, 'up')
  ip('-n', netns, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', netns, 'link', 'set', 'eth0', 'up')
  ip('-n', netns, 'link', 'set', 'lo', 'up')

  const ofThisNode = (file: string) =>
    deployed(file)
      .replaceAll(/^(name: |ETCD_NAME=)node1$/gm, `$1${name}`)
      // Its own address stands alone on its line; a list of all three begins with the first as well.
      .replaceAll(new RegExp(`^(?!.*${network}\\.12).*$`, 'gm'), (own) =>
        own.replaceAll(`${network}.11`, address),
      )
      .replaceAll('/var/lib/postgresql/15/izz', join(home, 'data'))
      .replaceAll('/var/lib/postgresql', home)
      .replaceAll('/var/run/postgresql', home)
      .replaceAll('/var/lib/etcd', home)
  const configuration = join(home, 'patroni.yml')
  writeFileSync(configuration, ofThisNode('patroni.yml'))
  chmodSync(configuration, 0o600)
  chownSync(configuration, uid, gid)
  const etcdSettings = Object.fromEntries(
    [...ofThisNode('etcd.conf').matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  )

  const log = join(home, 'log')
  const said = openSync(log, 'a')
  let running: ChildProcess[] = []
  const run = (command: string[], environment: Record<string, string> = {}) => {
    const as = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    const child = spawn('ip', ['netns', 'exec', netns, ...as, ...command], {
      stdio: ['ignore', said, said],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: home, ...environment },
    })
    running.push(child)
  }
  const kill = () => {
    for (const child of running) child.kill('SIGKILL')
    running = []
    // One may end by itself, or start another, between the look and the kill.
    for (let pids = pidsIn(netns); pids.length > 0; pids = pidsIn(netns))
      spawnSync('kill', ['-KILL', ...pids.map(String)])
  }
  process.on('exit', kill)

  return {
    name,
    address,
    kill,
    start: () => {
      run(['etcd'], etcdSettings)
      run(['patroni', configuration])
    },
    cutNetwork: () => ip('link', 'set', line, 'down'),
    mendNetwork: () => ip('link', 'set', line, 'up'),
    ask: async (method, path, body) => {
      const init = {
        method,
        signal: AbortSignal.timeout(method === 'POST' ? 60_000 : 2_000),
        ...(body && { body: JSON.stringify(body) }),
      }
      const answer = await fetch(`http://${address}:8008${path}`, init).catch(() => undefined)
      await answer?.body?.cancel()
      return answer?.status ?? 0
    },
    lastWords: () => readFileSync(log, 'utf8').split('\n').slice(-lastLines).join('\n'),
  }
}

/** Of a run that was broken off. One that goes on has processes, and keeps its networks. */
function removeRemains(): void {
  const pids = names.flatMap((name) => pidsIn(netnsOf(name)))
  if (pids.length > 0) throw new Error(`Another run goes on, or left these processes: ${pids.join(', ')}.`)
  removeNetworks()
}

function removeNetworks(): void {
  for (const name of names) {
    spawnSync('ip', ['link', 'del', lineOf(name)])
    spawnSync('ip', ['netns', 'del', netnsOf(name)])
  }
  spawnSync('ip', ['link', 'del', bridge])
}

/** PostgreSQL is a child of Patroni's and outlives it. */
function pidsIn(netns: string): number[] {
  const { stdout } = spawnSync('ip', ['netns', 'pids', netns], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

async function startHaproxy(folder: string) {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    deployed('haproxy-cluster.cfg').replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`),
  )
  const child = spawn(getProgram('haproxy').path, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  process.on('exit', () => child.kill('SIGKILL'))
  return { child, port }
}

function deployed(name: string): string {
  const text = readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')
  return text.replaceAll('10.0.0.', `${network}.`)
}

function netnsOf(name: string): string {
  return `izz-${name}`
}

/** The end of its line that is on our side. */
function lineOf(name: string): string {
  return `izz-${name}`
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}

export async function untilPrimary(cluster: Cluster): Promise<Node> {
  await until(async () => Boolean(await cluster.primary()))
  return cluster.primary()
}
