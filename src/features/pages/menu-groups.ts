import type { MenuItem } from './site-content.ts'

export type MenuGroup = { heading: string | undefined; items: MenuItem[] }

/** Items with the same heading stand together, where the first of them stands. Those without one come last. */
export function menuGroupsOf(items: MenuItem[]): MenuGroup[] {
  const groups = Map.groupBy(items, ({ group }) => group || undefined)
    .entries()
    .map(([heading, items]) => ({ heading, items }))
    .toArray()
  return groups.sort((a, b) => Number(a.heading === undefined) - Number(b.heading === undefined))
}
