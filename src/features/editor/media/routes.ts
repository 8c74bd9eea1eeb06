import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { allMedia } from '#features/media/store.ts'
import { editorCallsOf } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'
import { itemsAnswer, libraryAnswer } from './answers.ts'
import {
  builtItems,
  findInLibrary,
  type LibraryItem,
  type LibraryQuestion,
  toLibraryItem,
} from './library.ts'

export function mediaRoutes(app: FastifyInstance, parts: Parts) {
  const calls = editorCallsOf(app, parts)

  calls.get('/api/v1/redactie/media', {
    summary: 'De mediabibliotheek: zoek afbeeldingen en films',
    answer: libraryAnswer,
    run: async ({ request }) => ({ data: findInLibrary(await allItems(parts), readQuestion(request.query)) }),
  })

  calls.get('/api/v1/redactie/media/stand', {
    summary: 'Hoe ver het is met bestanden die binnenkwamen',
    answer: itemsAnswer,
    async run({ request }) {
      const { naam } = request.query as { naam?: string | string[] }
      const names = new Set([naam ?? []].flat())
      return { data: (await allItems(parts)).filter(({ name }) => names.has(name)) }
    },
  })
}

export async function allItems({ db, media, pictures }: Parts): Promise<LibraryItem[]> {
  const uploaded = await allMedia(db)
  return [...uploaded.map((medium) => toLibraryItem(medium, pictures)), ...builtItems(media.built)]
}

const question = z.object({
  q: z.string().max(200).catch(''),
  soort: z.enum(['afbeelding', 'film']).optional().catch(undefined),
  pagina: z.coerce.number().int().catch(1),
})

export function readQuestion(query: unknown): LibraryQuestion {
  const { q, soort, pagina } = question.parse(query)
  const kind = soort === 'film' ? 'film' : soort && 'picture'
  return { q, kind, page: pagina }
}
