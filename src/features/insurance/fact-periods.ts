import { dayAfter } from './days.ts'

/** From the first day up to and including the last; without a last day it goes on. Days are those of Amsterdam. */
export type Period = { from: string; to?: string | undefined }

/** The one that holds on this day. */
export function findOn<T extends Period>(values: T[], day: string): T | undefined {
  return values.find(({ from, to = lastOfAll }) => from <= day && day <= to)
}

/** The one that is meant by a year: that of its beginning, or the first that begins in it. */
export function findInYear<T extends Period>(values: T[], year: number): T | undefined {
  return inOrder(values).find(({ from, to = lastOfAll }) => from <= `${year}-12-31` && `${year}-01-01` <= to)
}

/** The one to tell of on this day. When none holds, it is the last that held: a page does not go because of it. */
export function findNearest<T extends Period>(values: T[], day: string): T | undefined {
  const ordered = inOrder(values)
  return findOn(values, day) ?? ordered.findLast(({ from }) => from <= day) ?? ordered[0]
}

/** The years in which it holds; of what goes on, no further than this one. */
export function yearsOf({ from, to }: Period, last: number): number[] {
  const first = Number(from.slice(0, 4))
  const end = to ? Number(to.slice(0, 4)) : Math.max(first, last)
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index)
}

/** The first day after this one on which something else holds. */
export function nextChange(values: Period[], today: string): string | undefined {
  return values
    .flatMap(({ from, to }) => (to ? [from, dayAfter(to)] : [from]))
    .filter((day) => day > today)
    .sort()[0]
}

/** On any day there is one value or none. */
export function faultInPeriods(values: Period[]): { index: number; message: string } | undefined {
  const backwards = values.findIndex(({ from, to }) => to !== undefined && to < from)
  if (backwards >= 0) return { index: backwards, message: 'A period ends before it begins.' }
  const ordered = inOrder(values)
  const overlapping = ordered.find((value, index) => {
    const before = ordered[index - 1]
    return before !== undefined && value.from <= (before.to ?? lastOfAll)
  })
  return overlapping && { index: values.indexOf(overlapping), message: 'Two periods hold on the same day.' }
}

const lastOfAll = '9999-12-31'

function inOrder<T extends Period>(values: T[]): T[] {
  return values.toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
}
