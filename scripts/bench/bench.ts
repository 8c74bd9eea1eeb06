import { benchAccounts } from './accounts.ts'
import { benchBrowser } from './browser.ts'
import { benchPages } from './pages.ts'
import { benchSizes } from './sizes.ts'

/** One row of docs/performance.md: what was measured, what it must reach, and whether it did. */
export type Figure = { what: string; measured: string; must: string; reached: boolean }

const parts: Record<string, () => Promise<Figure[]>> = {
  sizes: benchSizes,
  pages: benchPages,
  accounts: benchAccounts,
  browser: benchBrowser,
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(parts)

console.log('| what | measured | must reach | |\n|---|---|---|---|')
let missed = 0
for (const name of names) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`)
  for (const { what, measured, must, reached } of await part()) {
    console.log(`| ${what} | ${measured} | ${must} | ${reached ? 'yes' : 'NO'} |`)
    if (!reached) missed += 1
  }
}
process.exit(missed > 0 ? 1 : 0)
