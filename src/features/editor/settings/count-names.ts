import { openTurns } from '#features/pages/turns.ts'
import type { Effect } from './setting.ts'
import type { Place } from './still-named.ts'

/** Where texts call these facts by their name, and how many times; visitors get a turn in between. */
export async function countNames(names: string[], places: Place[]): Promise<Effect[]> {
  const takeTurn = openTurns()
  const effects: Effect[] = []
  for (const { where, words } of places) {
    await takeTurn()
    const times = names.reduce((sum, name) => sum + words.split(`{{${name}}}`).length - 1, 0)
    if (times > 0) effects.push({ where, times })
  }
  return effects
}
