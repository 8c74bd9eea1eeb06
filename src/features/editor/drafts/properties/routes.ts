import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Editor } from '#features/editor/people/editor.ts'
import type { FormState } from '#forms/answer.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { bothChanged } from '../../settings/not-saved.ts'
import { saveProperties } from '../flows/save-properties.ts'
import { withOwnLinks } from '../own-links.ts'
import { askedPath, pageAddress } from '../page-address.ts'
import { mergeWithStored } from '../steps/merge-with-stored.ts'
import { titleOf } from '../store.ts'
import { chosenIn, propertiesForm } from './properties.ts'

/** What a page says about itself: title, description, menu and the like. */
export function propertiesRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/paginas/eigenschappen', ({ editor, request }) =>
    draw(editor, askedPath(request.query)),
  )

  async function draw(editor: Editor, asked: string, state?: FormState) {
    const typed = state && { values: state.values, was: state.values.was ?? '', ...chosenIn(state.values) }
    const stored = await mergeWithStored(db, { path: asked, by: editor.memberId, typed })
    if (!stored) return undefined
    const { path, document, marks, values, both } = stored
    return renderPage('editor-properties', '/redactie/paginas/eigenschappen', {
      ...{ editor, path, marks, values, both, state },
      title: titleOf(document) || path,
    })
  }

  calls.post('/api/v1/redactie/pages/properties', {
    act: 'write',
    summary: 'Sla de eigenschappen van een pagina op; 409 als iemand anders intussen hetzelfde wijzigde',
    answer: z.strictObject({ data: z.strictObject({ id: z.string(), revision: z.int() }) }),
    form: () => propertiesForm,
    screen: (state, _request, { editor }) => draw(editor, state.values.path ?? '', state),
    async run({ value: { properties, ...begun }, visitor }) {
      const by = visitor.editor.memberId
      const wish = { ...begun, properties: withOwnLinks(properties, door.origin), by }
      const saved = await saveProperties(visitor.desk, wish, now())
      if (saved.outcome === 'unknown') return notThere
      if (saved.outcome === 'conflict') return bothChanged({ rows: {}, fields: saved.both }, 'veld')
      const { id, revision, path } = saved
      return { body: { data: { id, revision } }, next: pageAddress(path, 'opgeslagen') }
    },
  })
}
