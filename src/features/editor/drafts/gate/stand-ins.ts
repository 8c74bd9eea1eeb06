import { issuesOf, type Page, type PageIssue, readPage } from '#features/pages/page.ts'

/** What does not fit in a page, each told once, and the rest of that page, to check as well. */
export type Fitted = { issues: PageIssue[]; page: Page | undefined }

/**
 * A page that does not fit is made to fit, with something in the place of all that is empty or wrong, so that whoever
 * mends it hears of everything at once. What becomes of it is checked, and never shown. There is no page when it cannot
 * be made to fit.
 */
export function fitPage(document: object): Fitted {
  const issues: PageIssue[] = []
  const fitted = structuredClone(document) as Part
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = issuesOf(fitted)
    issues.push(...found.filter(({ path }) => !issues.some((told) => isWithin(path, told.path))))
    if (found.length === 0) break
    for (const issue of found) putInPlace(fitted, issue)
  }
  const reading = readPage(fitted)
  return { issues, page: reading.ok ? reading.value : undefined }
}

/** Whether the first place is the second, or lies inside it. */
export function isWithin(place: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  return other.every((step, at) => String(step) === String(place[at]))
}

/** A link in a group in an item in a list in a block: what is put in at one turn may itself lack something. */
const mostTurns = 6

type Part = { [step: PropertyKey]: unknown }

function putInPlace(document: Part, issue: PageIssue): void {
  const last = issue.path.at(-1)
  if (last === undefined) return
  let part: unknown = document
  for (const step of issue.path.slice(0, -1)) part = (part as Part)[step]
  ;(part as Part)[last] = standInFor(issue, (part as Part)[last])
}

function standInFor(issue: PageIssue, value: unknown): unknown {
  switch (issue.code) {
    case 'too_small':
      return longEnough(value, Number(issue.minimum))
    case 'too_big':
      return notTooLong(value, Number(issue.maximum))
    case 'invalid_type':
      return structuredClone(ofType[issue.expected])
    case 'invalid_value':
      return issue.values[0]
    case 'invalid_format':
      return issue.format === 'date' ? '2026-01-01' : nextOf(['/', 'xxxxxxxx'], value)
    case 'custom':
      return Array.isArray(value) ? withBeginning(value) : nextOf(['/', ''], value)
    default:
      return value
  }
}

/** A link fits in most places; where it did not the turn before, the other does. */
function nextOf([first, second]: [string, string], value: unknown): string {
  return value === first ? second : first
}

const ofType: Record<string, unknown> = {
  string: 'x',
  number: 0,
  int: 0,
  boolean: false,
  array: [],
  object: {},
}

/** The one thing that is asked of all blocks together, and can be given: that a hero comes first. */
function withBeginning(blocks: unknown[]): unknown[] {
  const hero = blocks.find((block) => (block as Part).kind === 'hero')
  if (hero === undefined) return [{ kind: 'hero', id: 'nog-geen-begin', title: 'x', lead: 'x' }, ...blocks]
  return [hero, ...blocks.filter((block) => block !== hero)]
}

function longEnough(value: unknown, least: number): unknown {
  if (typeof value === 'string') return 'x'.repeat(least)
  if (Array.isArray(value)) return [...value, ...Array(least - value.length).fill(undefined)]
  return least
}

function notTooLong(value: unknown, most: number): unknown {
  return typeof value === 'string' || Array.isArray(value) ? value.slice(0, most) : most
}
