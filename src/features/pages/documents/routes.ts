import type { FastifyInstance } from 'fastify'
import { isOfTheRedactie } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'
import { documentAddressOf, documentFolder } from './document-link.ts'
import { documentsInUse } from './documents-in-use.ts'

/**
 * The one address of a document leads to its file of today; a copy of that is good for ever. It is easily guessed, so until
 * something published leads there, only the redactie gets further: conditions may be brought in before they are made known.
 */
export function documentRoutes(app: FastifyInstance, parts: Parts) {
  const { content, documents } = parts
  app.get<{ Params: { file: string } }>(`${documentFolder}:file`, async (request, reply) => {
    const { file } = request.params
    const name = file.slice(0, -'.pdf'.length)
    const document = documentAddressOf(name) === documentFolder + file ? documents.get(name) : undefined
    if (!document) return reply.callNotFound()
    if (documentsInUse(content()).has(name))
      return reply.header('cache-control', 'no-cache').redirect(document.src, 302)
    if (!(await isOfTheRedactie(parts, request))) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').redirect(document.src, 302)
  })
}
