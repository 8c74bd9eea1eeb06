import { agendaEventsPath } from '#addresses.ts'
import { lastYear } from '../days.ts'
import { dayIn } from '../fact-values.ts'
import type { YearFact } from '../year-fact.ts'

/** A day of the year that somebody had better not miss, under the name that its fact has without the year. */
export type Deadline = {
  name: DeadlineName
  /** The year of the insurance that it is about. */
  year: number
  day: string
  label: string
  isProvisional: boolean
  /** The page that tells what to do then. */
  page: string
}

/** Where it is told what to do then, by the name of the fact without its year. */
export const pagesOfDeadlines = {
  'basispremies-bekend': '/zorgverzekering/premie',
  'aanvullende-premies-bekend': '/zorgverzekering/aanvullende-pakketten',
  opzegdatum: '/zorgverzekering/opzeggen',
  kiesdatum: '/zorgverzekering/overstappen',
}
export type DeadlineName = keyof typeof pagesOfDeadlines

const names = Object.keys(pagesOfDeadlines) as DeadlineName[]

/** Those that lead up to the insurance of a year, in the order in which they come. */
export function deadlinesOf(facts: YearFact[], year: number): Deadline[] {
  return names
    .flatMap((name) => {
      const known = dayIn(facts, name, year)
      if (!known || !isAbout(known.value, year)) return []
      const { label, status, value: day } = known
      return [{ name, year, day, label, isProvisional: status === 'voorlopig', page: pagesOfDeadlines[name] }]
    })
    .sort((one, other) => one.day.localeCompare(other.day))
}

/** Somebody chooses in the autumn before, or at the start of the year itself. */
function isAbout(day: string, year: number): boolean {
  return day >= `${year - 1}-07-01` && day <= `${year}-12-31`
}

const firstYear = 2026

/** Of all years that are known. */
export function allDeadlines(facts: YearFact[]): Deadline[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)
  return years.flatMap((year) => deadlinesOf(facts, year))
}

/** The address of one day, for whoever wants no more than that. */
export function eventPath({ name, year }: Deadline): string {
  return `${agendaEventsPath}/${name}-${year}.ics`
}
