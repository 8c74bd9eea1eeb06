import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { emailAddress } from '#forms/fields.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere, type Refusal } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../editor.ts'
import { changeRole, dismissEditor, inviteEditor } from '../flows/change-editors.ts'
import { isFourEyes } from '../four-eyes/store.ts'
import type { Role } from '../roles.ts'
import { listEditors, listInvitations } from '../store.ts'

const path = '/redactie/collegas'
const email = emailAddress('Vul een e-mailadres in.')
const role = z.enum(['writer', 'chief-editor', 'administrator'] satisfies Role[], { error: 'Kies een rol.' })

/** Who belongs to the redactie, and as what: for administrators. */
export function teamRoutes(app: FastifyInstance, parts: Parts) {
  const { db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(
    app,
    parts,
    path,
    ({ editor, request }) => {
      const { r: news } = request.query as Record<string, unknown>
      return draw(editor, typeof news === 'string' ? { news } : {})
    },
    { act: 'manage' },
  )

  calls.post('/api/v1/redactie/collegas/uitnodigen', {
    act: 'manage',
    summary: 'Nodig iemand uit voor de redactie, met een rol',
    form: () => z.object({ email, role }),
    screen: (state, _request, { editor }) => draw(editor, { state }),
    async run({ value, visitor: { desk, editor, audit } }) {
      const outcome = await inviteEditor(desk, { ...value, by: editor.memberId }, audit, now())
      if (outcome === 'is-editor-already') return isColleagueAlready
      return { body: { message: 'De uitnodiging is verstuurd.' }, next: `${path}?r=uitgenodigd` }
    },
  })

  calls.post('/api/v1/redactie/collegas/rol', {
    act: 'manage',
    summary: 'Geef een collega een andere rol',
    form: () => z.object({ email, role }),
    screen: (state, _request, { editor }) => draw(editor, { state }),
    async run({ value, visitor: { desk, editor, audit } }) {
      const outcome = await changeRole(desk, { ...value, by: editor.memberId }, audit, now())
      if (outcome === 'as-it-was')
        return { body: { message: 'Deze collega had die rol al.' }, next: `${path}?r=zelfde` }
      if (outcome !== 'changed') return refusals[outcome]
      // Who gives away the role has no business here any more.
      const isOwn = value.role !== 'administrator' && (await isSelf(editor, value.email))
      return { body: { message: 'De rol is gewijzigd.' }, next: isOwn ? '/redactie' : `${path}?r=gewijzigd` }
    },
  })

  calls.post('/api/v1/redactie/collegas/verwijderen', {
    act: 'manage',
    summary: 'Haal een collega uit de redactie, of trek een uitnodiging in',
    form: () => z.object({ email }),
    screen: (state, _request, { editor }) => draw(editor, { state }),
    async run({ value, visitor: { desk, editor, audit } }) {
      const outcome = await dismissEditor(desk, { ...value, by: editor.memberId }, audit, now())
      if (outcome !== 'removed') return refusals[outcome]
      return { body: { message: 'Deze collega hoort niet meer bij de redactie.' }, next: `${path}?r=weg` }
    },
  })

  async function draw(editor: Editor, told: { news?: string; state?: FormState }) {
    const [editors, invitations] = await Promise.all([listEditors(db), listInvitations(db)])
    return renderPage('team', path, {
      ...{ editor, editors, invitations, ...told },
      isFourEyes: await isFourEyes(db),
    })
  }

  async function isSelf({ memberId }: Editor, address: string): Promise<boolean> {
    return (await listEditors(db)).some((each) => each.memberId === memberId && each.email === address)
  }
}

const isColleagueAlready = failureOf('conflict', 'Deze collega hoort al bij de redactie.')

const refusals: Record<'unknown' | 'last-administrator', Refusal> = {
  unknown: notThere,
  'last-administrator': failureOf(
    'refused',
    'Dit is de enige met de rol beheer. Geef eerst iemand anders die rol.',
  ),
}
