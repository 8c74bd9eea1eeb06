import { namesApart } from '#features/insurance/fill-facts.ts'

/** Somewhere that others are named, and all its words, each fact called by itself. */
export type Place = { where: string; words: string }

export function placeOf(where: string, document: unknown): Place {
  return { where, words: namesApart(JSON.stringify(document)) }
}

const mostTold = 6

/** Where one of these marks still stands, in words for an editor; nothing when it stands nowhere. */
export function stillNamed(marks: string[], places: Place[]): string | undefined {
  const users = places.filter(({ words }) => marks.some((mark) => words.includes(mark)))
  if (users.length === 0) return undefined

  const told = users.slice(0, mostTold).map(({ where }) => where)
  const others = users.length - told.length
  const more = others === 1 ? ' en nog één andere plaats' : ` en nog ${others} andere plaatsen`
  return `Hier staat het nog: ${told.join(', ')}${others > 0 ? more : ''}.`
}
