import type { Database } from '#database/database.ts'
import { daysInWords } from '#period-words.ts'
import { reportedSearchesInDays } from '#periods.ts'
import { dayBefore } from '../logged-days.ts'
import { mostFrequentSearches, type SearchCount, searchesWithoutHits } from '../store.ts'

/** For whoever writes the pages: what people looked for, and above all what they did not find. */
export async function reportSearches(db: Database, now: Date): Promise<string> {
  const since = dayBefore(now, reportedSearchesInDays)
  return [
    `Zonder zoekresultaat in de laatste ${daysInWords(reportedSearchesInDays)}`,
    toTable(await searchesWithoutHits(db, since)),
    '',
    'Het meest gezocht',
    toTable(await mostFrequentSearches(db, since, 20)),
  ].join('\n')
}

function toTable(searches: SearchCount[]): string {
  if (searches.length === 0) return '  niets'
  const rows = searches.map(({ query, times }) => `${String(times).padStart(6)}  ${query}`)
  return ['  keer  zoekvraag', ...rows].join('\n')
}
