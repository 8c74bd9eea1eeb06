import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'
import type { FormState } from '#forms/answer.ts'
import { readForm } from '#forms/read-form.ts'
import { isCsrfToken } from './csrf.ts'
import {
  type DrawFailure,
  failedWhere,
  isFormPost,
  otherType,
  sendFailure,
  tooLarge,
  wantsJson,
} from './failures.ts'
import { comesFromElsewhere, comesFromOurPage } from './origin.ts'
import {
  csrfInvalid,
  forbidden,
  inTime,
  methodNotAllowed,
  notAllFilledIn,
  notLoggedIn,
  type Refusal,
} from './refusals.ts'
import { documentHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import { inTheme, themeOf } from './theme.ts'
import { type Door, findVisitor, type Visitor } from './visitor.ts'

/** Nothing when there is no screen left to show it on. */
type DrawnScreen = Buffer | undefined

/** What a call answers: something to say (for a browser without script: where to go next, or a page to draw), or a refusal. */
export type CallAnswer = { body: object; next: string } | { body: object; page: () => Buffer } | Refusal

export type Asked<T, V = Visitor> = { value: T; visitor: V; request: FastifyRequest; reply: FastifyReply }

/** What the published description of the calls tells. */
export type About = {
  summary: string
  /** Without it: a message. */
  answer?: z.ZodType
  needsMember?: true
  alsoTakes?: z.ZodType
  takesFile?: true
  /** The same address takes both GET and POST. */
  isShared?: true
  /** What the address may ask, beside its path. */
  query?: z.ZodType
}

/** A program sends every field with its type; a form leaves out the boxes that are not ticked. */
export type SentAs = 'json' | 'form'

export type PostCall<T, V = Visitor> = About & {
  form: (visitor: Visitor, body: unknown, sentAs: SentAs) => z.ZodType<T> | Promise<z.ZodType<T>>
  run: (asked: Asked<T, V>) => Promise<CallAnswer>
  /** Told apart by what is sent, when one call serves members and others. */
  isForMembers?: (body: unknown) => boolean
  /** The page that holds the form; without it a form post that fails gets the general page. */
  screen?: (state: FormState, request: FastifyRequest, visitor: V) => DrawnScreen | Promise<DrawnScreen>
  /** For a call that takes more than most do. */
  mostBytes?: number
}

export type GetCall<V = Visitor> = About & {
  run: (asked: Omit<Asked<undefined, V>, 'value'>) => Promise<object | Refusal>
}

export type Calls<V = Visitor> = {
  get: (path: string, call: GetCall<V>) => void
  post: <T>(path: string, call: PostCall<T, V>) => void
}

/** Lets somebody through, perhaps knowing more about them, before what they sent is read. */
export type Admit<V extends Visitor> = (visitor: Visitor) => V | Refusal | Promise<V | Refusal>

type Admission<V> = { visitor: V; at: number }

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission<Visitor> | undefined
  }
}

/** A call as it is published: what it takes, what it answers. */
export type CallDescription = About & {
  method: 'get' | 'post'
  path: string
  /** Worked out when somebody reads the description: it may ask the database. */
  form?: () => z.ZodType | Promise<z.ZodType>
}

export type CallParts = { door: Door; drawFailure: DrawFailure; described: CallDescription[] }

/** Every call of the site goes through here: who asks, may they, what did they send, and how it is answered. */
export function callsOf(app: FastifyInstance, parts: CallParts): Calls {
  return callsFor(app, parts, (visitor) => visitor)
}

export function callsFor<V extends Visitor>(
  app: FastifyInstance,
  { door, drawFailure, described }: CallParts,
  admit: Admit<V>,
): Calls<V> {
  if (!app.hasRequestDecorator('admission')) app.decorateRequest('admission')

  return {
    get(path, { run, ...about }) {
      described.push({ method: 'get', path, ...about })
      app.get(path, async (request, reply) => {
        const admitted = await admit(await findVisitor(door, request))
        const answer = isRefusal(admitted) ? admitted : await run({ visitor: admitted, request, reply })
        if (!isRefusal(answer)) return sendBody(reply, answer)
        if (wantsJson(request)) return sendRefusal(reply, answer, door.now())
        refusalHeaders(reply, answer, door.now())
        return sendFailure(request, reply, inTime(answer, door.now()), drawFailure)
      })
      const allowed: HTTPMethods[] = about.isShared ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
      refuseOtherMethods(app, path, allowed, drawFailure)
    },

    post(path, { form, run, screen, mostBytes, isForMembers = () => false, ...about }) {
      described.push({
        method: 'post',
        path,
        form: () => form({ session: undefined, audit: door.makeAudit('', '') }, {}, 'json'),
        ...about,
      })
      async function admitTo(request: FastifyRequest): Promise<V | Refusal> {
        const visitor = await admit(await findVisitor(door, request))
        if (isRefusal(visitor)) return visitor
        const refusal = refusalAtTheDoor(door, visitor, request)
        if (refusal) return refusal
        if (about.needsMember && !visitor.session) return notLoggedIn
        request.admission = { visitor, at: door.now().getTime() }
        return visitor
      }

      /** What was sent may have come slowly; who was let in is asked again whether that still holds. */
      function stillAdmitted({ admission }: FastifyRequest): V | undefined {
        const isRecent = admission && door.now().getTime() - admission.at < admissionMilliseconds
        return isRecent ? (admission.visitor as V) : undefined
      }

      app.post(path, {
        ...(mostBytes && { bodyLimit: mostBytes }),
        onRequest: async (request, reply) => {
          const unfit = about.takesFile ? undefined : findUnfitBody(app, request, mostBytes)
          if (unfit) return refuse(request, reply, unfit)

          const isRead = isGivenBack(request)
          // Who asks is asked again when what they typed has been read.
          const admitted = await admitTo(request).catch((error) => {
            if (!isRead) throw error
          })
          if (!admitted || !isRefusal(admitted) || (admitted.status === 401 && isRead)) return undefined
          return refuse(request, reply, admitted)
        },
        handler: async (request, reply) => {
          const visitor = stillAdmitted(request) ?? (await admitTo(request))
          if (isRefusal(visitor)) return refuse(request, reply, visitor)

          const isMembersOnly = about.needsMember || isForMembers(request.body)
          const answer = await answerPost({ form, run }, isMembersOnly, visitor, request, reply)
          if (isRefusal(answer))
            return refuse(request, reply, answer, (state) =>
              answer.status === 401 ? undefined : screen?.(state, request, visitor),
            )
          if (!isFormPost(request)) return sendBody(reply, answer.body)
          if ('page' in answer) return sendPage(request, reply, answer.page())
          return reply.header('cache-control', 'no-store').redirect(answer.next, 303)
        },
      })
      if (!about.isShared) refuseOtherMethods(app, path, ['POST'], drawFailure)
    },
  }

  /** Whoever was logged out meanwhile, or cannot be known now, gets back what they wrote on a page of ours, when it is short enough to read. */
  function isGivenBack(request: FastifyRequest): boolean {
    return (
      request.mediaType === 'application/x-www-form-urlencoded' &&
      request.headers['content-length'] !== undefined &&
      comesFromOurPage(request, door.origin) &&
      !findUnfitBody(app, request)
    )
  }

  async function answerPost<T>(
    { form, run }: Pick<PostCall<T, V>, 'form' | 'run'>,
    isMembersOnly: boolean,
    visitor: V,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CallAnswer> {
    if (isMembersOnly && !visitor.session) return notLoggedIn
    if (isMembersOnly && visitor.session) await door.extendSession(visitor.session)

    const schema = await form(visitor, request.body, isFormPost(request) ? 'form' : 'json')
    const reading = readForm(schema, request.body)
    if (!reading.ok) return { ...notAllFilledIn, errors: reading.errors }
    return run({ value: reading.value, visitor, request, reply })
  }

  /** As JSON, or as a page: the one that holds the form, when what was typed has been read. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    draw: (state: FormState) => DrawnScreen | Promise<DrawnScreen> = () => undefined,
  ): Promise<FastifyReply> {
    if (!isFormPost(request)) return sendRefusal(reply, refusal, door.now())
    if (refusal.redirect) return reply.header('cache-control', 'no-store').redirect(refusal.redirect, 303)

    const state = stateOf(request, inTime(refusal, door.now()))
    const drawn = await draw(state)
    return refusalHeaders(reply, refusal, door.now())
      .headers(documentHeaders)
      .type('text/html; charset=utf-8')
      .send(
        inTheme(
          drawn ?? drawFailure(whyIn(state), request.id, failedWhere(request, refusal.status)),
          themeOf(request),
        ),
      )
  }
}

const admissionMilliseconds = 1_000

/** What the headers tell of a body that no call takes: it is not read. */
function findUnfitBody(
  app: FastifyInstance,
  request: FastifyRequest,
  mostBytes?: number,
): Refusal | undefined {
  const { 'content-type': type, 'content-length': length } = request.headers
  if (type !== undefined && type !== 'application/json' && !app.hasContentTypeParser(request.mediaType ?? ''))
    return otherType
  return Number(length ?? 0) > (mostBytes ?? app.initialConfig.bodyLimit ?? 0) ? tooLarge : undefined
}

/** Writes must come from our own pages: programs show the token, forms are vouched for by the browser. */
function refusalAtTheDoor(door: Door, { session }: Visitor, request: FastifyRequest): Refusal | undefined {
  if (comesFromElsewhere(request, door.origin)) return forbidden
  if (isFormPost(request)) return comesFromOurPage(request, door.origin) ? undefined : csrfInvalid

  const secret = door.jar.read(request, 'csrf')
  return isCsrfToken(request.headers['x-csrf-token'], secret, session?.tokenHash ?? '')
    ? undefined
    : csrfInvalid
}

function isRefusal(answer: object): answer is Refusal {
  return 'errorCode' in answer
}

function sendBody(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body)
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, now: Date): FastifyReply {
  const { message, errorCode, errors, redirect, html, data } = inTime(refusal, now)
  return refusalHeaders(reply, refusal, now).send({
    message,
    errorCode,
    ...(errors && { errors }),
    ...(redirect && { redirect }),
    ...(html && { html }),
    ...(data && { data }),
  })
}

function refusalHeaders(reply: FastifyReply, { status, retryAt }: Refusal, now: Date): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (retryAt)
    reply.header('retry-after', Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1_000)))
  return reply
}

/** Not given back: secrets, and where to go next, which is read anew. */
const withheld = ['password', 'currentPassword', 'newPassword', 'redirect']

function stateOf(request: FastifyRequest, refusal: Refusal): FormState {
  const { message, errorCode, errors = {}, html, data } = refusal
  const typed = Object.entries((request.body ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !withheld.includes(entry[0]),
  )
  return {
    values: Object.fromEntries(typed),
    errors,
    message,
    errorCode,
    ...(html && { html }),
    ...(data && { data }),
  }
}

/** On a page without the form its fields have no place for what is wrong with them. */
function whyIn({ message, errors }: FormState): string {
  return Object.values(errors).flat().join(' ') || message
}

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Before the body is read: what it holds does not matter. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: HTTPMethods[],
  drawFailure: DrawFailure,
): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (request, reply) => {
      reply.header('allow', allowed.join(', '))
      return sendFailure(request, reply, methodNotAllowed, drawFailure)
    },
    handler: async () => undefined,
  })
}
