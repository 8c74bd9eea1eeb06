import { proveConnections } from './connections.ts'
import { proveCutOff } from './cut-off.ts'
import { proveDatabaseAway } from './database-away.ts'
import { inFolder, onEachDatabase } from './databases.ts'
import type { Finding } from './finding.ts'
import { proveFuzz } from './fuzz.ts'
import { proveGrowth } from './growth.ts'
import { proveHeaderLines } from './header-lines.ts'
import { proveKill } from './kill.ts'
import { proveManyPages } from './many-pages.ts'
import { proveModel } from './model.ts'
import { proveNginxLimits } from './nginx-limits.ts'
import { provePair } from './pair.ts'
import { provePowerCut } from './power-cut.ts'
import { proveProcesses } from './processes.ts'
import { proveFullDisk, proveNoHandles } from './shortage.ts'
import { proveSlowVisitors } from './slow-visitors.ts'
import { proveSoak } from './soak.ts'
import { proveStall } from './stall.ts'
import { proveTiming } from './timing.ts'

/**
 * `npm run proof` shows that the site holds; `npm run proof -- kill` shows one part, or several. Some take how long or
 * how often: `npm run proof -- fuzz:60`.
 */
const parts: Record<string, (amount?: number) => Promise<Finding[]>> = {
  kill: () => onEachDatabase((database, dataDir) => proveKill({ rounds: 20, database, dataDir })),
  'power-cut': () => provePowerCut({ seconds: 20, cuts: 400 }),
  'database-away': () => proveDatabaseAway({ away: 60, other: 15 }),
  'cut-off': (seconds = 60) => inFolder((folder) => proveCutOff(folder, { seconds })),
  growth: () =>
    onEachDatabase((database, dataDir) => proveGrowth(database, dataDir, [10_000, 100_000, 1_000_000])),
  pages: () => inFolder((folder) => proveManyPages(folder, { count: 10_000 })),
  nginx: async () => [...(await proveHeaderLines()), ...(await proveNginxLimits())],
  connections: () => proveConnections({ count: 10_000 }),
  soak: () => inFolder((folder) => proveSoak(folder, { minutes: 10 })),
  processes: () => proveProcesses({ seconds: 8 }),
  pair: () => provePair({ seconds: 5 }),
  shortage: async () => [...(await proveFullDisk({ seconds: 15 })), ...(await proveNoHandles())],
  stall: () => onEachDatabase(proveStall),
  'slow-visitors': () => proveSlowVisitors({ each: 300, most: 75 }),
  fuzz: (seconds = 600) => onEachDatabase((database, dataDir) => proveFuzz({ seconds, database, dataDir })),
  model: (runs = 20_000) =>
    onEachDatabase((database, dataDir) => proveModel({ runs: runs / 2, database, dataDir })),
  timing: (runs = 1_000) => onEachDatabase((database, dataDir) => proveTiming({ runs, database, dataDir })),
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(parts)
const unknown = names.find((name) => !parts[name.split(':')[0] ?? ''])
if (unknown) throw new Error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)

console.log('| part | what was shown | figure | limit | holds |\n|---|---|---|---|---|')
let broken = 0
for (const name of names) {
  for (const { what, figure, limit, holds } of await findingsOf(name)) {
    console.log(`| ${name} | ${what} | ${figure} | ${limit} | ${holds ? 'yes' : 'NO'} |`)
    if (!holds) broken += 1
  }
}
process.exit(broken > 0 ? 1 : 0)

/** A part that breaks off has shown nothing; the others go on. */
async function findingsOf(name: string): Promise<Finding[]> {
  try {
    const [part = '', amount] = name.split(':')
    return (await parts[part]?.(amount ? Number(amount) : undefined)) ?? []
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return [{ what: 'it could not be shown', figure: String(words), limit: '', holds: false }]
  }
}
