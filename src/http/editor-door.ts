import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logInPath } from '#addresses.ts'
import type { Desk } from '#database/desk.ts'
import type { Session } from '#features/account/sessions/session.ts'
import type { Editor } from '#features/editor/people/editor.ts'
import type { Act } from '#features/editor/people/roles.ts'
import { accountField, accountHeader } from '#forms/account-header.ts'
import { messages } from '#forms/messages.ts'
import type { Parts } from '#parts.ts'
import { type Calls, callsFor, type PostCall } from './calls.ts'
import { isFormPost, sendFailure } from './failures.ts'
import { isOfRedactie } from './redactie-addresses.ts'
import { forbidden, notLoggedIn, notThere, notYourRole, type Refusal } from './refusals.ts'
import { editorPageHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import { EntranceLost, findVisitor, type Visitor } from './visitor.ts'

const secondFactorPath = '/redactie/code'

/** `desk` is where they write: there it is asked once more whether they may. */
export type EditorVisitor = Visitor & { session: Session; editor: Editor; desk: Desk }
export type EditorVisit = EditorVisitor & { request: FastifyRequest; reply: FastifyReply }
/** Whoever writes a call says which act it is: the table of `roles.ts` says who may. */
export type EditorCalls = Pick<Calls<EditorVisitor>, 'get'> & {
  post: <T>(path: string, call: PostCall<T, EditorVisitor> & { act: Act }) => void
}

/** Whether the second factor was shown already, or is shown here. */
type Stage = 'inside' | 'at-the-door'
type ToDo = { stage: Stage; act: Act; askedBy: AskedBy }

/** What a screen asks by itself is no click: it does not keep anybody logged in. */
type AskedBy = 'person' | 'screen'

/** The calls of the redactie, under `/api/v1/redactie/`: as any other, with the editor who asks. */
export function editorCallsOf(
  app: FastifyInstance,
  parts: Parts,
  stage: Stage = 'inside',
  askedBy: AskedBy = 'person',
): EditorCalls {
  const callsTo = (asked: ToDo) => callsFor(app, parts, (visitor) => requireEditor(parts, visitor, asked))
  return {
    get: callsTo({ stage, act: 'enter', askedBy }).get,
    post: (path, { act, screen, ...call }) =>
      callsTo({ stage, act, askedBy }).post(path, {
        ...call,
        screen: (state, request, visitor) =>
          isTheirs(request, visitor) ? screen?.(state, request, visitor) : undefined,
        async run(asked) {
          if (!isTheirs(asked.request, asked.visitor)) return notTheirs
          try {
            const answer = await call.run(asked)
            // Whoever is told that it is done sees it on the site.
            if (askedBy === 'person' && !('errorCode' in answer)) await parts.catchUp()
            return answer
          } catch (error) {
            return askAtTheDoor(parts, asked.request, { stage, act, askedBy }, error)
          }
        },
      }),
  }
}

/** What is sent may have been typed by whoever was logged in here before. */
function isTheirs(request: FastifyRequest, { editor }: EditorVisitor): boolean {
  const { [accountField]: inForm } = (request.body ?? {}) as Record<string, unknown>
  const told = isFormPost(request) ? inForm : request.headers[accountHeader]
  return told === undefined || told === editor.memberId
}

const notTheirs = { ...forbidden, message: messages.otherAccount }

/** Whoever lost their entrance while we were busy is told what the door says now; whoever adds too much is told so. */
async function askAtTheDoor(
  parts: Parts,
  request: FastifyRequest,
  asked: ToDo,
  error: unknown,
): Promise<Refusal> {
  const { refusal } = error as { refusal?: Refusal }
  if (refusal) return refusal
  if (!(error instanceof EntranceLost)) throw error
  const answer = await requireEditor(parts, await findVisitor(parts.door, request), asked)
  return 'errorCode' in answer ? answer : notLoggedIn
}

async function requireEditor(
  parts: Parts,
  visitor: Visitor,
  { stage, act, askedBy }: ToDo = { stage: 'inside', act: 'enter', askedBy: 'person' },
): Promise<EditorVisitor | Refusal> {
  const knocked = await knock(parts, visitor, act, askedBy)
  switch (knocked.outcome) {
    case 'not-logged-in':
      return notLoggedIn
    case 'not-an-editor':
      return { ...forbidden, message: messages.editorsOnly }
    case 'not-this-role':
      return notYourRole
    case 'second-factor':
      if (stage === 'at-the-door') return knocked.visitor
      return { ...forbidden, message: messages.secondFactorNeeded, redirect: secondFactorPath }
    case 'welcome':
      return knocked.visitor
  }
}

/** A page, a file to keep, another address to go to, a refusal, or nothing: then it is not found. */
type Drawn =
  | Buffer
  | Refusal
  | { file: Buffer; name: string; type: string }
  | { redirect: string }
  | undefined
export type DrawForEditor = (visit: EditorVisit) => Drawn | Promise<Drawn>

/** A page of the redactie, under `/redactie`. */
export function editorPage(
  app: FastifyInstance,
  parts: Parts,
  path: string,
  draw: DrawForEditor,
  {
    headers = {},
    stage = 'inside',
    act = 'enter',
  }: { headers?: Record<string, string>; stage?: Stage; act?: Act } = {},
): void {
  app.get(path, async (request, reply) => {
    const knocked = await knock(parts, await findVisitor(parts.door, request), act)
    const returnUrl = Buffer.from(request.url).toString('base64url')
    reply.header('cache-control', 'no-store')
    if (knocked.outcome === 'not-logged-in')
      return reply.redirect(`${logInPath}?return-url=${returnUrl}`, 302)
    if (knocked.outcome === 'not-an-editor' || knocked.outcome === 'not-this-role') {
      const notForThem = { ...forbidden, message: messages.editorsOnly }
      const failure = knocked.outcome === 'not-an-editor' ? notForThem : notYourRole
      return sendFailure(request, reply, failure, parts.drawFailure)
    }
    if (knocked.outcome === 'second-factor' && stage === 'inside')
      return reply.redirect(`${secondFactorPath}?return-url=${returnUrl}`, 302)

    const drawn = await draw({ ...knocked.visitor, request, reply })
    if (drawn === undefined) return sendFailure(request, reply, notThere, parts.drawFailure)
    if ('errorCode' in drawn) return sendFailure(request, reply, drawn, parts.drawFailure)
    if ('redirect' in drawn) return reply.redirect(drawn.redirect, 303)
    if ('file' in drawn)
      return reply
        .header('content-disposition', `attachment; filename="${drawn.name}"`)
        .type(drawn.type)
        .send(drawn.file)
    return sendPage(request, reply, drawn, { headers: { ...editorPageHeaders, ...headers } })
  })
}

/** Whether somebody asks who is inside, for what visitors do not see yet. */
export async function isOfTheRedactie(parts: Parts, request: FastifyRequest): Promise<boolean> {
  const visitor = await findVisitor(parts.door, request)
  return (await knock(parts, visitor, 'enter', 'screen')).outcome === 'welcome'
}

/** Nothing of the redactie is for search engines, whatever is answered. */
export function keepRedactieOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOfRedactie(request.url)) reply.header('x-robots-tag', 'noindex')
    done()
  })
}

type Knock =
  | { outcome: 'welcome'; visitor: EditorVisitor }
  | { outcome: 'second-factor'; visitor: EditorVisitor }
  | { outcome: 'not-logged-in' }
  | { outcome: 'not-an-editor' }
  | { outcome: 'not-this-role' }

/** Who is not logged in, no editor, without the second factor or of another role gets no further. */
async function knock(
  { door }: Parts,
  visitor: Visitor,
  act: Act,
  askedBy: AskedBy = 'person',
): Promise<Knock> {
  const { session, audit } = visitor
  if (!session) return { outcome: 'not-logged-in' }

  const entrance = await door.findEntrance(session, audit, act)
  if (entrance.outcome === 'not-an-editor' || entrance.outcome === 'not-this-role')
    return { outcome: entrance.outcome }
  const current = askedBy === 'person' ? await door.extendSession(session) : session
  const desk = door.openDesk(current, act)
  return { outcome: entrance.outcome, visitor: { audit, session: current, editor: entrance.editor, desk } }
}
