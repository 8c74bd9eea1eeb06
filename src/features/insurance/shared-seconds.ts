import { startOfDutchDay } from '#dutch-day.ts'
import { type Facts, nextFactsChange } from './facts.ts'

/** A page is made anew within a second of what changes it; a slow machine takes a little longer. */
const roomInSeconds = 5

/** How long shared caches may keep a page from now on: no copy outlives the night in which a fact changes. */
export function sharedSecondsAt(now: Date, facts: Facts, usual: number): number {
  const left = (startOfDutchDay(nextFactsChange(facts)).getTime() - now.getTime()) / 1_000
  return left > usual + roomInSeconds ? usual : 0
}
