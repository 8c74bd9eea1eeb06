import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dismissAddress } from '#features/pages/missed/store.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { readable } from '#forms/fields.ts'
import { spellUnreadable } from '#forms/readable.ts'
import { type DrawForEditor, type EditorVisitor, editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notAllFilledIn, notThere, type Refusal } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { pageOptionsOf } from '../page-options.ts'
import { whyNotAdded } from '../redirects/not-added.ts'
import { addRedirects, type Redirect } from '../settings/flows/add-redirects.ts'
import { redirectsSetting } from '../settings/kinds/redirects.setting.ts'
import { readSetting } from '../settings/read-setting.ts'
import { readMissed } from './steps/read-missed.ts'

const path = '/redactie/niet-gevonden'
const address = () => readable('Laad de pagina opnieuw.').max(300, 'Gebruik hooguit 300 tekens.')
/** What visitors asked for in vain, and what an editor does about it. */
export function missedRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage, searcher } = parts
  const calls = editorCallsOf(app, parts)

  const drawFor: DrawForEditor = ({ editor, request }) => {
    const { r: news } = request.query as Record<string, unknown>
    return draw({ editor }, typeof news === 'string' ? { news } : {})
  }
  editorPage(app, parts, path, drawFor, { act: 'change-settings' })

  calls.post('/api/v1/redactie/missed/redirect', {
    act: 'change-settings',
    summary: 'Verwijs een adres dat bezoekers niet vonden door naar een pagina',
    form: () => z.object({ from: address(), to: address() }),
    screen: (state, _request, visitor) => draw(visitor, { state }),
    async run({ value, visitor: { desk, editor, audit } }) {
      const redirect = { from: value.from, to: value.to.trim() }
      const reading = readSetting(redirectsSetting, { fields: {}, rows: [redirect] }, content())
      if (!reading.ok) {
        const messages = Object.values(reading.errors).flat()
        return { ...notAllFilledIn, errors: { to: messages } }
      }
      const write = { redirects: [redirect], by: editor.memberId }
      const saved = await addRedirects(desk, redirectsSetting, content(), write, audit, now())
      if (saved.outcome === 'taken') return leadsElsewhere([...saved.taken.values()])
      if (saved.outcome !== 'saved') return failureOf('refused', whyNotAdded(saved).join(' '))
      return { body: { message: 'De doorverwijzing is toegevoegd.' }, next: `${path}?r=doorverwezen` }
    },
  })

  calls.post('/api/v1/redactie/missed/dismiss', {
    act: 'change-settings',
    summary: 'Laat een adres dat bezoekers niet vonden weg uit de lijst',
    form: () => z.object({ from: address() }),
    screen: (state, _request, visitor) => draw(visitor, { state }),
    async run({ value: { from }, visitor: { desk } }) {
      const isDismissed = await desk.transact((trx) => dismissAddress(trx, from, now()))
      if (!isDismissed) return notThere
      return { body: { message: 'Dit adres zie je niet meer.' }, next: `${path}?r=weg` }
    },
  })

  async function draw({ editor }: Pick<EditorVisitor, 'editor'>, told: { news?: string; state?: FormState }) {
    const missed = await readMissed(db, content(), searcher.index(), now())
    return renderPage('missed', path, { editor, missed, pages: pageOptionsOf(content()), ...told })
  }
}

/** Whoever sent it on meanwhile is not overwritten by one press. */
function leadsElsewhere(taken: Redirect[]): Refusal {
  const words = taken.map(
    ({ from, to }) => `${spellUnreadable(from)} gaat nu al naar ${spellUnreadable(to)}.`,
  )
  return failureOf(
    'conflict',
    `${words.join(' ')} Wil je iets anders? Pas het aan bij Alle doorverwijzingen.`,
  )
}
