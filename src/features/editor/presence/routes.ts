import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { editorCallsOf } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { findRevision } from '../drafts/store.ts'
import { mostOthers } from './presence.ts'
import { notePresence, othersAt, removePresence } from './store.ts'

const present = z.strictObject({ name: z.string(), blockId: z.string().nullable(), isOwn: z.boolean() })

const form = z.object({
  id: z.string({ error: 'We weten niet om welk concept het gaat. Laad de pagina opnieuw.' }).min(1).max(100),
  tab: z.uuid({ error: 'We weten niet in welk tabblad je werkt. Laad de pagina opnieuw.' }),
  blockId: z.string().max(200, 'Een blok heeft een te lange naam.').nullable(),
  /** The tab is closed or shows something else. */
  isLeaving: z.boolean().default(false),
})

/** Who works at a concept now. The editing screen tells and asks it every few seconds. */
export function presenceRoutes(app: FastifyInstance, parts: Parts) {
  editorCallsOf(app, parts, 'inside', 'screen').post('/api/v1/redactie/drafts/present', {
    act: 'enter',
    summary:
      'Meld dat je aan een concept werkt, en lees wie er nog meer is en of er iets nieuws is opgeslagen',
    answer: z.strictObject({
      data: z.strictObject({ others: z.array(present).max(mostOthers), revision: z.int() }),
    }),
    form: () => form,
    async run({ value: { id, tab, blockId, isLeaving }, visitor: { desk, editor } }) {
      const now = parts.now()
      const place = { draftId: id, memberId: editor.memberId, tab, blockId }
      const data = await desk.transact(async (trx) => {
        const revision = await findRevision(trx, id)
        if (revision === undefined) return undefined
        await (isLeaving ? removePresence(trx, place) : notePresence(trx, place, now))
        return { others: await othersAt(trx, place, now), revision }
      })
      return data ? { body: { data }, next: `/redactie/paginas/${id}/bewerken` } : notThere
    },
  })
}
