/** A list of what waits for somebody, with the way to all of it. */
export type Waiting = {
  id: string
  title: string
  items: WaitingItem[]
  /** There are more than these. */
  isCut: boolean
  all: { label: string; href: string }
}

export type WaitingItem = { label: string; href: string; note: string }

export const mostWaitingItems = 5

/** Lists without anything in them are left out. */
export function waitingLists(
  lists: (Pick<Waiting, 'id' | 'title' | 'all'> & { found: WaitingItem[] })[],
): Waiting[] {
  return lists
    .filter(({ found }) => found.length > 0)
    .map(({ found, ...list }) => ({
      ...list,
      items: found.slice(0, mostWaitingItems),
      isCut: found.length > mostWaitingItems,
    }))
}
