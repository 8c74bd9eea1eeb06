import type { Database } from '#database/database.ts'
import { searchLogInDays } from '#periods.ts'
import { dayBefore, dayOf } from '../logged-days.ts'
import { toLoggedQuery } from '../mask.ts'
import { forgetOldSearches, type LoggedSearch, noteSearch } from '../store.ts'

const mostQueriesOfDay = 1_000

export type SearchLog = {
  note: (query: string, hits: number) => void
  flush: () => Promise<void>
  forgetOld: () => Promise<void>
}

/**
 * Nobody who searches waits for the log: searches are counted in memory until they are flushed. A flood of them cannot
 * fill the table: beyond a thousand different ones a day, new ones are dropped.
 */
export function openSearchLog(db: Database, now: () => Date): SearchLog {
  const waiting = new Map<string, LoggedSearch>()
  let today = { day: '', queries: new Set<string>() }

  function isWelcome(day: string, query: string): boolean {
    if (today.day !== day) today = { day, queries: new Set() }
    if (today.queries.size < mostQueriesOfDay) today.queries.add(query)
    return today.queries.has(query)
  }

  return {
    note(asked, hits) {
      const query = toLoggedQuery(asked)
      const day = dayOf(now())
      if (query === '' || !isWelcome(day, query)) return

      const key = `${day} ${query}`
      waiting.set(key, { day, query, hits, times: (waiting.get(key)?.times ?? 0) + 1 })
    },

    /** Each leaves the memory before it is written: a fault can lose one, but never counts one twice. */
    async flush() {
      for (const [key, search] of waiting) {
        waiting.delete(key)
        await noteSearch(db, search)
      }
    },

    forgetOld: () => forgetOldSearches(db, dayBefore(now(), searchLogInDays)),
  }
}
