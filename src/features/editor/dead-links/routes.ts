import type { FastifyInstance } from 'fastify'
import { editorPage } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'
import { deadLinksPath } from './dead-link.ts'
import { readDeadLinks } from './steps/read-dead-links.ts'

/** Links to other sites that do not work any more. */
export function deadLinkRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, db, renderPage } = parts

  editorPage(app, parts, deadLinksPath, async ({ editor }) => {
    const isTried = config.outsideLinksPerWeek > 0
    const links = isTried ? await readDeadLinks(db, content()) : []
    return renderPage('dead-links', deadLinksPath, { editor, links, isTried })
  })
}
