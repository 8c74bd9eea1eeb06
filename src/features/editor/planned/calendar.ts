import { dayAfter } from '#features/insurance/days.ts'
import { factText } from '#features/insurance/fact-text.ts'
import type { YearFact } from '#features/insurance/year-fact.ts'
import { longestPlanInDays } from '#periods.ts'
import { dutchClock } from '../drafts/dutch-time.ts'
import { pageAddress } from '../drafts/page-address.ts'
import { type PlannedChange, plannedAddress } from './planned-change.ts'
import { byTime, type PlannedKind } from './planned-order.ts'

/** Everything that will happen on a day, the first to come first. */
export type CalendarDay = { day: string; items: CalendarItem[] }
export type CalendarItem = {
  kind: PlannedKind | 'fact'
  /** On the Dutch clock; a fact changes at midnight. */
  time: string
  label: string
  /** What happens to it. */
  words: string
  href: string
}

export type ToCome = {
  drafts: { path: string; title: string; at: string }[]
  /** With the title of the page or the setting that it is about. */
  changes: { plan: PlannedChange; title: string }[]
  facts: YearFact[]
  today: string
}

export function calendarOf({ drafts, changes, facts, today }: ToCome): CalendarDay[] {
  const farthest = dayAfter(
    new Date(Date.parse(today) + longestPlanInDays * 86_400_000).toISOString().slice(0, 10),
  )
  const plans = [
    ...drafts.map(({ path, title, at }) => ({
      ...{ at, kind: 'publication' as const, label: title, words: 'komt op de site' },
      href: pageAddress(path),
    })),
    ...changes.map(({ plan: { id, at, kind }, title }) => ({
      ...{ at, kind, label: title, words: kind === 'offline' ? 'gaat offline' : 'verandert' },
      href: plannedAddress(id),
    })),
  ].sort(byTime)
  const items = [
    ...facts.flatMap((fact) => changesOfFact(fact)).filter(({ day }) => day > today && day <= farthest),
    ...plans.map(({ at, ...plan }) => ({ ...dutchClock(new Date(at)), ...plan })),
  ]
  const days = Map.groupBy(items, ({ day }) => day)
  return [...days]
    .map(([day, found]) => ({ day, items: found.map(({ day: _, ...item }) => item) }))
    .sort((one, other) => one.day.localeCompare(other.day))
}

type DatedItem = CalendarItem & { day: string }

/** When a value begins, and when one ends that no other follows: then readers go on seeing the old one. */
function changesOfFact({ label, kind, values }: YearFact): DatedItem[] {
  const about = { kind: 'fact' as const, time: '00:00', label, href: '/redactie/instellingen/jaarcijfers' }
  const begin = values.map(({ from, value, status }) => ({
    ...about,
    day: from,
    words: `wordt ${factText(kind, value)}${status === 'voorlopig' ? ' (voorlopig)' : ''}`,
  }))
  const starts = new Set(values.map(({ from }) => from))
  const end = values.flatMap(({ to }) =>
    to === undefined || starts.has(dayAfter(to))
      ? []
      : [{ ...about, day: dayAfter(to), words: 'verloopt: vul in wat er daarna geldt' }],
  )
  return [...begin, ...end]
}
