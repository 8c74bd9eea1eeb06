import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Editor } from '#features/editor/people/editor.ts'
import { messages } from '#forms/messages.ts'
import type { Parts } from '#parts.ts'
import { type Calls, callsFor } from './calls.ts'
import { sendFailure } from './failures.ts'
import { forbidden, notLoggedIn, type Refusal } from './refusals.ts'
import { editorPageHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import { findVisitor, type Visitor } from './visitor.ts'

export const secondFactorPath = '/redactie/code'

export type EditorVisitor = Visitor & { editor: Editor }
export type EditorVisit = { editor: Editor; request: FastifyRequest; reply: FastifyReply }
export type EditorCalls = Calls<EditorVisitor>

type Knock =
  | { outcome: 'welcome' | 'second-factor'; visitor: EditorVisitor }
  | { outcome: 'not-logged-in' | 'not-an-editor' }

/** Who is not logged in, no editor, or without the second factor gets no further. */
async function knock({ db, door, now }: Parts, visitor: Visitor): Promise<Knock> {
  const { session, mark } = visitor
  if (!session) return { outcome: 'not-logged-in' }

  const entrance = await door.findEditor(session)
  if (entrance.outcome === 'not-an-editor') {
    const { memberId } = session
    await mark.note(
      db,
      { event: 'access-refused', outcome: 'not-an-editor', memberId, actorId: memberId },
      now(),
    )
    return entrance
  }
  const extended = await door.extendSession(session)
  return { outcome: entrance.outcome, visitor: { ...visitor, session: extended, editor: entrance.editor } }
}

/** The calls of the redactie, under `/api/v1/redactie/`: as any other, with the editor who asks. */
export function editorCallsOf(app: FastifyInstance, parts: Parts): EditorCalls {
  return callsFor(app, parts, (visitor) => requireEditor(parts, visitor))
}

export async function requireEditor(parts: Parts, visitor: Visitor): Promise<EditorVisitor | Refusal> {
  const knocked = await knock(parts, visitor)
  switch (knocked.outcome) {
    case 'welcome':
      return knocked.visitor
    case 'not-logged-in':
      return notLoggedIn
    case 'second-factor':
      return { ...forbidden, message: messages.secondFactorNeeded, redirect: secondFactorPath }
    case 'not-an-editor':
      return { ...forbidden, message: messages.editorsOnly }
  }
}

type DrawForEditor = (visit: EditorVisit) => string | undefined | Promise<string | undefined>

/** A page of the redactie, under `/redactie`. What is not there to draw is not found. */
export function editorPage(
  app: FastifyInstance,
  parts: Parts,
  path: string,
  draw: DrawForEditor,
  headers: Record<string, string> = {},
): void {
  app.get(path, async (request, reply) => {
    const knocked = await knock(parts, await findVisitor(parts.door, request))
    reply.header('cache-control', 'no-store')
    switch (knocked.outcome) {
      case 'not-logged-in':
        return reply.redirect(`/inloggen?return-url=${Buffer.from(request.url).toString('base64url')}`, 302)
      case 'second-factor':
        return reply.redirect(secondFactorPath, 302)
      case 'not-an-editor':
        return sendFailure(request, reply, { ...forbidden, message: messages.editorsOnly }, parts.drawFailure)
    }
    const html = await draw({ editor: knocked.visitor.editor, request, reply })
    if (html === undefined) return reply.callNotFound()
    return sendPage(request, reply, html, { headers: { ...editorPageHeaders, ...headers } })
  })
}

/** Nothing of the redactie is for search engines, whatever is answered. */
export function keepRedactieOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api\/v1\/)?redactie(\/|\?|$)/.test(request.url)) reply.header('x-robots-tag', 'noindex')
    done()
  })
}
