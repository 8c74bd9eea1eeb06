import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { originOf } from '#config.ts'
import { publicCall } from '#http/public-calls.ts'
import type { Parts } from '#parts.ts'
import { withDocumentSizes } from '../documents/document-link.ts'
import { mediaOf } from '../gather.ts'
import {
  factsAnswer,
  listAnswer,
  listPublic,
  listQuery,
  pageAnswer,
  pageQuery,
  publicFacts,
  toPublicPage,
} from './public-content.ts'

/** What is published now, for programs of others. Concepts, plans and what was removed are in none of it. */
export function contentApiRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, documents, films, pictures } = parts

  publicCall(app, parts, '/api/v1/content/pages', {
    summary: 'Alle pagina’s die nu te lezen zijn, vijftig per keer',
    query: listQuery,
    answer: listAnswer,
    find: (asked) => listPublic(content(), asked),
  })

  publicCall(app, parts, '/api/v1/content/page', {
    summary: 'Eén pagina met alle blokken: feiten ingevuld, teksten als HTML',
    query: pageQuery,
    answer: pageAnswer,
    find({ pad }) {
      const page = content().pages.get(pad)
      return (
        page &&
        toPublicPage(withDocumentSizes(page, documents), mediaOf(page, { films, pictures }), originOf(config))
      )
    },
  })

  publicCall(app, parts, '/api/v1/content/facts', {
    summary: 'De jaarcijfers, met de dagen waarop ze gelden; bedragen in hele centen',
    query: z.object({}),
    answer: factsAnswer,
    find: () => publicFacts(content()),
  })
}
