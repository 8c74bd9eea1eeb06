import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { findPublished } from '#features/pages/store.ts'
import { editorCallsOf } from '#http/editor-door.ts'
import { notThere, unfit } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { about } from './answers.ts'
import { changedMeanwhile, toAnswer } from './draft-answers.ts'
import { mostDraftBytes } from './draft-document.ts'
import { saveChanges } from './flows/save-changes.ts'
import { startDraft } from './flows/start-draft.ts'
import { saveForm, startForm } from './forms.ts'
import { faultInAddress } from './new-address.ts'
import { findDraft } from './store.ts'

/** The calls about drafts, as the editing screen makes them. */
export function draftRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now } = parts
  const calls = editorCallsOf(app, parts)

  calls.get('/api/v1/redactie/drafts/:id', {
    ...about.read,
    async run({ request, visitor }) {
      const draft = await findDraft(db, (request.params as { id: string }).id)
      if (!draft) return notThere
      return {
        data: toAnswer(draft, (await findPublished(db, draft.path)) !== undefined, visitor.editor.memberId),
      }
    },
  })

  calls.post('/api/v1/redactie/drafts/start', {
    act: 'write',
    ...about.start,
    form: () => startForm,
    async run({ value, visitor }) {
      const fault = value.path === '/' ? undefined : faultInAddress(value.path)
      if (fault) return unfit('path', fault)
      const id = await startDraft(visitor.desk, { path: value.path, by: visitor.editor.memberId }, now())
      const place = value.block ? `#${encodeURIComponent(value.block)}` : ''
      return { body: { data: { id } }, next: `/redactie/paginas/${id}/bewerken${place}` }
    },
  })

  calls.post('/api/v1/redactie/drafts/save', {
    act: 'write',
    ...about.save,
    mostBytes: mostDraftBytes,
    form: () => saveForm(door.origin),
    async run({ value, visitor, request }) {
      const saving = await saveChanges(visitor.desk, { ...value, by: visitor.editor.memberId }, now())
      if (saving.outcome === 'unknown') return notThere
      if (saving.outcome === 'changed-meanwhile')
        return changedMeanwhile(saving.theirs, visitor.editor.memberId)
      const { revision, savedAt, document } = saving
      const isAsSent = isDeepStrictEqual(document, (request.body as typeof value).document)
      const data = { revision, savedAt, ...(!isAsSent && { document }) }
      return { body: { data }, next: `/redactie/paginas/${value.id}/bewerken` }
    },
  })
}
