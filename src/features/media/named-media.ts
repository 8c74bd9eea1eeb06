import { documentsNamedIn } from '#features/pages/documents/document-link.ts'

/** The names of the pictures, films and documents in a page, also in one that does not fit its schema (yet). */
export function mediaNamedIn(document: unknown): Set<string> {
  if (typeof document === 'string') return new Set(documentsNamedIn(document))
  if (typeof document !== 'object' || document === null) return new Set()
  const below = Object.values(document).flatMap((value) => [...mediaNamedIn(value)])
  return new Set([...ownNames(document), ...below])
}

/** A picture is named beside its alternative text, a film by itself. */
function ownNames(piece: { name?: unknown; alt?: unknown; film?: unknown }): string[] {
  const candidates = [piece.alt === undefined ? undefined : piece.name, piece.film]
  return candidates.filter((name) => typeof name === 'string')
}
