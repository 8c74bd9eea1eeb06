import type { Database } from '#database/database.ts'
import { dayBefore, dayOf } from '#features/search/log/logged-days.ts'
import { missedAddressesInDays } from '#periods.ts'
import { openHeavyHitters } from '../heavy-hitters.ts'
import { missedAddressOf } from '../missed-address.ts'
import { addMissed, forgetMissedBefore, keepMostAsked } from '../store.ts'

/** Of one process, between two times that they are written down. */
const mostWaiting = 500
/** More often within seconds tells nobody more; and the sum of a month stays a number that both databases hold. */
const mostTimesAtOnce = 1_000
export const mostOfADay = 500

export type MissedAddresses = {
  note: (url: string) => void
  flush: () => Promise<void>
  forgetOld: () => Promise<void>
}

/**
 * Nobody who asks for what is not there waits for this: addresses are counted in memory until they are flushed. Neither
 * memory nor table can be filled with strange addresses: both have so many places, and the least asked go first.
 */
export function openMissedAddresses(db: Database, now: () => Date): MissedAddresses {
  const waiting = openHeavyHitters(mostWaiting)

  return {
    note(url) {
      const path = missedAddressOf(url)
      if (path) waiting.add(path)
    },

    /** They leave the memory before they are written: a fault can lose some, but never counts one twice. */
    async flush() {
      const counted = waiting
        .take()
        .map(([path, times]) => ({ path, times: Math.min(times, mostTimesAtOnce) }))
        .sort((one, other) => (one.path < other.path ? -1 : 1))
      if (counted.length === 0) return
      const day = dayOf(now())
      await db.transaction().execute(async (trx) => {
        await addMissed(trx, day, counted)
        await keepMostAsked(trx, day, mostOfADay)
      })
    },

    forgetOld: () => forgetMissedBefore(db, dayBefore(now(), missedAddressesInDays)),
  }
}
