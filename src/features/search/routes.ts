import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { callsOf } from '#http/calls.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { findingsIn, type SearchQuestion } from './query/findings.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(app: FastifyInstance, parts: Parts) {
  const { content, renderPage, searcher, searchLog } = parts

  app.get<{ Querystring: SearchQuestion }>('/zoeken', async (request, reply) => {
    const findings = findingsIn(content(), searcher.index(), request.query)
    if (findings.query && findings.page === 1) searchLog.note(findings.query, findings.total)
    return sendPage(request, reply, renderPage('results', '/zoeken', { findings }))
  })

  callsOf(app, parts).get('/api/v1/search/suggest', {
    summary: 'Wat iemand misschien zoekt, bij het begin van een woord',
    answer: z.strictObject({ suggestions: z.array(z.strictObject({ text: z.string(), href: z.string() })) }),
    async run({ request }) {
      const { q } = request.query as { q?: unknown }
      const found = typeof q === 'string' ? suggest(searcher.index(), q) : []
      return { suggestions: found.map(({ text, id }) => ({ text, href: id ?? searchFor(text) })) }
    },
  })
}

function searchFor(words: string): string {
  return `/zoeken?${new URLSearchParams({ q: words })}`
}
