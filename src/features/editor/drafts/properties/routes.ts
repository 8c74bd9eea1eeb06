import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Editor } from '#features/editor/people/editor.ts'
import { findPublished } from '#features/pages/store.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import type { DraftDocument } from '../draft.ts'
import { changedMeanwhile } from '../draft-answers.ts'
import { revisionWithoutDraft, saveProperties } from '../flows/save-properties.ts'
import { withOwnLinks } from '../own-links.ts'
import { askedPath, pageAddress } from '../page-address.ts'
import { findDraftOf, titleOf } from '../store.ts'
import { propertiesForm, toValues } from './properties.ts'

/** What a page says about itself: title, description, menu and the like. */
export function propertiesRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/paginas/eigenschappen', ({ editor, request }) =>
    draw(editor, askedPath(request.query)),
  )

  async function draw(editor: Editor, path: string, state?: FormState) {
    const draft = await findDraftOf(db, path)
    const published = await findPublished(db, path)
    const document = draft?.document ?? (published?.document as DraftDocument | undefined)
    if (!document) return undefined
    return renderPage('editor-properties', '/redactie/paginas/eigenschappen', {
      editor,
      path,
      title: titleOf(document) || path,
      draftId: draft?.id ?? '',
      revision: draft?.revision ?? (published ? revisionWithoutDraft(published) : 0),
      values: state?.values ?? toValues(document),
      state,
    })
  }

  calls.post('/api/v1/redactie/pages/properties', {
    act: 'write',
    summary: 'Sla de eigenschappen van een pagina op',
    answer: z.strictObject({ data: z.strictObject({ id: z.string(), revision: z.int() }) }),
    form: () => propertiesForm,
    screen: async (state, _request, { editor }) => draw(editor, state.values.path ?? '', state),
    async run({ value: { properties, ...begun }, visitor }) {
      const by = visitor.editor.memberId
      const wish = { ...begun, properties: withOwnLinks(properties, door.origin), by }
      const saved = await saveProperties(visitor.desk, wish, now())
      if (saved === 'begun-anew') return begunAnew
      if (!saved || saved.saving.outcome === 'unknown') return notThere
      const { id, saving } = saved
      if (saving.outcome === 'changed-meanwhile') return changedMeanwhile(saving.theirs, by)
      return { body: { data: { id, revision: saving.revision } }, next: pageAddress(begun.path, 'saved') }
    },
  })
}

const begunAnew = failureOf(
  'changed_meanwhile',
  'Het concept van deze pagina is intussen opgeslagen, gepubliceerd of weggegooid. Er is niets overschreven.',
)
