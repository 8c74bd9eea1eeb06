import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Editor } from '#features/editor/people/editor.ts'
import { findPublished } from '#features/pages/store.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { readable } from '#forms/fields.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere, notYourRole, unfit } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { whyNotAlone, writersOf } from '../../people/four-eyes/steps/why-not-alone.ts'
import { may } from '../../people/roles.ts'
import { namesIn } from '../compare/names-in.ts'
import { changedMeanwhile } from '../draft-answers.ts'
import { draftKey } from '../forms.ts'
import { askedPath, pageAddress, screenAddress } from '../page-address.ts'
import { findDraft, findDraftOf, titleOf } from '../store.ts'
import { blocksToCheck } from './blocks-to-check.ts'
import { askCheck, withdrawCheck } from './flows/ask-check.ts'
import { type SaidRemark, sendBack } from './flows/send-back.ts'
import { longestRemark, mostRemarksAtOnce, type Remark } from './remark.ts'
import { addToAnswer, handleRemark, remarksOf } from './store.ts'

const words = readable('Laad de pagina opnieuw.').max(
  longestRemark,
  `Gebruik hooguit ${longestRemark.toLocaleString('nl')} tekens in een opmerking.`,
)
/** One field for each block, named after it. */
const sendBackForm = z.object(draftKey).catchall(words)
const remarkForm = z.object({
  id: z.string({ error: 'Kies een opmerking.' }).min(1).max(100),
  path: z.string({ error: 'Kies een pagina.' }).max(300),
  answer: words.optional(),
})
const mostBytes = 400_000

/** Asking somebody to look, and what they say about it. */
export function checkingRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/paginas/controle', ({ editor, request }) => {
    const { r: news } = request.query as Record<string, unknown>
    return draw(editor, askedPath(request.query), typeof news === 'string' ? { news } : {})
  })

  async function draw(editor: Editor, path: string, told: { news?: string; state?: FormState }) {
    const draft = await findDraftOf(db, path)
    const remarks = await remarksOf(db, path)
    if (!draft && remarks.length === 0) return undefined
    if (told.state && !hasForm(told.state.values.id, draft, remarks)) return undefined
    const said = told.state ? readRemarks(told.state.values).map(({ blockId }) => blockId) : []
    const isChecking = (draft?.check !== undefined || said.length > 0) && may(editor, 'publish')
    return renderPage('editor-check', '/redactie/paginas/controle', {
      ...{ editor, path, remarks, ...told },
      title: (draft && titleOf(draft.document)) || path,
      isPublished: (await findPublished(db, path)) !== undefined,
      draft: draft && { id: draft.id, revision: draft.revision, check: draft.check },
      blocks: draft && isChecking ? blocksToCheck(draft.document.blocks, namesIn(content()), said) : [],
      notAlone: draft && (await whyNotAlone(db, { path, by: editor.memberId, writers: writersOf(draft) })),
    })
  }

  async function drawFor(editor: Editor, state: FormState) {
    const draft = await findDraft(db, state.values.id ?? '')
    return draft && draw(editor, draft.path, { state })
  }

  calls.post('/api/v1/redactie/drafts/ask', {
    act: 'write',
    summary: 'Vraag om controle van een concept',
    form: () => z.object(draftKey),
    screen: (state, _request, { editor }) => drawFor(editor, state),
    async run({ value, visitor: { desk, editor, audit } }) {
      const asked = await askCheck(desk, { ...value, by: editor.memberId }, audit, now())
      if (asked.outcome === 'unknown') return notThere
      if (asked.outcome === 'changed-meanwhile') return changedMeanwhile(asked.theirs, editor.memberId)
      return { body: { message: 'De pagina is klaar voor controle.' }, next: at(asked.path, 'gevraagd') }
    },
  })

  calls.post('/api/v1/redactie/drafts/withdraw', {
    act: 'write',
    summary: 'Trek een vraag om controle in',
    form: () => z.object({ id: draftKey.id }),
    async run({ value, visitor: { desk, editor, audit } }) {
      const taken = await withdrawCheck(desk, { ...value, by: editor.memberId }, audit, now())
      if (taken.outcome === 'unknown') return notThere
      if (taken.outcome === 'not-this-role') return notYourRole
      return { body: { message: 'De vraag is ingetrokken.' }, next: at(taken.path, 'ingetrokken') }
    },
  })

  calls.post('/api/v1/redactie/drafts/send-back', {
    act: 'publish',
    summary: 'Stuur een concept terug, met opmerkingen bij blokken',
    mostBytes,
    form: () => sendBackForm,
    screen: (state, _request, { editor }) => drawFor(editor, state),
    async run({ value: { id, revision, ...fields }, visitor: { desk, editor, audit } }) {
      const remarks = readRemarks(fields)
      if (remarks.length === 0)
        return unfit('remark-', 'Zeg bij een blok of bij de hele pagina wat er moet gebeuren.')
      if (remarks.length > mostRemarksAtOnce) return tooManyRemarks
      const sent = await sendBack(desk, { id, revision, remarks, by: editor.memberId }, audit, now())
      if (sent.outcome === 'unknown') return notThere
      if (sent.outcome === 'not-asked') return notAsked
      if (sent.outcome === 'changed-meanwhile') return changedMeanwhile(sent.theirs, editor.memberId)
      return { body: { message: 'De pagina is teruggestuurd.' }, next: at(sent.path, 'teruggestuurd') }
    },
  })

  calls.post('/api/v1/redactie/remarks/handle', {
    act: 'write',
    summary: 'Zeg dat een opmerking is afgehandeld, eventueel met een antwoord',
    form: () => remarkForm,
    screen: (state, _request, { editor }) => draw(editor, state.values.path ?? '', { state }),
    async run({ value: { id, path, answer = '' }, visitor: { desk, editor } }) {
      const { memberId: by, name } = editor
      const handling = { id, path, answer: answer.trim(), by, now: now() }
      if (await desk.transact((trx) => handleRemark(trx, handling)))
        return { body: { message: 'De opmerking is afgehandeld.' }, next: at(path, 'afgehandeld') }
      const added = await desk.transact((trx) => addToAnswer(trx, handling, name))
      if (added === 'unknown') return notThere
      if (added === 'full') return manyAnswers
      return { body: { message: 'Je antwoord staat erbij.' }, next: at(path, 'antwoord-erbij') }
    },
  })
}

function at(path: string, news: string): string {
  return news === 'teruggestuurd' ? pageAddress(path, news) : screenAddress('controle', path, { r: news })
}

/** What was answered meanwhile, or is gone, has no form to give back: that is told on a page of its own, with what was typed. */
function hasForm(id: string | undefined, draft: { id: string } | undefined, remarks: Remark[]): boolean {
  if (!draft) return false
  return id === draft.id || remarks.some((remark) => remark.id === id && remark.handledAt === null)
}

const prefix = 'remark-'

function readRemarks(fields: Record<string, unknown>): SaidRemark[] {
  return Object.entries(fields).flatMap(([name, said]) =>
    name.startsWith(prefix) && typeof said === 'string' && said.trim() !== ''
      ? [{ blockId: name.slice(prefix.length), words: said.trim() }]
      : [],
  )
}

const tooManyRemarks = failureOf(
  'too_many',
  `Dit zijn te veel opmerkingen: hooguit ${mostRemarksAtOnce} tegelijk. Neem er een paar samen.`,
)
const manyAnswers = failureOf(
  'too_many',
  'Bij deze opmerking staan al zo veel antwoorden dat dit er niet meer bij past.',
)
const notAsked = failureOf(
  'conflict',
  'Deze pagina wacht niet meer op controle. Een collega stuurde hem al terug, of de schrijver trok de vraag in. Wat je typte, staat nog hieronder.',
)
