import type { FastifyInstance } from 'fastify'
import { editorPage, keepRedactieOutOfSearch } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'

/** The redactie: every page lies under `/redactie`, every call under `/api/v1/redactie`. */
export function editorRoutes(app: FastifyInstance, parts: Parts) {
  keepRedactieOutOfSearch(app)
  editorPage(app, parts, '/redactie', ({ editor }) =>
    parts.renderPage('editor-home', '/redactie', { editor }),
  )
}
