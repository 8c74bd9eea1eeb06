import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { searchPath } from '#addresses.ts'
import { callsOf } from '#http/calls.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { foundPagesIn } from './query/found-pages.ts'
import { readQuery, type SearchQuestion } from './query/read-question.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(app: FastifyInstance, parts: Parts) {
  const { content, renderPage, searcher, searchLog } = parts

  app.get<{ Querystring: SearchQuestion }>(searchPath, async (request, reply) => {
    const found = foundPagesIn(content(), searcher.index(), request.query)
    if (found.query && found.page === 1) searchLog.note(found.query, found.total)
    return sendPage(request, reply, renderPage('results', searchPath, { found }))
  })

  callsOf(app, parts).get('/api/v1/search/suggest', {
    summary: 'Wat iemand misschien zoekt, bij het begin van een woord',
    answer: z.strictObject({ suggestions: z.array(z.strictObject({ text: z.string(), href: z.string() })) }),
    async run({ request }) {
      const { q } = request.query as { q?: unknown }
      const found = suggest(searcher.index(), readQuery(q))
      return { suggestions: found.map(({ text, id }) => ({ text, href: id ?? searchFor(text) })) }
    },
  })
}

function searchFor(words: string): string {
  return `${searchPath}?${new URLSearchParams({ q: words })}`
}
