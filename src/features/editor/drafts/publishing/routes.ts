import type { FastifyInstance } from 'fastify'
import type { Editor } from '#features/editor/people/editor.ts'
import { findPublished } from '#features/pages/store.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { momentInWords } from '#period-words.ts'
import { whyNotAlone, writersOf } from '../../people/four-eyes/steps/why-not-alone.ts'
import { may } from '../../people/roles.ts'
import { about } from '../answers.ts'
import type { Remark } from '../checking/remark.ts'
import { openRemarksOf } from '../checking/store.ts'
import { changedMeanwhile, notPublishable } from '../draft-answers.ts'
import { mostDraftBytes } from '../draft-document.ts'
import { tomorrowMorning } from '../dutch-time.ts'
import { publishDraft } from '../flows/publish-draft.ts'
import { checkForm, publishForm } from '../forms.ts'
import type { GateFinding } from '../gate/finding.ts'
import { judgeNow } from '../gate/judge.ts'
import { askedPath, pageAddress } from '../page-address.ts'
import { findDraft, findDraftOf, titleOf } from '../store.ts'
import { placeOf } from './place-of.ts'

/** The gate, and publishing now or later. */
export function publishingRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/paginas/publiceren', ({ editor, request }) =>
    draw(editor, askedPath(request.query)),
  )

  async function draw(editor: Editor, path: string, state?: FormState) {
    const draft = await findDraftOf(db, path)
    if (!draft) return undefined
    const { id, revision, document } = draft
    const judge = await judgeNow(parts)
    const { findings } = await judge(document)
    return renderPage('editor-publish', '/redactie/paginas/publiceren', {
      editor,
      path,
      title: titleOf(document) || path,
      draft: { id, revision },
      isPublished: (await findPublished(db, path)) !== undefined,
      notAllowed: may(editor, 'publish')
        ? await whyNotAlone(db, { path, by: editor.memberId, writers: writersOf(draft) })
        : notWithYourRole,
      findings: findings.map((finding) => ({ ...finding, place: placeOf(finding, document.blocks) })),
      later: tomorrowMorning(now()),
      state,
    })
  }

  calls.post('/api/v1/redactie/drafts/check', {
    act: 'enter',
    ...about.check,
    mostBytes: mostDraftBytes,
    form: () => checkForm(door.origin),
    async run({ value }) {
      const draft = await findDraft(db, value.id)
      if (!draft) return notThere
      const judge = await judgeNow(parts)
      const { findings } = await judge({ ...value.document, path: draft.path })
      const remarks = (await openRemarksOf(db, draft.path)).map(toFinding)
      return {
        body: { data: { findings: [...remarks, ...findings] } },
        next: `/redactie/paginas/${value.id}/bewerken`,
      }
    },
  })

  calls.post('/api/v1/redactie/drafts/publish', {
    act: 'publish',
    ...about.publish,
    form: () => publishForm(now()),
    screen: async (state, _request, { editor }) => draw(editor, state.values.path ?? '', state),
    async run({ value, visitor: { desk, editor, audit } }) {
      const judge = await judgeNow(parts)
      const done = await publishDraft(desk, { ...value, by: editor.memberId }, judge, audit, now())
      if (done.outcome === 'unknown') return notThere
      if (done.outcome === 'changed-meanwhile') return changedMeanwhile(done.theirs, editor.memberId)
      if (done.outcome === 'refused') return notPublishable(done.findings)
      if (done.outcome === 'not-alone') return failureOf('refused', done.fault)
      const { outcome: state, path, advice } = done
      const message = value.at
        ? `De pagina wordt gepubliceerd op ${momentInWords(value.at.toISOString())}.`
        : 'De pagina is gepubliceerd.'
      return {
        body: { data: { state, path, advice }, message },
        next: pageAddress(path, value.at ? 'gepland' : 'gepubliceerd'),
      }
    },
  })
}

const notWithYourRole =
  'Een eindredacteur of beheerder publiceert deze pagina. Vraag om controle als de pagina klaar is.'

function toFinding({ by, words, blockId }: Remark): GateFinding {
  return { severity: 'remark', message: `${by ?? 'Een collega'}: ${words}`, ...(blockId && { blockId }) }
}
