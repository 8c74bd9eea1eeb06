import { z } from 'zod'
import { mostTagLength } from '#features/media/tags.ts'
import type { LibraryQuestion } from './library.ts'

const question = z.object({
  q: z.string().max(200).catch(''),
  trefwoord: z.string().max(mostTagLength).catch(''),
  soort: z.enum(['afbeelding', 'film', 'document']).optional().catch(undefined),
  pagina: z.coerce.number().int().catch(1),
})

/** What the address asks of the library; what makes no sense asks nothing. */
export function readQuestion(query: unknown): LibraryQuestion {
  const { q, trefwoord, soort, pagina } = question.parse(query)
  const kind = soort === 'afbeelding' ? 'picture' : soort
  return { q, tag: trefwoord, kind, page: pagina }
}
