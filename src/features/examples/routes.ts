import type { FastifyInstance } from 'fastify'
import { examplesPath } from '#addresses.ts'
import { isDemo, originOf } from '#config.ts'
import { frameOriginsIn } from '#features/cookie-consent/embed.ts'
import { gatherAll } from '#features/pages/gather.ts'
import { framesFrom } from '#http/security-headers.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'

export function exampleRoutes(
  app: FastifyInstance,
  { config, content, films, pictures, renderPage, searcher }: Parts,
) {
  if (!isDemo(config)) return
  app.get(examplesPath, (request, reply) => {
    const stock = { content: content(), films, pictures, searcher, origin: originOf(config) }
    const html = renderPage('examples', examplesPath, { gathered: gatherAll(examplesPath, stock) })
    return sendPage(request, reply, html, { headers: framesFrom(frameOriginsIn(html.toString())) })
  })
}
