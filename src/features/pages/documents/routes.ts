import type { FastifyInstance } from 'fastify'
import type { Parts } from '#parts.ts'
import { documentAddressOf, documentFolder } from './document-link.ts'

/** The one address of a document leads to its file of today; a copy of that is good for ever. */
export function documentRoutes(app: FastifyInstance, { documents }: Parts) {
  app.get<{ Params: { file: string } }>(`${documentFolder}:file`, async (request, reply) => {
    const { file } = request.params
    const name = file.slice(0, -'.pdf'.length)
    const document = documentAddressOf(name) === documentFolder + file ? documents.get(name) : undefined
    if (!document) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').redirect(document.src, 302)
  })
}
