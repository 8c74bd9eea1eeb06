import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { readable } from '#forms/fields.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../../people/editor.ts'
import { isFourEyes } from '../../people/four-eyes/store.ts'
import { changeSetting } from '../flows/change-setting.ts'
import { mergeSetting } from '../merge-setting.ts'
import type { Effect, Setting } from '../setting.ts'
import { differenceOf } from '../setting-difference.ts'
import { drawHistory } from '../setting-history.ts'
import { findPast } from '../steps/find-past.ts'
import { declineProposal } from './flows/decline-proposal.ts'
import { findProposal } from './store.ts'

const word = () => readable('Laad de pagina opnieuw.').max(200, 'Laad de pagina opnieuw.')
const decisionForm = z.object({
  id: word(),
  decision: z.enum(['accept', 'decline'], { error: 'Kies of je het overneemt.' }),
  confirmed: word().optional(),
})

/** The changes of settings that wait for a second person, and what that person makes of them. */
export function proposalRoutes(app: FastifyInstance, parts: Parts) {
  for (const setting of parts.settings.filter(({ isGuarded }) => isGuarded)) routesOf(app, parts, setting)
}

function routesOf(app: FastifyInstance, parts: Parts, setting: Setting) {
  const { content, db, now, renderPage } = parts
  const { slug, title } = setting.formFor(content())
  const path = `/redactie/instellingen/${slug}`

  editorPage(app, parts, `${path}/voorstel`, ({ editor }) => draw(editor), { act: 'change-settings' })

  async function draw(editor: Editor, state?: FormState) {
    const proposal = await findProposal(db, setting.name)
    if (!proposal) return undefined
    const form = setting.formFor(content())
    const before = await setting.read(db, content())
    const past = await findPast(db, setting.name, form, proposal.typed, before)
    const { values, renames } = mergeSetting(form, proposal.typed, before, past)
    const difference = differenceOf(form, before, values, renames)
    const { id, at, by, byId } = proposal
    const noted = { id, at, by: by ?? undefined, difference: JSON.stringify(difference) }
    // Nobody takes over what they were not shown.
    const [change] = await drawHistory(form, [noted], Number.POSITIVE_INFINITY)
    if (!change) return undefined
    const isOwn = byId === editor.memberId
    const toConfirm = state?.data as { effects?: Effect[]; confirmation: string } | undefined
    return renderPage('setting-proposal', `${path}/voorstel`, {
      ...{ editor, title, slug, change, isOwn },
      mayAccept: !isOwn || !(await isFourEyes(db)),
      ...(state && { state }),
      ...(toConfirm?.effects && { toConfirm: { ...toConfirm, effects: toConfirm.effects } }),
    })
  }

  editorCallsOf(app, parts).post(`/api/v1${path}/voorstel`, {
    act: 'change-settings',
    summary: `Neem een voorgestelde wijziging van de instelling ${slug} over, of niet`,
    form: () => decisionForm,
    screen: (state, _request, { editor }) => draw(editor, state),
    async run({ value: { id, decision, confirmed = '' }, visitor: { desk, editor, audit } }) {
      const proposal = await findProposal(db, setting.name)
      if (proposal?.id !== id) return notThere
      const by = editor.memberId
      if (decision === 'decline') {
        const outcome = await declineProposal(desk, { proposal, path, by }, audit, now())
        if (outcome === 'unknown') return notThere
        return { body: { message: 'De wijziging is niet overgenomen.' }, next: `${path}?voorstel=weg` }
      }
      const write = { typed: proposal.typed, document: undefined, revision: '', confirmed, by, proposal }
      const saved = await changeSetting(desk, setting, content(), write, audit, now())
      switch (saved.outcome) {
        case 'saved':
          return { body: { message: 'De wijziging is overgenomen.' }, next: `${path}?opgeslagen` }
        case 'refused':
          return failureOf('refused', saved.fault)
        case 'unconfirmed':
          return {
            ...failureOf(
              'unconfirmed',
              'Nog niet overgenomen. Dit verandert op deze plaatsen. Klopt dat? Kies dan: Ja, neem over.',
            ),
            data: { effects: saved.effects, confirmation: saved.confirmation },
          }
        default:
          return outdated
      }
    },
  })
}

const outdated = failureOf(
  'conflict',
  'Dit past niet meer bij wat er nu staat: dezelfde regel is intussen gewijzigd. Neem het voorstel niet over, en maak de wijziging opnieuw.',
)
