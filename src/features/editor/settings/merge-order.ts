import { longestIncreasing } from '../longest-increasing.ts'
import { step, withPositions } from './ordered-rows.ts'
import type { Row } from './setting-form.ts'

/** A row at a place: what it was called, where it stood when the form began, and where it stands now. */
export type PlacedRow = { key: string; was: string; is: string }

/**
 * The rows in the order of now, in which those that were moved here stand behind the row that they were put behind, or
 * before the one that they were put before. Numbers alone would not do: when somebody else moved a row, the same number is another place.
 */
export function mergeOrder<Kept extends { key: string; row: Row }>(kept: Kept[], mine: PlacedRow[]): Kept[] {
  const order = inOrder(mine)
  const moved = movedIn(order)
  const known = new Set(order.map(({ key }) => key))
  const isWhole = kept.every(({ key }) => known.has(key))
  let merged = kept
  order.forEach(({ key, is }, index) => {
    const row = merged.find((each) => each.key === key)
    if (!row || !moved.has(key)) return
    const others = merged.filter((each) => each !== row)
    const placeOf = (each: PlacedRow) => others.findIndex((other) => other.key === each.key)
    const before = order.slice(0, index).findLast((each) => placeOf(each) !== -1)
    const after = order.slice(index + 1).find((each) => !moved.has(each.key) && placeOf(each) !== -1)
    const isNext = before && (isWhole || Number(is) - Number(before.is) <= step)
    const beside = isNext ? placeOf(before) + 1 : !before && after ? placeOf(after) : undefined
    const place = beside ?? placeByNumber(others, is)
    merged = others.toSpliced(place, 0, row)
  })
  const positions = withPositions(merged.map(({ row }) => row))
  return merged.map((each, index) => ({ ...each, row: positions[index] ?? each.row }))
}

/** A change that is done once more, or undone, does not bring all rows along. */
function placeByNumber(rows: { row: Row }[], number: string): number {
  const place = rows.findIndex(({ row }) => Number(row.position) >= Number(number))
  return place === -1 ? rows.length : place
}

/** Those that were moved here, and by somebody else to another place since the form began; `now` is their order. */
export function movedByBoth(mine: PlacedRow[], now: string[]): Set<string> {
  const known = new Map(mine.flatMap(({ key, was }) => (was ? [[key, was]] : [])))
  const theirs = now
    .filter((key) => known.has(key))
    .map((key, place) => ({ key, was: known.get(key) ?? '', is: String(place) }))
  const stillThere = new Set(theirs.map(({ key }) => key))
  const ours = inOrder(mine).filter(({ key }) => stillThere.has(key))
  const isElsewhere = (key: string) => rowBefore(ours, key) !== rowBefore(theirs, key)
  return new Set([...movedIn(ours).intersection(movedIn(theirs))].filter(isElsewhere))
}

function inOrder(rows: PlacedRow[]): PlacedRow[] {
  return rows.toSorted((one, other) => Number(one.is) - Number(other.is))
}

function rowBefore(order: PlacedRow[], key: string): string | undefined {
  return order[order.findIndex((each) => each.key === key) - 1]?.key
}

/** Those that no longer stand in the order in which they stood; a new one stood nowhere. */
export function movedIn(order: PlacedRow[]): Set<string> {
  const stood = order.filter(({ was }) => was !== '')
  const stayed = longestIncreasing(stood.map(({ was }) => Number(was)))
  return new Set(order.filter(({ was }) => was === '' || !stayed.has(Number(was))).map(({ key }) => key))
}
