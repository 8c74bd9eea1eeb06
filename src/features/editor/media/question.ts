import { z } from 'zod'
import type { LibraryQuestion } from './library.ts'

const question = z.object({
  q: z.string().max(200).catch(''),
  soort: z.enum(['afbeelding', 'film']).optional().catch(undefined),
  pagina: z.coerce.number().int().catch(1),
})

/** What the address asks of the library; what makes no sense asks nothing. */
export function readQuestion(query: unknown): LibraryQuestion {
  const { q, soort, pagina } = question.parse(query)
  const kind = soort === 'film' ? 'film' : soort && 'picture'
  return { q, kind, page: pagina }
}
