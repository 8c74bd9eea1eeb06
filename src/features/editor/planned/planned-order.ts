import type { Draft } from '../drafts/draft.ts'
import type { PlannedChange } from './planned-change.ts'

export type PlannedKind = 'publication' | PlannedChange['kind']

/** At one moment pages come first, then what names them, then what goes. */
const order: PlannedKind[] = ['publication', 'setting', 'offline']

/** The first to come first. */
export function byTime(
  one: { at: string; kind: PlannedKind },
  other: { at: string; kind: PlannedKind },
): number {
  return one.at.localeCompare(other.at) || order.indexOf(one.kind) - order.indexOf(other.kind)
}

type Plan =
  | { kind: 'publication'; at: string; draft: Draft }
  | { kind: PlannedChange['kind']; at: string; change: PlannedChange }

export function inOrder(drafts: Draft[], changes: PlannedChange[]): Plan[] {
  const publications = drafts.map((draft): Plan => {
    return { kind: 'publication', at: draft.plan?.publishAt ?? '', draft }
  })
  return [
    ...publications,
    ...changes.map((change): Plan => ({ kind: change.kind, at: change.at, change })),
  ].sort(byTime)
}
