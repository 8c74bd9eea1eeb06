import { inFolder, onEachDatabase } from '#test/machine/each-database.ts'
import { proveCluster } from '#test/proofs/cluster.ts'
import { proveContainerAnywhere } from '#test/proofs/container.ts'
import { proveCutOff } from '#test/proofs/cut-off.ts'
import { proveDatabaseAway } from '#test/proofs/database-away.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { proveFuzz } from '#test/proofs/fuzz.ts'
import { proveGrowth } from '#test/proofs/growth.ts'
import { proveHeaderLines } from '#test/proofs/header-lines.ts'
import { proveHttp3 } from '#test/proofs/http3.ts'
import { proveKill } from '#test/proofs/kill.ts'
import { proveLitestream } from '#test/proofs/litestream.ts'
import { proveMove } from '#test/proofs/move.ts'
import { proveNginxLimits } from '#test/proofs/nginx-limits.ts'
import { provePair } from '#test/proofs/pair.ts'
import { provePooler } from '#test/proofs/pooler.ts'
import { provePowerCut } from '#test/proofs/power-cut.ts'
import { proveProcesses } from '#test/proofs/processes.ts'
import { proveSerializable } from '#test/proofs/serializable.ts'
import { proveFullDisk, proveNoHandles } from '#test/proofs/shortage.ts'
import { proveSlowUpload } from '#test/proofs/slow-upload.ts'
import { proveSlowVisitors } from '#test/proofs/slow-visitors.ts'
import { proveThemes } from '#test/proofs/themes.ts'
import { proveUpgrade } from '#test/proofs/upgrade.ts'
import { benchAccounts } from './accounts.ts'
import { benchBrowser } from './browser.ts'
import { proveConnections } from './connections.ts'
import { proveCopies } from './copies.ts'
import { benchCosts } from './costs.ts'
import { benchEditing } from './editing.ts'
import { benchLighthouse } from './lighthouse.ts'
import { proveManyPages } from './many-pages.ts'
import { proveModel } from './model.ts'
import { benchPages } from './pages.ts'
import { benchPhoto } from './photo.ts'
import { benchSizes } from './sizes.ts'
import { proveSoak } from './soak.ts'
import { proveStall } from './stall.ts'
import { benchStart } from './start.ts'
import { proveTiming } from './timing.ts'

/**
 * `npm run bench` shows how quick the site is and `npm run proof` that it holds; `npm run proof -- kill` shows one part,
 * or several. Some take how long or how often: `npm run proof -- fuzz:60`.
 */
type Parts = Record<string, (amount?: number) => Promise<Figure[]>>

const benches: Parts = {
  sizes: benchSizes,
  pages: benchPages,
  start: benchStart,
  accounts: benchAccounts,
  costs: benchCosts,
  browser: benchBrowser,
  lighthouse: benchLighthouse,
  editing: benchEditing,
  photo: benchPhoto,
}

const proofs: Parts = {
  kill: () => onEachDatabase((database, dataDir) => proveKill({ rounds: 20, database, dataDir })),
  'power-cut': () => provePowerCut({ seconds: 20, cuts: 400 }),
  'database-away': () => proveDatabaseAway({ away: 60, other: 15 }),
  'cut-off': (seconds = 60) => inFolder((folder) => proveCutOff(folder, { seconds })),
  growth: () =>
    onEachDatabase((database, dataDir) => proveGrowth(database, dataDir, [10_000, 100_000, 1_000_000])),
  pages: () => inFolder((folder) => proveManyPages(folder, { count: 10_000 })),
  move: (members = 100_000) => inFolder((folder) => proveMove(folder, { members })),
  nginx: async () => [
    ...(await proveHeaderLines()),
    ...(await proveNginxLimits()),
    ...(await proveThemes()),
    ...(await proveCopies()),
  ],
  http3: () => inFolder(proveHttp3),
  'slow-upload': (seconds = 90) => proveSlowUpload({ seconds }),
  connections: () => proveConnections({ count: 10_000 }),
  soak: () => inFolder((folder) => proveSoak(folder, { minutes: 10 })),
  processes: () => proveProcesses({ seconds: 8 }),
  upgrade: proveUpgrade,
  pair: () => provePair({ seconds: 5 }),
  pooler: () => inFolder((folder) => provePooler(folder, { seconds: 20 })),
  cluster: () => proveCluster({ seconds: 5 }),
  litestream: () => inFolder((folder) => proveLitestream(folder, { seconds: 20 })),
  container: () => inFolder(proveContainerAnywhere),
  serializable: proveSerializable,
  shortage: async () => [...(await proveFullDisk({ seconds: 15 })), ...(await proveNoHandles())],
  stall: () => onEachDatabase(proveStall),
  'slow-visitors': () => proveSlowVisitors({ each: 300, most: 75 }),
  fuzz: (seconds = 600) => onEachDatabase((database, dataDir) => proveFuzz({ seconds, database, dataDir })),
  model: (runs = 20_000) =>
    onEachDatabase((database, dataDir) => proveModel({ runs: runs / 2, database, dataDir })),
  timing: (runs = 1_000) => onEachDatabase((database, dataDir) => proveTiming({ runs, database, dataDir })),
}

const [kind, ...asked] = process.argv.slice(2)
const parts = kind === 'bench' ? benches : proofs
const names = asked.length > 0 ? asked : Object.keys(parts)
const unknown = names.find((name) => !parts[name.split(':')[0] ?? ''])
if (unknown) throw new Error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)

// What was started ends when this process exits; a signal alone would leave it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))
console.log('| part | what was measured | figure | limit | holds |\n|---|---|---|---|---|')
let broken = 0
for (const name of names) {
  for (const { what, figure, limit, holds } of await figuresOf(name)) {
    console.log(`| ${name} | ${what} | ${figure} | ${limit} | ${holds ? 'yes' : 'NO'} |`)
    if (!holds) broken += 1
  }
}
process.exit(broken > 0 ? 1 : 0)

/** A part that breaks off has shown nothing; the others go on. */
async function figuresOf(name: string): Promise<Figure[]> {
  try {
    const [part = '', amount] = name.split(':')
    return (await parts[part]?.(amount ? Number(amount) : undefined)) ?? []
  } catch (error) {
    // Its first line fits into the table.
    console.error(error)
    const words = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return [{ what: 'it could not be measured', figure: String(words), limit: '', holds: false }]
  }
}
