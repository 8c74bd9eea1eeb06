import type { FastifyInstance } from 'fastify'
import { editorPage } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'

export function helpRoutes(app: FastifyInstance, parts: Parts) {
  editorPage(app, parts, '/redactie/uitleg', ({ editor }) =>
    parts.renderPage('editor-help', '/redactie/uitleg', { editor }),
  )
}
