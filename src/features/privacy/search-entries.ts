import { daysInWords } from '#period-words.ts'
import { searchLogInDays } from '#periods.ts'
import { onlyUs, type StoredEntry } from './entry.ts'

/** What is kept of a search. Who asked is not among it. */
export const searchEntries: StoredEntry[] = [
  {
    what: 'Zoekwoorden, de dag, het aantal resultaten en hoe vaak erop gezocht is. E-mailadressen, postcodes en lange nummers maken we eerst onleesbaar',
    why: 'Om te zien wat mensen hier zoeken en niet vinden',
    ground: 'interest',
    howLong: daysInWords(searchLogInDays),
    who: onlyUs,
    columns: ['search_log.day', 'search_log.query', 'search_log.hits', 'search_log.times'],
  },
]
