import type { FastifyInstance } from 'fastify'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { toDocument } from './document.ts'
import { search } from './search.ts'

export function searchRoutes(app: FastifyInstance, { content, renderPage }: Parts) {
  app.get<{ Querystring: { q?: unknown } }>('/zoeken', async (request, reply) => {
    const query = typeof request.query.q === 'string' ? request.query.q.slice(0, 200).trim() : ''
    const hits = search([...content().pages.values()].map(toDocument), query)
    return sendPage(request, reply, renderPage('results', '/zoeken', { query, hits }))
  })
}
