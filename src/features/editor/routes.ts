import type { FastifyInstance } from 'fastify'
import { keepRedactieOutOfSearch } from '#http/editor-door.ts'

/** The redactie: every page lies under `/redactie`, every call under `/api/v1/redactie`. */
export function editorRoutes(app: FastifyInstance) {
  keepRedactieOutOfSearch(app)
}
