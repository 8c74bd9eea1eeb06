import type { Query } from '#features/blocks/gathered.ts'

const longestQuery = 1_000
const longestValue = 200
const mostValues = 24

/** What the address asks, as far as somebody reads it. Anything strange is left out: an address is never an error. */
export function readQuery(search: string, keys: ReadonlySet<string>): Query {
  if (search.length < 2 || search.length > longestQuery || keys.size === 0) return {}

  const known = [...new URLSearchParams(search)].filter(
    ([key, value]) => keys.has(key) && value !== '' && value.length <= longestValue && isPlain(value),
  )
  const byKey = Map.groupBy(known.slice(0, mostValues), ([key]) => key)
  return Object.fromEntries([...byKey].map(([key, pairs]) => [key, pairs.map(([, value]) => value)]))
}

function isPlain(value: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(value)
}
