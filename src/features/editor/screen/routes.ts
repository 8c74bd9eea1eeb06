import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { originOf } from '#config.ts'
import { describeBlocks } from '#features/blocks/describe.ts'
import { describePage } from '#features/pages/describe-page.ts'
import { type Documents, documentAddressOf, documentSizeOf } from '#features/pages/documents/document-link.ts'
import { gatherAll } from '#features/pages/gather.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { screenHeaders } from '#http/security-headers.ts'
import type { Parts } from '#parts.ts'
import { type FoundMedia, namedFactsOf, type Workbench } from './workbench.ts'

const names = z.array(z.string().max(200)).max(1_000)

/** The screen on which pages are made. Drafts are kept and published elsewhere. */
export function editScreenRoutes(app: FastifyInstance, parts: Parts) {
  const calls = editorCallsOf(app, parts)

  editorPage(
    app,
    parts,
    '/redactie/paginas/:id/bewerken',
    ({ editor, request }) => {
      const { id } = request.params as { id: string }
      return parts.renderPage('edit', request.url, { editor, id })
    },
    { headers: screenHeaders },
  )

  calls.get('/api/v1/redactie/workbench', {
    summary: 'Waaruit een redacteur kiest: soorten blokken, pagina’s, verzekeringsgegevens en feiten',
    answer: z.object({ data: z.looseObject({}) }),
    run: async () => ({
      data: { blocks: describeBlocks(), page: describePage(), ...stockOf(parts) } satisfies Workbench,
    }),
  })

  calls.post('/api/v1/redactie/gathered', {
    act: 'enter',
    summary: 'Afbeeldingen en video’s bij hun naam',
    answer: z.object({ data: z.looseObject({}) }),
    form: () => z.object({ pictures: names, films: names }),
    async run({ value }) {
      // What was brought in a moment ago may be known to the database before it is known here.
      if (!isKnown(parts, value)) await parts.catchUp()
      return { body: { data: findMedia(parts, value) }, next: '/redactie' }
    },
  })
}

function stockOf(parts: Parts): Pick<Workbench, 'gathered' | 'documents' | 'facts'> {
  const { config, content, documents, films, pictures, searcher } = parts
  const stock = { content: content(), films, pictures, searcher, origin: originOf(config) }
  const { pictures: _, films: __, ...gathered } = gatherAll('/', stock)
  return { gathered, documents: linkedDocuments(documents), facts: namedFactsOf(content().facts) }
}

function linkedDocuments(documents: Documents): Workbench['documents'] {
  const linked = [...documents].map(([name, document]) => ({
    path: documentAddressOf(name),
    title: `${document.title} (${documentSizeOf(document)})`,
  }))
  return Object.fromEntries(linked.map((each) => [each.path, each]))
}

type Asked = { pictures: string[]; films: string[] }

function isKnown({ pictures, films }: Parts, asked: Asked): boolean {
  return asked.pictures.every((name) => pictures.has(name)) && asked.films.every((name) => films.has(name))
}

function findMedia({ pictures, films }: Parts, asked: Asked): FoundMedia {
  return { pictures: pick(pictures, asked.pictures), films: pick(films, asked.films) }
}

function pick<T>(from: ReadonlyMap<string, T>, wanted: string[]): Record<string, T> {
  const found = wanted.map((name) => [name, from.get(name)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, T] => entry[1] !== undefined))
}
