import { pagesOfDeadlines } from '#features/insurance/agenda/deadlines.ts'
import { daysBetween, inWords } from '#features/insurance/days.ts'
import type { YearFact } from '#features/insurance/year-fact.ts'
import { daysLeftInWords } from '#period-words.ts'

/** A day of the year that a member had better not miss. */
export type Deadline = {
  day: string
  /** "31 december 2026", and how long that still is. */
  words: string
  left: string
  label: string
  isProvisional: boolean
  /** The page that tells what to do then. */
  path: string | undefined
}

const mostDeadlines = 4

/** The days among the facts that are still to come, the nearest first. */
export function deadlinesFrom(facts: YearFact[], today: string, has: (path: string) => boolean): Deadline[] {
  return facts
    .flatMap(({ name, label, kind, values }) => {
      const path = Object.hasOwn(pages, name) ? pages[name] : undefined
      return kind === 'day' ? values.map(({ value, status }) => ({ label, day: value, status, path })) : []
    })
    .filter(({ day }) => day >= today)
    .map(({ label, day, status, path }) => ({
      day,
      words: inWords(day),
      left: daysLeftInWords(daysBetween(today, day)),
      label,
      isProvisional: status === 'voorlopig',
      path: path && has(path) ? path : undefined,
    }))
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostDeadlines)
}

/** A day that editors add later has no page here, and is told all the same. */
const pages: Record<string, string> = pagesOfDeadlines
