import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Editor } from '#features/editor/people/editor.ts'
import { parentPath } from '#features/pages/page.ts'
import type { FormState } from '#forms/answer.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere, unfit } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { copyPage } from '../flows/copy-page.ts'
import { createPage } from '../flows/create-page.ts'
import { movePage } from '../flows/move-page.ts'
import { askedPath, pageAddress } from '../page-address.ts'
import { findLinks } from '../steps/find-links.ts'
import { openSheet } from '../steps/open-sheet.ts'
import { copyForm, moveForm, newPageForm } from './placing.ts'

const made = z.strictObject({ data: z.strictObject({ id: z.string() }) })

/** Making, copying and moving pages. */
export function placingRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  const drawNew = (editor: Editor, state?: FormState) =>
    renderPage('editor-new-page', '/redactie/paginas/nieuw', { editor, state, parents: parents() })

  const drawCopy = async (editor: Editor, path: string, state?: FormState) => {
    const opened = await openSheet(db, 'kopieren', path, editor)
    if (opened.outcome !== 'open') return undefined
    const { sheet } = opened
    const props = { editor, state, parents: parents(), parent: parentPath(path) }
    return renderPage('editor-copy-page', '/redactie/paginas/kopieren', { ...props, sheet })
  }

  const drawMove = async (editor: Editor, path: string, state?: FormState) => {
    const opened = await openSheet(db, 'verplaatsen', path, editor)
    if (opened.outcome !== 'open') return undefined
    const { sheet } = opened
    const linking = await findLinks(db, [path])
    return renderPage('editor-move-page', '/redactie/paginas/verplaatsen', { editor, state, sheet, linking })
  }

  editorPage(app, parts, '/redactie/paginas/nieuw', ({ editor }) => drawNew(editor))
  editorPage(app, parts, '/redactie/paginas/kopieren', ({ editor, request }) =>
    drawCopy(editor, askedPath(request.query)),
  )
  editorPage(
    app,
    parts,
    '/redactie/paginas/verplaatsen',
    ({ editor, request }) => drawMove(editor, askedPath(request.query)),
    { act: 'publish' },
  )

  calls.post('/api/v1/redactie/pages/create', {
    act: 'write',
    summary: 'Maak een nieuwe pagina',
    answer: made,
    form: () => newPageForm,
    screen: (state, _request, { editor }) => drawNew(editor, state),
    async run({ value, visitor }) {
      const creation = await createPage(visitor.desk, { ...value, by: visitor.editor.memberId }, now())
      if (creation.outcome === 'taken') return addressTaken
      return { body: { data: { id: creation.id } }, next: `/redactie/paginas/${creation.id}/bewerken` }
    },
  })

  calls.post('/api/v1/redactie/pages/copy', {
    act: 'write',
    summary: 'Kopieer een pagina',
    answer: made,
    form: () => copyForm,
    screen: async (state, _request, { editor }) => drawCopy(editor, state.values.path ?? '', state),
    async run({ value, visitor }) {
      const copying = await copyPage(visitor.desk, { ...value, by: visitor.editor.memberId }, now())
      if (copying.outcome === 'unknown') return notThere
      if (copying.outcome === 'taken') return addressTaken
      return { body: { data: { id: copying.id } }, next: pageAddress(value.to) }
    },
  })

  calls.post('/api/v1/redactie/pages/move', {
    act: 'publish',
    summary: 'Verplaats een pagina met alles eronder',
    answer: z.strictObject({
      data: z.strictObject({ path: z.string(), moved: z.int(), renewed: z.array(z.string()) }),
    }),
    form: () => moveForm,
    screen: async (state, _request, { editor }) => drawMove(editor, state.values.path ?? '', state),
    async run({ value, visitor: { desk, editor, audit } }) {
      if (value.from === '/') return unfit('address', 'De homepagina kun je niet verplaatsen.')
      const move = await movePage(desk, { ...value, by: editor.memberId }, audit, now())
      if (move.outcome === 'unknown') return notThere
      if (move.outcome === 'taken')
        return unfit('address', `Op ${move.path} staat al een pagina. Kies een ander adres.`)
      if (move.outcome === 'guarded')
        return unfit(
          'address',
          `Voor ${move.path} zijn vier ogen nodig. Maak daar een nieuwe pagina, dan kijkt een collega hem na.`,
        )
      const { moves, renewed } = move
      return {
        body: { data: { path: value.to, moved: moves.size, renewed } },
        next: pageAddress(value.to, 'verplaatst'),
      }
    },
  })

  /** Pages that already have others below them come first in mind; the rest can be typed. */
  function parents() {
    const paths = [...content().pages.keys()]
    const above = new Set(paths.filter((path) => path !== '/').map(parentPath))
    const listed = [...above].filter((path) => content().pages.has(path)).sort()
    return listed.map((path) => ({ id: path, label: path === '/' ? 'Bovenaan' : path }))
  }
}

const addressTaken = unfit('address', 'Op dit adres staat al een pagina. Kies een ander adres.')
