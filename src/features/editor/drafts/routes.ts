import type { FastifyInstance } from 'fastify'
import { findPublished } from '#features/pages/store.ts'
import { editorCallsOf } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { about } from './answers.ts'
import { changedMeanwhile, notPublishable, toAnswer } from './draft-answers.ts'
import { draftLimitInBytes } from './draft-document.ts'
import { momentInWords } from './dutch-time.ts'
import { publishDraft } from './flows/publish-draft.ts'
import { saveChanges } from './flows/save-changes.ts'
import { startDraft } from './flows/start-draft.ts'
import { checkForm, publishForm, saveForm, startForm } from './forms.ts'
import { judgeAgainst } from './gate/judge.ts'
import { findDraft } from './store.ts'

/** The calls about drafts, as the editing screen makes them. */
export function draftRoutes(app: FastifyInstance, parts: Parts) {
  const { db, now, refresh } = parts
  const calls = editorCallsOf(app, parts)

  calls.get('/api/v1/redactie/drafts/:id', {
    ...about.read,
    async run({ request }) {
      const draft = await findDraft(db, (request.params as { id: string }).id)
      if (!draft) return notThere
      return { data: toAnswer(draft, (await findPublished(db, draft.path)) !== undefined) }
    },
  })

  calls.post('/api/v1/redactie/drafts/start', {
    ...about.start,
    form: () => startForm,
    async run({ value, visitor }) {
      const id = await startDraft(db, { path: value.path, by: visitor.editor.memberId }, now())
      return { body: { data: { id } }, next: `/redactie/paginas/${id}/bewerken` }
    },
  })

  calls.post('/api/v1/redactie/drafts/save', {
    ...about.save,
    mostBytes: draftLimitInBytes,
    form: () => saveForm,
    async run({ value, visitor }) {
      const saving = await saveChanges(db, { ...value, by: visitor.editor.memberId }, now())
      if (saving.outcome === 'unknown') return notThere
      if (saving.outcome === 'changed-meanwhile') return changedMeanwhile(saving.theirs)
      const { revision, savedAt } = saving
      return { body: { data: { revision, savedAt } }, next: `/redactie/paginas/${value.id}/bewerken` }
    },
  })

  calls.post('/api/v1/redactie/drafts/check', {
    ...about.check,
    mostBytes: draftLimitInBytes,
    form: () => checkForm,
    async run({ value }) {
      const draft = await findDraft(db, value.id)
      if (!draft) return notThere
      const { findings } = judgeOf(parts)({ ...value.document, path: draft.path })
      return { body: { data: { findings } }, next: `/redactie/paginas/${value.id}/bewerken` }
    },
  })

  calls.post('/api/v1/redactie/drafts/publish', {
    ...about.publish,
    form: () => publishForm(now()),
    async run({ value, visitor }) {
      const { editor, mark } = visitor
      const done = await publishDraft(db, { ...value, by: editor.memberId }, judgeOf(parts), mark, now())
      if (done.outcome === 'unknown') return notThere
      if (done.outcome === 'changed-meanwhile') return changedMeanwhile(done.theirs)
      if (done.outcome === 'refused') return notPublishable(done.findings)
      const { outcome: state, path, advice } = done
      if (state === 'published') await refresh()
      const message = value.at
        ? `De pagina wordt gepubliceerd op ${momentInWords(value.at.toISOString())}.`
        : 'De pagina is gepubliceerd.'
      return { body: { data: { state, path, advice }, message }, next: pageAddress(path, state) }
    },
  })
}

export function judgeOf({ content, films, pictures }: Parts) {
  return judgeAgainst(content(), { pictures: new Set(pictures.keys()), films: new Set(films.keys()) })
}

/** The page about a page, saying what just happened. */
export function pageAddress(path: string, happened?: string): string {
  return `/redactie/paginas?${new URLSearchParams({ adres: path, ...(happened && { r: happened }) })}`
}
