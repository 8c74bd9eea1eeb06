import { diffArrays } from 'diff'

/** A stretch of text that stayed, came or went. */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** How many comparisons may still be made. What no effort is left for is shown as gone and come, as a whole. */
export type Effort = { left: number }

/** Enough for pages that people write; nobody reads word by word how more than this differs. */
export function newEffort(): Effort {
  return { left: 2_000_000 }
}

/** What changed between two texts, word by word, in the order in which it is read. */
export function compareWords(before: string, after: string, effort = newEffort()): TextPart[] {
  return joinAcrossSpaces(compare(wordsOf(before), wordsOf(after), effort))
}

/**
 * The same for texts of several lines: a line that resembles an earlier one is compared with it. There may be many, so a
 * turn is taken before each.
 */
export async function compareLines(
  before: string[],
  after: string[],
  effort: Effort,
  takeTurn: () => Promise<void>,
): Promise<TextPart[][]> {
  const end = '\n'
  const parts = compare(
    before.map((line) => line + end),
    after.map((line) => line + end),
    effort,
  )
  const result: TextPart[][] = []
  for (const [index, part] of parts.entries()) {
    const lines = part.text.split(end).slice(0, -1)
    const next = parts[index + 1]
    if (part.kind === 'removed' && next?.kind === 'added')
      result.push(...(await pairLines(lines, next.text.split(end).slice(0, -1), effort, takeTurn)))
    else if (part.kind !== 'added' || parts[index - 1]?.kind !== 'removed')
      result.push(...lines.map((text): TextPart[] => [{ kind: part.kind, text }]))
  }
  return result
}

async function pairLines(
  before: string[],
  after: string[],
  effort: Effort,
  takeTurn: () => Promise<void>,
): Promise<TextPart[][]> {
  const result: TextPart[][] = []
  const youngWords = after.map(wordSetOf)
  let next = 0
  for (const old of before) {
    await takeTurn()
    const match = findResembling(wordSetOf(old), youngWords, next, effort)
    if (match === -1) {
      result.push([{ kind: 'removed', text: old }])
      continue
    }
    for (const text of after.slice(next, match)) result.push([{ kind: 'added', text }])
    result.push(compareWords(old, after[match] ?? '', effort))
    next = match + 1
  }
  return [...result, ...after.slice(next).map((text): TextPart[] => [{ kind: 'added', text }])]
}

const leastShared = 0.4

function findResembling(old: Set<string>, young: Set<string>[], from: number, effort: Effort): number {
  for (let index = from; index < young.length; index += 1) {
    const other = young[index] as Set<string>
    if (!spend(effort, comparisonsForALine + Math.min(old.size, other.size))) return -1
    if (resembles(old, other)) return index
  }
  return -1
}

/** Enough of the words of one stand in the other. */
function resembles(one: Set<string>, other: Set<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size < leastShared * large.size) return false
  return small.intersection(large).size >= leastShared * large.size
}

function wordSetOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Looking words up costs more than holding two of them against each other. */
const comparisonsForALine = 50

/** False when there is not enough left. */
function spend(effort: Effort, comparisons: number): boolean {
  if (comparisons > effort.left) return false
  effort.left -= comparisons
  return true
}

function wordsOf(text: string): string[] {
  return text.match(/\n|[^\S\n]+|[\p{L}\p{N}]+(?:[-'’.,:/@][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []
}

/** What resembles too little for the effort is gone and come, as a whole. */
function compare(before: string[], after: string[], effort: Effort): TextPart[] {
  const mostEdits = Math.floor(Math.sqrt((effort.left * mostOfEffort) / comparisonsForAnEdit))
  const changes = diffArrays(before, after, { maxEditLength: mostEdits })
  const edits = changes
    ? changes.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
    : mostEdits
  effort.left -= comparisonsForAnEdit * edits ** 2
  const parts = changes?.map(({ value, added, removed }) =>
    part(added ? 'added' : removed ? 'removed' : 'same', value),
  )
  return merged(parts ?? [part('removed', before), part('added', after)])
}

/** One text that was written anew leaves enough for those that follow. */
const mostOfEffort = 1 / 4

/** Finding the shortest way from one text to the other takes the square of its edits. */
const comparisonsForAnEdit = 40

function part(kind: TextPart['kind'], words: string[]): TextPart {
  return { kind, text: words.join('') }
}

/** Neighbours of a kind become one; between two that stayed, what went stands before what came. */
function merged(parts: TextPart[]): TextPart[] {
  const result: TextPart[] = []
  let removed = ''
  let added = ''
  const settle = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of parts) {
    if (text === '') continue
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      settle()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += text
      else result.push({ kind, text })
    }
  }
  settle()
  return result
}

/** A lone space between two changes belongs to them: phrases are easier to read than single words. */
function joinAcrossSpaces(parts: TextPart[]): TextPart[] {
  return merged(
    parts.flatMap((each, index) => {
      const isBetween = index > 0 && index < parts.length - 1
      if (each.kind !== 'same' || !isBetween || !/^[^\S\n]+$/.test(each.text)) return [each]
      return [
        { kind: 'removed' as const, text: each.text },
        { kind: 'added' as const, text: each.text },
      ]
    }),
  )
}
