import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, type Node, startCluster, untilPrimary } from '../machine/cluster.ts'
import { inFolder } from '../machine/each-database.ts'
import { addMembers, passwordOf } from '../machine/members.ts'
import { startSite, until, untilReady } from '../machine/site-process.ts'
import type { Visitor } from '../machine/visitor.ts'
import { type Figure, noneOf } from './figure.ts'
import { emails, lostIn, numberedWriter, onlooker } from './pair.ts'
import { logInMembers } from './traffic.ts'
import { untilWell, watchWhile } from './watch.ts'

const longestRecoveryInSeconds = 30
const password = 'CHANGE-superuser'

/** Three machines that choose a primary by themselves; under load each kind of loss, and nobody does anything. */
export async function proveCluster({ seconds }: { seconds: number }): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await using opened = new AsyncDisposableStack()
    const cluster = await startCluster(folder)
    opened.defer(cluster.stop)
    await untilWhole(cluster)
    const url = `postgres://site:site@127.0.0.1:${cluster.port}/site`
    await makeDatabase(await cluster.primary())
    await until(() => addMembers({ kind: 'postgres', url }, [...emails, onlooker]).then(() => true))
    const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
    opened.defer(async () => void (await site.end('SIGKILL')))
    await untilReady(site)

    const members = await logInMembers(site.address, emails, passwordOf(0))
    const [watcher] = await logInMembers(site.address, [onlooker], passwordOf(0))
    if (!watcher) throw new Error('Nobody is logged in.')
    const writers = members.map(numberedWriter)
    let isOver = false
    const work = writers.map(({ write }) => write(() => isOver))
    await pause(seconds * 1_000)

    const figures: Figure[] = []
    const unseated: string[] = []
    for (const [what, trouble] of Object.entries(troubles)) {
      figures.push(await figureFor(what, site.address, watcher, () => trouble(cluster)))
      const successor = await untilPrimary(cluster)
      await mendAll(cluster)
      if ((await cluster.primary()) !== successor) unseated.push(what)
      await pause(seconds * 1_000)
    }
    figures.push(noneOf('a primary that made way for one that came back', unseated, String(figures.length)))

    isOver = true
    await Promise.all(work)
    const answered = writers.reduce((sum, { saved }) => sum + saved.length, 0)
    const lost = await lostIn(
      { url },
      writers.map(({ saved }) => saved),
    )
    return [...figures, noneOf('all of this: answered writes lost', lost, answered.toLocaleString('en'))]
  })
}

const troubles: Record<string, (cluster: Cluster) => Promise<void>> = {
  'power of the primary lost': async (cluster) => (await cluster.primary()).kill(),
  'network of the primary cut': async (cluster) => (await cluster.primary()).cutNetwork(),
  'network of the standby cut that must agree to every write': async (cluster) =>
    (await isInSync(cluster.nodes))?.cutNetwork(),
  'a setting changed that needs a restart of all three, one by one': async (cluster) => {
    const primary = await cluster.primary()
    await primary.ask('PATCH', '/config', { postgresql: { parameters: { max_connections: 120 } } })
    const others = cluster.nodes.filter((node) => node !== primary)
    for (const node of others) {
      await node.ask('POST', '/restart', {})
      await untilWhole(cluster)
    }
    const candidate = (await isInSync(others)) ?? others[0]
    await primary.ask('POST', '/switchover', { leader: primary.name, candidate: candidate?.name })
    await until(async () => (await cluster.primary()) !== primary)
    await primary.ask('POST', '/restart', {})
    await untilWhole(cluster)
  },
}

/** From the trouble until every call does its work again; pages must come all the time. */
async function figureFor(
  what: string,
  address: string,
  watcher: Visitor,
  trouble: () => Promise<void>,
): Promise<Figure> {
  let recovery = Number.POSITIVE_INFINITY
  const { pages, calls } = await watchWhile(address, watcher, async () => {
    await trouble()
    const begun = performance.now()
    // What still works for a moment is not recovered: it must go on working.
    do await untilWell(address, watcher)
    while (await breaksSoon(address, watcher))
    recovery = (performance.now() - begun) / 1_000 - secondsOfCalm
  })
  const faults = [...pages.faults, ...calls.faults]
  const examples = faults.length > 0 ? ` (${[...new Set(faults)].slice(0, 3).join('; ')})` : ''
  return {
    what,
    figure: `${pages.faults.length} of ${pages.asked} pages failed; ${calls.refused} of ${calls.asked} calls answered 503, ${calls.faults.length} wrongly${examples}, slowest ${calls.slowest.toFixed(1)} s; well after ${recovery.toFixed(1)} s`,
    limit: `0 failed; 0 wrongly; ≤ ${longestRecoveryInSeconds} s`,
    holds: faults.length === 0 && recovery <= longestRecoveryInSeconds,
  }
}

const secondsOfCalm = 5

async function breaksSoon(address: string, watcher: Visitor): Promise<boolean> {
  const end = performance.now() + secondsOfCalm * 1_000
  while (performance.now() < end) {
    if ((await untilWell(address, watcher)) > 1) return true
    await pause(100)
  }
  return false
}

async function mendAll(cluster: Cluster): Promise<void> {
  for (const node of cluster.nodes) {
    node.mendNetwork()
    if ((await node.ask('GET', '/liveness')) !== 200) {
      node.kill()
      node.start()
    }
  }
  await untilWhole(cluster)
}

/**
 * A primary, a standby without whose word it answers no write, and a third. After a start that standby is found anew, so
 * it counts when it has been the same for longer than Patroni's turns take.
 */
async function untilWhole(cluster: Cluster): Promise<void> {
  try {
    await untilPrimary(cluster)
    await untilCalm(cluster)
  } catch (cause) {
    const words = cluster.nodes.map(({ name, lastWords }) => `${name}:\n${lastWords()}`)
    throw new Error(['The three did not become whole.', ...words].join('\n\n'), { cause })
  }
}

async function untilCalm(cluster: Cluster): Promise<void> {
  let looks = 0
  await until(async () => {
    const states = await Promise.all(cluster.nodes.map((node) => node.ask('GET', '/health')))
    const isWhole = states.every((status) => status === 200) && (await isInSync(cluster.nodes)) !== undefined
    looks = isWhole ? looks + 1 : 0
    await pause(1_000)
    return looks > looksThatCount
  })
}

const looksThatCount = 8

async function isInSync(nodes: Node[]): Promise<Node | undefined> {
  const states = await Promise.all(nodes.map((node) => node.ask('GET', '/sync')))
  return nodes[states.indexOf(200)]
}

async function makeDatabase({ address }: Node): Promise<void> {
  const client = new pg.Client(`postgres://postgres:${password}@${address}:5432/postgres`)
  await client.connect()
  await client.query("create role site login password 'site'")
  await client.query('create database site owner site')
  await client.end()
}
