import { openTurns } from '#features/pages/turns.ts'
import type { Effect } from './setting.ts'
import type { Place } from './still-named.ts'

/** Where texts call these facts by their name, and how many times. */
export async function countNames(names: string[], places: Place[]): Promise<Effect[]> {
  return (await openCount(places))(names)
}

/** All texts are read once, whatever is asked of them; visitors get a turn in between. */
export async function openCount(places: Place[]): Promise<(names: string[]) => Effect[]> {
  const takeTurn = openTurns()
  const called = new Map<string, Effect[]>()
  for (const { where, words } of places) {
    await takeTurn()
    const tokens = [...words.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name)
    for (const [name, same] of Map.groupBy(tokens, (name) => name))
      called.set(name, [...(called.get(name) ?? []), { where, times: same.length }])
  }
  return (names) => {
    const found = new Map<string, number>()
    for (const { where, times } of names.flatMap((name) => called.get(name) ?? []))
      found.set(where, (found.get(where) ?? 0) + times)
    return [...found].map(([where, times]) => ({ where, times }))
  }
}
