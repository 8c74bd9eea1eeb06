import type { FastifyInstance } from 'fastify'
import type { Editor } from '#features/editor/people/editor.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere, notYourRole } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { momentInWords } from '#period-words.ts'
import { guardedStays } from '../../people/four-eyes/steps/why-not-alone.ts'
import { guardPage, unguardPage } from '../../people/four-eyes/store.ts'
import { planOffline } from '../../planned/flows/plan-change.ts'
import { tomorrowMorning } from '../dutch-time.ts'
import { discardDraft } from '../flows/discard-draft.ts'
import { removePage, takePageOffline } from '../flows/withdraw-page.ts'
import { guardForm, offlineForm, pathForm } from '../forms.ts'
import { listAddress } from '../list/read-list-query.ts'
import { askedPath, pageAddress } from '../page-address.ts'
import { findLinks } from '../steps/find-links.ts'
import { openSheet } from '../steps/open-sheet.ts'
import { readSheet } from '../steps/read-sheet.ts'
import { findDraftOf, takePlan } from '../store.ts'
import type { Confirmation } from './confirm.page.tsx'
import type { PageSheet } from './page-sheet.ts'

const confirmations = ['offline', 'verwijderen', 'concept-weggooien'] as const

/** The page about a page, and what can be done there with one button. */
export function pageSheetRoutes(app: FastifyInstance, parts: Parts) {
  const { db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/paginas', async ({ editor, request }) => {
    const sheet = await readSheet(db, askedPath(request.query))
    const { r: news } = request.query as { r?: string }
    return sheet && renderPage('editor-page-sheet', '/redactie/paginas', { editor, sheet, news })
  })

  for (const what of confirmations) {
    const address = `/redactie/paginas/${what}`
    editorPage(app, parts, address, async ({ editor, request }) => {
      const opened = await openSheet(db, what, askedPath(request.query), editor)
      if (opened.outcome === 'open') return confirm(editor, what, opened.sheet)
      return opened.outcome === 'not-this-role' ? notYourRole : undefined
    })
  }

  async function confirm(editor: Editor, what: Confirmation, sheet: PageSheet, state?: FormState) {
    const linking = await findLinks(db, [sheet.path])
    const later = what === 'offline' ? { later: tomorrowMorning(now()) } : {}
    const props = { editor, sheet, what, linking, state, ...later }
    return renderPage('editor-confirm', `/redactie/paginas/${what}`, props)
  }

  calls.post('/api/v1/redactie/pages/offline', {
    act: 'publish',
    summary: 'Haal een pagina offline, nu of later',
    form: () => offlineForm(now()),
    async screen(state, _request, { editor }) {
      const sheet = await readSheet(db, state.values.path ?? '')
      return sheet && confirm(editor, 'offline', sheet, state)
    },
    async run({ value: { path, at }, visitor: { desk, editor, audit } }) {
      if (isHome(path)) return homeStays
      const by = editor.memberId
      if (at) {
        const { outcome } = await planOffline(desk, { path, at, by }, audit, now())
        if (outcome === 'unknown') return notThere
        if (outcome === 'guarded') return staysGuarded
        const message = `De pagina gaat offline op ${momentInWords(at.toISOString())}.`
        return { body: { message }, next: pageAddress(path, 'gaat-offline') }
      }
      const { outcome } = await takePageOffline(desk, { path, by }, audit, now())
      if (outcome === 'unknown') return notThere
      if (outcome === 'guarded') return staysGuarded
      return { body: { message: 'De pagina is offline.' }, next: pageAddress(path, 'offline') }
    },
  })

  calls.post('/api/v1/redactie/pages/remove', {
    act: 'write',
    summary: 'Verwijder een pagina',
    form: () => pathForm,
    async run({ value: { path }, visitor: { desk, editor, audit } }) {
      if (isHome(path)) return homeStays
      const { outcome } = await removePage(desk, { path, by: editor.memberId }, audit, now())
      if (outcome === 'unknown') return notThere
      if (outcome === 'not-this-role') return notYourRole
      if (outcome === 'guarded') return staysGuarded
      return { body: { message: 'De pagina is verwijderd.' }, next: listAddress({ state: 'removed' }) }
    },
  })

  calls.post('/api/v1/redactie/pages/discard', {
    act: 'write',
    summary: 'Gooi het concept van een gepubliceerde pagina weg',
    form: () => pathForm,
    async run({ value: { path }, visitor: { desk, editor } }) {
      const outcome = await discardDraft(desk, { path, by: editor.memberId }, now())
      if (outcome === 'unknown') return notThere
      if (outcome === 'not-this-role') return notYourRole
      return { body: { message: 'Het concept is weg.' }, next: pageAddress(path, 'weggegooid') }
    },
  })

  calls.post('/api/v1/redactie/pages/guard', {
    act: 'manage',
    summary: 'Bepaal of voor een pagina vier ogen nodig zijn',
    form: () => guardForm,
    async run({ value: { path, guarded }, visitor: { desk, editor, audit } }) {
      const outcome = guarded === 'yes' ? 'guarded' : 'unguarded'
      await desk.transact(async (trx) => {
        await (guarded === 'yes' ? guardPage(trx, path) : unguardPage(trx, path))
        await audit.note(trx, { event: 'page-guard', outcome, actorId: editor.memberId }, now())
      })
      return {
        body: { message: 'Je keuze is opgeslagen.' },
        next: pageAddress(path, guarded === 'yes' ? 'vier-ogen' : 'geen-vier-ogen'),
      }
    },
  })

  calls.post('/api/v1/redactie/pages/unplan', {
    act: 'publish',
    summary: 'Haal de planning van een pagina weg',
    form: () => pathForm,
    async run({ value: { path }, visitor: { desk } }) {
      const draft = await findDraftOf(db, path)
      if (!draft?.plan) return notThere
      const plan = { id: draft.id, publishAt: draft.plan.publishAt }
      await desk.transact((trx) => takePlan(trx, plan))
      return { body: { message: 'De planning is weg.' }, next: pageAddress(path, 'niet-meer-gepland') }
    },
  })
}

function isHome(path: string): boolean {
  return path === '/'
}

const staysGuarded = failureOf('refused', guardedStays)
const homeStays = failureOf('home_stays', 'De homepagina kan niet weg. Je kunt hem wel bewerken.')
