import { startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import { loadOfSearches } from '../load.ts'

const rounds = 3
const secondsPerRound = 4
/** The code of searching and drawing is large: so long it takes until all that is used often is compiled. */
const secondsToWarmUp = 24

/** Pages of results a second, brotli, of a site that just started and of one that is warm. */
export type Results = { cold: number; warm: number }

/** 32 visitors search, and every question is one that nobody asked before: no answer of any kind is there already. */
export async function measureResults(): Promise<Results> {
  const site = await startAndWait()
  const [cold, , ...warm] = await loadOfSearches(site.address, [
    secondsPerRound,
    secondsToWarmUp,
    ...Array.from({ length: rounds }, () => secondsPerRound),
  ])
  await site.end()
  return { cold: cold?.perSecond ?? 0, warm: median(warm.map(({ perSecond }) => perSecond)) }
}
