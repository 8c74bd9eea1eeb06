import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Desk } from '#database/desk.ts'
import type { Session } from '#features/account/sessions/session.ts'
import type { Editor } from '#features/editor/people/editor.ts'
import { messages } from '#forms/messages.ts'
import type { Parts } from '#parts.ts'
import { type Calls, callsFor } from './calls.ts'
import { sendFailure } from './failures.ts'
import { forbidden, notLoggedIn, type Refusal } from './refusals.ts'
import { editorPageHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import { EntranceLost, findVisitor, type Visitor } from './visitor.ts'

export const secondFactorPath = '/redactie/code'

/** `desk` is where they write: there it is asked once more whether they may. */
export type EditorVisitor = Visitor & { session: Session; editor: Editor; desk: Desk }
export type EditorVisit = EditorVisitor & { request: FastifyRequest; reply: FastifyReply }
export type EditorCalls = Calls<EditorVisitor>

/** Whether the second factor was shown already, or is shown here. */
type Stage = 'inside' | 'at-the-door'

/** What a screen asks by itself is no click: it does not keep anybody logged in. */
type AskedBy = 'person' | 'screen'

/** The calls of the redactie, under `/api/v1/redactie/`: as any other, with the editor who asks. */
export function editorCallsOf(
  app: FastifyInstance,
  parts: Parts,
  stage: Stage = 'inside',
  askedBy: AskedBy = 'person',
): EditorCalls {
  const calls = callsFor(app, parts, (visitor) => requireEditor(parts, visitor, stage, askedBy))
  return {
    get: calls.get,
    post: (path, call) =>
      calls.post(path, {
        ...call,
        run: (asked) => call.run(asked).catch((error) => askAtTheDoor(parts, asked.request, stage, error)),
      }),
  }
}

/** Whoever lost their entrance while we were busy is told what the door says now; whoever adds too much is told so. */
async function askAtTheDoor(
  parts: Parts,
  request: FastifyRequest,
  stage: Stage,
  error: unknown,
): Promise<Refusal> {
  const { refusal } = error as { refusal?: Refusal }
  if (refusal) return refusal
  if (!(error instanceof EntranceLost)) throw error
  const answer = await requireEditor(parts, await findVisitor(parts.door, request), stage)
  return 'errorCode' in answer ? answer : notLoggedIn
}

export async function requireEditor(
  parts: Parts,
  visitor: Visitor,
  stage: Stage = 'inside',
  askedBy: AskedBy = 'person',
): Promise<EditorVisitor | Refusal> {
  const knocked = await knock(parts, visitor, askedBy)
  switch (knocked.outcome) {
    case 'not-logged-in':
      return notLoggedIn
    case 'not-an-editor':
      return { ...forbidden, message: messages.editorsOnly }
    case 'second-factor':
      if (stage === 'at-the-door') return knocked.visitor
      return { ...forbidden, message: messages.secondFactorNeeded, redirect: secondFactorPath }
    case 'welcome':
      return knocked.visitor
  }
}

/** A page, a file to keep, another address to go to, or nothing: then it is not found. */
type Drawn = Buffer | { file: Buffer; name: string; type: string } | { redirect: string } | undefined
type DrawForEditor = (visit: EditorVisit) => Drawn | Promise<Drawn>

/** A page of the redactie, under `/redactie`. */
export function editorPage(
  app: FastifyInstance,
  parts: Parts,
  path: string,
  draw: DrawForEditor,
  { headers = {}, stage = 'inside' }: { headers?: Record<string, string>; stage?: Stage } = {},
): void {
  app.get(path, async (request, reply) => {
    const knocked = await knock(parts, await findVisitor(parts.door, request))
    const returnUrl = Buffer.from(request.url).toString('base64url')
    reply.header('cache-control', 'no-store')
    if (knocked.outcome === 'not-logged-in') return reply.redirect(`/inloggen?return-url=${returnUrl}`, 302)
    if (knocked.outcome === 'not-an-editor') {
      const failure = { ...forbidden, message: messages.editorsOnly }
      return sendFailure(request, reply, failure, parts.drawFailure)
    }
    if (knocked.outcome === 'second-factor' && stage === 'inside')
      return reply.redirect(`${secondFactorPath}?return-url=${returnUrl}`, 302)

    const drawn = await draw({ ...knocked.visitor, request, reply })
    if (drawn === undefined) {
      const missing = parts.renderPage('not-found', '/404', { picture: parts.pictures.get('niet-gevonden') })
      return sendPage(request, reply, missing, { status: 404 })
    }
    if ('redirect' in drawn) return reply.redirect(drawn.redirect, 303)
    if ('file' in drawn)
      return reply
        .header('content-disposition', `attachment; filename="${drawn.name}"`)
        .type(drawn.type)
        .send(drawn.file)
    return sendPage(request, reply, drawn, { headers: { ...editorPageHeaders, ...headers } })
  })
}

/** Nothing of the redactie is for search engines, whatever is answered. */
export function keepRedactieOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api\/v1\/)?redactie(\/|\?|$)/.test(request.url)) reply.header('x-robots-tag', 'noindex')
    done()
  })
}

type Knock =
  | { outcome: 'welcome'; visitor: EditorVisitor }
  | { outcome: 'second-factor'; visitor: EditorVisitor }
  | { outcome: 'not-logged-in' }
  | { outcome: 'not-an-editor' }

/** Who is not logged in, no editor, or without the second factor gets no further. */
async function knock({ door }: Parts, visitor: Visitor, askedBy: AskedBy = 'person'): Promise<Knock> {
  const { session, audit } = visitor
  if (!session) return { outcome: 'not-logged-in' }

  const entrance = await door.findEntrance(session, audit)
  if (entrance.outcome === 'not-an-editor') return entrance
  const current = askedBy === 'person' ? await door.extendSession(session) : session
  const desk = door.openDesk(current)
  return { outcome: entrance.outcome, visitor: { audit, session: current, editor: entrance.editor, desk } }
}
