import type { FastifyInstance } from 'fastify'
import { isDemo } from '#config.ts'
import { frameOriginsIn } from '#features/cookie-consent/embed.ts'
import { framesFrom } from '#http/security-headers.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'

export function exampleRoutes(app: FastifyInstance, { config, renderPage }: Parts) {
  if (!isDemo(config)) return
  app.get('/voorbeelden', (request, reply) => {
    const html = renderPage('examples', '/voorbeelden', {})
    return sendPage(request, reply, html, { headers: framesFrom(frameOriginsIn(html)) })
  })
}
