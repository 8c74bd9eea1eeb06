import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { previewPath } from '#addresses.ts'
import { originOf } from '#config.ts'
import { frameOriginsIn } from '#features/cookie-consent/embed.ts'
import { previewedOn } from '#features/insurance/facts.ts'
import { withDocumentSizes } from '#features/pages/documents/document-link.ts'
import { gatherToDraw } from '#features/pages/gather.ts'
import { editorCallsOf } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import { framesFrom } from '#http/security-headers.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { pathForm } from '../forms.ts'
import { findDraftOf } from '../store.ts'
import { sketchOf } from './sketch.ts'
import { addPreview, findPreview } from './store.ts'

/** The day on which somebody wants to see a page: what facts will be then. */
const previewDay = z.iso.date().regex(/^20[2-9]\d-/)

/** Showing a draft to somebody, before it is published. */
export function previewRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, db, documents, films, now, pictures, renderPage, searcher } = parts

  editorCallsOf(app, parts).post('/api/v1/redactie/pages/preview', {
    act: 'write',
    summary: 'Maak een besloten adres waarop het concept te zien is',
    answer: z.strictObject({ data: z.strictObject({ address: z.string() }) }),
    form: () => pathForm,
    async run({ value: { path }, visitor: { desk, editor } }) {
      const draft = await findDraftOf(db, path)
      if (!draft) return notThere
      const secret = await desk.transact((trx) =>
        addPreview(trx, { draftId: draft.id, by: editor.memberId }, now()),
      )
      const address = `${previewPath}/${secret}`
      return { body: { data: { address } }, next: address }
    },
  })

  app.get<{ Params: { token: string }; Querystring: { dag?: unknown } }>(
    `${previewPath}/:token`,
    async (request, reply) => {
      const preview = await findPreview(db, request.params.token, now())
      if (!preview) return reply.callNotFound()
      const { draft, expiresAt } = preview
      const day = previewDay.safeParse(request.query.dag).data
      const facts = day ? previewedOn(content().facts, day) : content().facts
      const sketched = sketchOf(draft.document, facts.texts)
      const sketch = { ...sketched, page: withDocumentSizes(sketched.page, documents) }
      const stock = { content: { ...content(), facts }, films, pictures, searcher, origin: originOf(config) }
      const gathered = gatherToDraw(sketch.page, {}, stock)
      const html = renderPage('preview', draft.path, { sketch, gathered, expiresAt, day })
      return sendPage(request, reply, html, {
        headers: {
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          ...framesFrom(frameOriginsIn(html.toString())),
        },
      })
    },
  )
}
