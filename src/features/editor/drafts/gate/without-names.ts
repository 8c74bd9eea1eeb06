/** The same page with a word where something is called by a name that does not exist, or between brackets left open. */
export function withoutNames<T>(part: T): T {
  if (typeof part === 'string') return part.replaceAll(/\{\{[^{}]*\}\}|\{\{+|\}\}+/g, 'iets') as T
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(withoutNames) as T
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutNames(value)])) as T
}
