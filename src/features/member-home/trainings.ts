import { plainTextOf } from '#features/blocks/rich-text.ts'
import { findDay, inWords } from '#features/insurance/days.ts'
import type { Page } from '#features/pages/page.ts'

export type Training = {
  path: string
  title: string
  /** "9 februari 2027": the first time that is still to come, if the page tells one. */
  next: string | undefined
}

const mostTrainings = 2

/** Those that fit the branch best, and among them those that begin first. */
export function trainingsFor(branch: string, pages: Iterable<Page>, today: string): Training[] {
  const wanted = topicsOf(branch)
  const rankOf = ({ topics }: Page) => {
    const rank = wanted.findIndex((topic) => topics.includes(topic))
    return rank < 0 ? wanted.length : rank
  }
  return [...pages]
    .filter(({ type }) => type === 'training')
    .map((page) => ({ page, rank: rankOf(page), day: nextDayIn(page, today) }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        (one.day ?? never).localeCompare(other.day ?? never) ||
        one.page.path.localeCompare(other.page.path),
    )
    .slice(0, mostTrainings)
    .map(({ page, day }) => ({ path: page.path, title: page.title, next: day && inWords(day) }))
}

const never = '9999-12-31'

/** What weighs most in the work of a branch, the heaviest first, in the topics that trainings have. */
const topics: Record<string, string[]> = {
  ziekenhuizen: ['Slaap', 'Veiligheid'],
  umc: ['Slaap', 'Veiligheid'],
  ggz: ['Veiligheid', 'Team'],
  huisartsen: ['Veiligheid', 'Druk'],
  vvt: ['Slaap', 'Druk'],
  gehandicaptenzorg: ['Veiligheid', 'Slaap'],
  jeugdzorg: ['Veiligheid', 'Druk'],
  'sociaal-werk': ['Veiligheid', 'Druk'],
  kinderopvang: ['Druk', 'Team'],
  ambulancezorg: ['Slaap', 'Veiligheid'],
  apotheek: ['Veiligheid', 'Druk'],
  mondzorg: ['Druk', 'Team'],
  paramedisch: ['Druk', 'Team'],
  revalidatie: ['Team', 'Druk'],
  laboratorium: ['Slaap', 'Team'],
  uitzendbureau: ['Druk', 'Slaap'],
  opleiding: ['Druk', 'Team'],
}

function topicsOf(branch: string): string[] {
  return (Object.hasOwn(topics, branch) && topics[branch]) || []
}

/** Whether the choice of trainings says anything about this branch. */
export function hasTopics(branch: string): boolean {
  return Object.hasOwn(topics, branch)
}

/** A page tells the times of a training in the rows of a table; the first day in a row is the one on which it begins. */
function nextDayIn({ blocks }: Page, today: string): string | undefined {
  return blocks
    .flatMap((block) => (block.kind === 'text' ? plainTextOf(block.html).split('\n') : []))
    .flatMap((line) => firstDayIn(line) ?? [])
    .filter((day) => day >= today)
    .sort()[0]
}

/** Also of "dinsdag 2 en dinsdag 23 februari 2027". */
function firstDayIn(line: string): string | undefined {
  const [, day, month, year] =
    /\b(\d{1,2})(?: en (?:[a-z]{6,9} )?\d{1,2})? ([a-z]{3,9}) (\d{4})\b/i.exec(line) ?? []
  return day && findDay(`${day} ${month} ${year}`)
}
