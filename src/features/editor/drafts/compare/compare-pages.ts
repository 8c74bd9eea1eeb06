import { yearOf } from '#features/insurance/fill-facts.ts'
import { openTurns } from '#features/pages/turns.ts'
import { longestIncreasing } from '../../longest-increasing.ts'
import type { DraftBlock, DraftDocument } from '../draft.ts'
import { blockLabelOf } from '../labels.ts'
import { type KnownNames, linesOfBlock, linesOfProperties } from './reading-lines.ts'
import { compareLines, type Effort, newEffort, type TextPart } from './word-diff.ts'

/** What became of one part of a page. */
export type Change = {
  /** What an editor calls it, such as `Tekst`. */
  label: string
  state: 'same' | 'changed' | 'added' | 'removed'
  /** It stands at another place among the blocks that stayed. */
  isMoved: boolean
  lines: TextPart[][]
}

/**
 * The differences between two forms of a page, block by block in the order in which it is read. All together it takes a
 * bounded effort, and between its pieces others get a turn.
 */
export async function comparePages(
  before: DraftDocument,
  after: DraftDocument,
  names: KnownNames,
): Promise<Change[]> {
  const effort = newEffort()
  const takeTurn = openTurns()
  const namesBefore = { ...names, year: yearOf(before) }
  const namesAfter = { ...names, year: yearOf(after) }
  const about = [linesOfProperties(before, namesBefore), linesOfProperties(after, namesAfter)] as const
  await takeTurn()
  const changes = [await toChange('Over de pagina', ...about, false, effort, takeTurn)]
  const moved = movedIds(before.blocks, after.blocks)
  for (const { old, young } of inReadingOrder(before.blocks, after.blocks)) {
    await takeTurn()
    const label = blockLabelOf((young ?? old)?.kind ?? '')
    const lines = [old && linesOfBlock(old, namesBefore), young && linesOfBlock(young, namesAfter)] as const
    const isMoved = young !== undefined && moved.has(young.id)
    changes.push(await toChange(label, ...lines, isMoved, effort, takeTurn))
  }
  return withinReason(changes)
}

async function toChange(
  label: string,
  before: string[] | undefined,
  after: string[] | undefined,
  isMoved: boolean,
  effort: Effort,
  takeTurn: () => Promise<void>,
): Promise<Change> {
  const lines = await compareLines(before ?? [], after ?? [], effort, takeTurn)
  const parts = lines.flat()
  const isSame = parts.every(({ kind }) => kind === 'same')
  const state = !before ? 'added' : !after ? 'removed' : isSame ? 'same' : 'changed'
  return { label, state, isMoved, lines }
}

/** On a whole page. An editor reads a few hundred. */
const mostPartsShown = 3_000

function withinReason(changes: Change[]): Change[] {
  let shown = 0
  return changes.map((change) => {
    if (change.state !== 'same') shown += change.lines.flat().length
    return shown > mostPartsShown ? { ...change, lines: tooMuchToShow } : change
  })
}

const tooMuchToShow: TextPart[][] = [
  [{ kind: 'same', text: 'Hier is te veel veranderd om te laten zien. Open de versies naast elkaar.' }],
]

type Pair = { old: DraftBlock | undefined; young: DraftBlock | undefined }

/** As the new page is read; what went stands after the block that it stood behind. */
function inReadingOrder(before: DraftBlock[], after: DraftBlock[]): Pair[] {
  const old = new Map(before.map((block) => [block.id, block]))
  const pairs: Pair[] = after.map((young) => ({ old: sameKind(old.get(young.id), young), young }))
  const kept = new Set(pairs.flatMap((pair) => pair.old?.id ?? []))
  before.forEach((block, index) => {
    if (kept.has(block.id)) return
    const former = before[index - 1]
    const place = pairs.findIndex((pair) => former && pair.old === former)
    pairs.splice(place + 1, 0, { old: block, young: undefined })
  })
  return pairs
}

/** A block that became one of another kind went, and another one came. */
function sameKind(old: DraftBlock | undefined, young: DraftBlock): DraftBlock | undefined {
  return old?.kind === young.kind ? old : undefined
}

/** Those that no longer stand in the order of the blocks that stayed. */
function movedIds(before: DraftBlock[], after: DraftBlock[]): Set<string> {
  const places = new Map(before.map(({ id }, index) => [id, index]))
  const stayed = after.filter(({ id }) => places.has(id))
  const inOrder = longestIncreasing(stayed.map(({ id }) => places.get(id) ?? 0))
  return new Set(stayed.filter(({ id }) => !inOrder.has(places.get(id) ?? 0)).map(({ id }) => id))
}
