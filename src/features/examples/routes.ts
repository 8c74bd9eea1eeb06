import type { FastifyInstance } from 'fastify'
import { isDemo } from '#config.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'

export function exampleRoutes(app: FastifyInstance, { config, renderPage }: Parts) {
  if (!isDemo(config)) return
  app.get('/voorbeelden', (request, reply) =>
    sendPage(request, reply, renderPage('examples', '/voorbeelden', {})),
  )
}
