import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import type { Block } from '#features/blocks/block.ts'
import { type FactFiles, type Facts, readFacts } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import { allSheets } from '#features/insurance/store.ts'
import { factsAfterMoves } from '#features/pages/after-moves.ts'
import { byAddress } from '#features/pages/old-address.ts'
import type { PageFile } from '#features/pages/page.ts'
import { allRedirects, pagesChangedSince } from '#features/pages/store.ts'
import { openTurns } from '#features/pages/turns.ts'
import type { Effect } from '../setting.ts'
import { isSameData, isToldOtherwise } from '../told-by-blocks.ts'

type FilledPage = { blocks: Block[] }

/**
 * Where readers see something else when these facts take the place of those that hold: in texts that call them by name,
 * and in blocks that reckon with them. What does not fit has no effects: it is refused later, with the reason.
 */
export async function findEffects(trx: Database, changes: Partial<FactFiles>, now: Date): Promise<Effect[]> {
  const sheets = (await allSheets(trx)) as FactFiles
  const readings = [sheets, { ...sheets, ...changes }].map((files) => readFacts(files, dutchDayOf(now)))
  const stored = (await pagesChangedSince(trx, -1)).filter(({ published }) => published)
  const site = {
    pages: new Map(stored.map(({ path, document }) => [path, document as PageFile])),
    redirects: byAddress(await allRedirects(trx)),
  }
  const [before, after] = readings.flatMap((reading) =>
    reading.ok ? factsAfterMoves(reading.value, site) : [],
  )
  if (!before || !after) return []

  const takeTurn = openTurns()
  const effects: Effect[] = []
  for (const { path, document } of stored) {
    await takeTurn()
    const pages = [before, after].map(({ texts }) => fillFacts(document, texts))
    const [old, next] = pages.flatMap((filling) => (filling.ok ? [filling.value as FilledPage] : []))
    if (!old || !next) continue
    const blocks = old.blocks.filter((block) => isToldOtherwise(block, path, before, after))
    const times = blocks.length + countDifferences(old, next)
    if (times > 0) effects.push({ where: path, times })
  }
  return [...effects.sort((one, other) => one.where.localeCompare(other.where)), ...inSearch(before, after)]
}

/** Each place once: what is found there in one way is mostly found in the other too. */
export function together(...effects: Effect[]): Effect[] {
  return [...Map.groupBy(effects, ({ where }) => where)].map(([where, same]) => ({
    where,
    times: Math.max(...same.map(({ times }) => times)),
  }))
}

function countDifferences(before: unknown, after: unknown): number {
  if (before === after) return 0
  if (typeof before !== 'object' || before === null) return 1
  return Object.entries(before).reduce(
    (sum, [key, value]) => sum + countDifferences(value, (after as Record<string, unknown>)[key]),
    0,
  )
}

/** Whoever searches is told who pays for a treatment. */
function inSearch(before: Facts, after: Facts): Effect[] {
  const old = new Map(before.insurance.treatments.map((one) => [one.id, one]))
  const same = after.insurance.treatments.filter((one) => isSameData(old.get(one.id), one))
  const times = Math.max(old.size, after.insurance.treatments.length) - same.length
  return times > 0 ? [{ where: 'de antwoorden van het zoeken', times }] : []
}
