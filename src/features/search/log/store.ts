import { sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import type { SearchLogTable } from '#database/schema.ts'

export type LoggedSearch = SearchLogTable
export type SearchCount = { query: string; times: number }

const upsert = compileOnce<LoggedSearch, object>((db, slot) =>
  db
    .insertInto('search_log')
    .values({ day: slot.day, query: slot.query, hits: slot.hits, times: slot.times })
    .onConflict((conflict) =>
      conflict.columns(['day', 'query']).doUpdateSet({
        hits: sql`excluded.hits`,
        times: sql`search_log.times + excluded.times`,
      }),
    ),
)

/** Asked again on the same day, it counts up and keeps the last number of hits. */
export async function noteSearch(db: Database, search: LoggedSearch): Promise<void> {
  await upsert(db, search)
}

export async function forgetOldSearches(db: Database, beforeDay: string): Promise<void> {
  await db.deleteFrom('search_log').where('day', '<', beforeDay).execute()
}

/** The most frequent first. What found something on a later day is no longer of interest. */
export function searchesWithoutHits(db: Database, sinceDay: string): Promise<SearchCount[]> {
  return countSearches(db, sinceDay)
    .where('search_log.hits', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_log as later')
            .select('later.day')
            .whereRef('later.query', '=', 'search_log.query')
            .whereRef('later.day', '>', 'search_log.day')
            .where('later.hits', '>', 0),
        ),
      ),
    )
    .execute()
}

export function mostFrequentSearches(db: Database, sinceDay: string, most: number): Promise<SearchCount[]> {
  return countSearches(db, sinceDay).limit(most).execute()
}

function countSearches(db: Database, sinceDay: string) {
  return db
    .selectFrom('search_log')
    .select(['search_log.query', sql<number>`cast(sum(search_log.times) as integer)`.as('times')])
    .where('search_log.day', '>=', sinceDay)
    .groupBy('search_log.query')
    .orderBy('times', 'desc')
    .orderBy('search_log.query')
}
