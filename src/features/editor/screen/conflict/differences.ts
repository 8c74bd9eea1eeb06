import type { BlockFile } from '#features/blocks/block.ts'
import type { PageFile } from '#features/pages/page.ts'

/** A place in which two versions of a page differ: a block, or what is told of the page itself. */
export type Difference =
  | { at: 'page'; name: string; mine: unknown; theirs: unknown }
  | { at: 'block'; id: string; mine: BlockFile | undefined; theirs: BlockFile | undefined }
  | { at: 'order' }

export type Choice = 'mine' | 'theirs'

export function differencesOf(mine: PageFile, theirs: PageFile): Difference[] {
  return [
    ...pageDifferences(mine, theirs).filter(({ name }) => !addresses.has(name)),
    ...blockDifferences(mine, theirs),
    ...orderDifference(mine, theirs),
  ]
}

/** Where a page stands and stood. It is moved elsewhere, and to save it here does not move it back. */
const addresses = new Set(['path', 'movedFrom'])

export function keyOf(difference: Difference): string {
  if (difference.at === 'order') return 'order'
  return difference.at === 'page' ? `page:${difference.name}` : `block:${difference.id}`
}

/** What only they changed is theirs, what I changed is mine. Without the page both began from, all they added is kept. */
export function likelyChoices(
  mine: PageFile,
  theirs: PageFile,
  base: PageFile | undefined,
): Record<string, Choice> {
  const changedByMe = new Set(base && differencesOf(mine, base).map(keyOf))
  const isTheirs = (difference: Difference) =>
    base ? !changedByMe.has(keyOf(difference)) : difference.at === 'block' && difference.mine === undefined
  return Object.fromEntries(
    differencesOf(mine, theirs).map((difference) => [
      keyOf(difference),
      isTheirs(difference) ? 'theirs' : 'mine',
    ]),
  )
}

/** One page out of two that began from the same one; nothing when both changed the same thing, each in another way. */
export function mergeByItself(base: PageFile, mine: PageFile, theirs: PageFile): PageFile | undefined {
  const keysOf = (one: PageFile, other: PageFile) => new Set(differencesOf(one, other).map(keyOf))
  const isDisputed = keysOf(base, theirs).intersection(keysOf(base, mine)).intersection(keysOf(mine, theirs))
  return isDisputed.size > 0 ? undefined : withChanges(mine, base, theirs)
}

/** This page with what they changed since the base, and all else as it is. */
export function withChanges(page: PageFile, base: PageFile, theirs: PageFile): PageFile {
  const changed = differencesOf(base, theirs).map((difference) => [keyOf(difference), 'theirs' as const])
  return mergePages(page, theirs, Object.fromEntries(changed))
}

/** One page out of two, where theirs stands: for each difference the version that was chosen. Who chose nothing keeps their own. */
export function mergePages(mine: PageFile, theirs: PageFile, choices: Record<string, Choice>): PageFile {
  const isTheirs = (key: string) => choices[key] === 'theirs'
  const merged: Record<string, unknown> = { ...mine }
  for (const difference of pageDifferences(mine, theirs)) {
    if (!addresses.has(difference.name) && !isTheirs(keyOf(difference))) continue
    merged[difference.name] = difference.theirs
    if (difference.theirs === undefined) delete merged[difference.name]
  }

  const [first, second] = isTheirs('order') ? [theirs, mine] : [mine, theirs]
  const order = weave(idsOf(first), idsOf(second))
  const blocks = order.flatMap((id) => {
    const block = findBlock(isTheirs(`block:${id}`) ? theirs : mine, id)
    return block ? [block] : []
  })
  return { ...(merged as PageFile), blocks }
}

function pageDifferences(mine: PageFile, theirs: PageFile): Extract<Difference, { at: 'page' }>[] {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]) as Set<keyof PageFile>
  names.delete('blocks')
  return [...names]
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ at: 'page', name, mine: mine[name], theirs: theirs[name] }))
}

function blockDifferences(mine: PageFile, theirs: PageFile): Difference[] {
  return weave(idsOf(mine), idsOf(theirs))
    .map((id) => ({ at: 'block' as const, id, mine: findBlock(mine, id), theirs: findBlock(theirs, id) }))
    .filter((difference) => !isSame(difference.mine, difference.theirs))
}

function orderDifference(mine: PageFile, theirs: PageFile): Difference[] {
  const shared = (page: PageFile, other: PageFile) => idsOf(page).filter((id) => findBlock(other, id))
  return isSame(shared(mine, theirs), shared(theirs, mine)) ? [] : [{ at: 'order' }]
}

/** The first list; what only the second has comes after what stands before it there. */
function weave(first: string[], second: string[]): string[] {
  const woven = [...first]
  second.forEach((id, index) => {
    if (woven.includes(id)) return
    const before = second.slice(0, index).findLast((other) => woven.includes(other))
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id)
  })
  return woven
}

function idsOf({ blocks }: PageFile): string[] {
  return blocks.map(({ id }) => id)
}

function findBlock({ blocks }: PageFile, id: string): BlockFile | undefined {
  return blocks.find((block) => block.id === id)
}

/** As data, whatever the order of the keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, inOrder(part)]),
  )
}
