import type { FastifyInstance } from 'fastify'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { findingsIn } from './findings.ts'

export function searchRoutes(app: FastifyInstance, { content, renderPage }: Parts) {
  app.get<{ Querystring: { q?: unknown } }>('/zoeken', async (request, reply) => {
    const findings = findingsIn(content(), request.query.q)
    return sendPage(request, reply, renderPage('results', '/zoeken', { findings }))
  })
}
