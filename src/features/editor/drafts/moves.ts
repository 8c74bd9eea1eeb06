/**
 * Old address → new address, for a page and all that lies below it. The shortest first: one that moves up may come where
 * another was, which has moved then.
 */
export type Moves = ReadonlyMap<string, string>

export function movesOf(paths: Iterable<string>, from: string, to: string): Moves {
  const moving = [...paths].filter((path) => path === from || path.startsWith(`${from}/`))
  const shortestFirst = moving.sort((one, other) => one.length - other.length)
  return new Map(shortestFirst.map((path) => [path, to + path.slice(from.length)]))
}

/** The document with every link to a page that moved leading to where it is now. */
export function renewLinks<T>(document: T, moves: Moves): T {
  return renew(document, moves) as T
}

/** Whether a document leads to one of these addresses. */
export function leadsTo(document: unknown, moves: Moves): boolean {
  return JSON.stringify(renewLinks(document, moves)) !== JSON.stringify(document)
}

function renew(part: unknown, moves: Moves): unknown {
  if (typeof part === 'string') return renewText(part, moves)
  if (Array.isArray(part)) return part.map((item) => renew(item, moves))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, isOwnAddress(key) ? value : renew(value, moves)]),
  )
}

/** Where the page itself stands and stood is no link. */
function isOwnAddress(key: string): boolean {
  return key === 'path' || key === 'movedFrom'
}

function renewText(text: string, moves: Moves): string {
  if (text.startsWith('/')) return renewAddress(text, moves)
  return text.replace(/ href="(\/[^"]*)"/g, (_, href: string) => ` href="${renewAddress(href, moves)}"`)
}

function renewAddress(href: string, moves: Moves): string {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const moved = moves.get(path)
  return moved === undefined ? href : moved + href.slice(path.length)
}
