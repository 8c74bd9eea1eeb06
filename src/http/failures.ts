import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Entry, type FailedWhere, type Failure, failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import { documentHeaders } from './security-headers.ts'
import { inTheme, themeOf } from './theme.ts'

/** Draws the page that tells a person what went wrong, in the frame of where they are. */
export type DrawFailure = (message: string, requestId: string, where?: FailedWhere) => Buffer

/** Programs that ask for JSON get JSON, people get a page; neither is told what broke inside. */
export function failureRoutes(app: FastifyInstance, draw: DrawFailure) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toFailure(error)
    if (failure.status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed')
    return sendFailure(request, reply, failure, draw)
  })
}

/** An address that cannot be read never reaches a route. */
export function answerUnreadable(draw: DrawFailure, headers: Record<string, string>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    sendFailure(request, reply.headers(headers), unreadable, draw)
  }
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, errorCode, message }: Failure,
  draw: DrawFailure,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', secondsToComeBack)
  if (wantsJson(request)) return reply.send({ message, errorCode })
  return reply
    .headers(documentHeaders)
    .type('text/html; charset=utf-8')
    .send(inTheme(draw(message, request.id, failedWhere(request, status)), themeOf(request)))
}

/** Of whoever is not logged in a body is read only when it comes from a page of ours: nobody sends again what another site made up. */
export function failedWhere(request: FastifyRequest, status: number): FailedWhere {
  const typed = isFormPost(request) ? entriesIn(request.body) : []
  return { url: request.url, typed, isLoggedOut: status === 401, mayPass: passing.includes(status) }
}

const passing = [401, 500, 503]

/** Without passwords. A field that was sent twice is in it twice. */
function entriesIn(body: unknown): Entry[] {
  return Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([name]) => !/password/i.test(name))
    .flatMap(([name, value]) => [value].flat().map((each): [string, unknown] => [name, each]))
    .filter((entry): entry is Entry => typeof entry[1] === 'string')
}

/** Calls answer with JSON, unless a browser sent a form to them or wants to show a page. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  if (accept.startsWith('application/json')) return true
  return /^\/(api|actions)\//.test(request.url) && !isFormPost(request) && !accept.includes('text/html')
}

/** A file has the same shape from a form and from our own scripts; those ask for JSON. */
export function isFormPost(request: FastifyRequest): boolean {
  const { accept = '', 'content-type': type = '' } = request.headers
  if (type.startsWith('multipart/form-data')) return !accept.startsWith('application/json')
  return type.startsWith('application/x-www-form-urlencoded')
}

export const secondsToComeBack = 5

export const unreadable = failureOf('bad_request', messages.unreadable)
export const tooLarge = failureOf('too_large', messages.tooLarge)
export const addressTooLong = failureOf('uri_too_long', messages.addressTooLong)
export const tooManyHeaders = failureOf('headers_too_large', messages.headersTooLarge)
export const tooSlow = failureOf('timeout', messages.tooSlow)
export const otherType = failureOf('unsupported_media_type', messages.otherType)
export const unexpected = failureOf('expectation_failed', messages.unexpected)
const beyondTheEnd = failureOf('range_not_satisfiable', messages.beyondTheEnd)
export const unknownCall = failureOf('not_found', messages.unknownCall)
const internal = failureOf('internal_error', messages.general)
export const unavailable = failureOf('unavailable', messages.general)

/** Longer than any of ours, with what somebody searches for or where they came from in it. */
export const longestAddress = 6_000

function toFailure(error: FastifyError): Failure {
  const { statusCode = 500 } = error
  // Who asks for a folder of files is told that it may not be read; for us it is not there.
  if (statusCode === 403) return unknownCall
  const known = [tooLarge, otherType, beyondTheEnd].find(({ status }) => status === statusCode)
  if (known) return known
  if (statusCode >= 400 && statusCode < 500) return unreadable
  return statusCode === 503 || isUnavailable(error) ? unavailable : internal
}

/** Network faults, then what PostgreSQL says when it stops, starts, is full or may only be read. */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|ETIMEDOUT|57P0.|57014|08...|53...|25006|55P03)$/

/** The file is held by another, cannot be read or written, or the disk is full; the higher bytes tell more. */
const unavailableInSqlite = [5, 10, 13, 14]

/** The database cannot be reached, has no room, or did not answer in time. */
export function isUnavailable({ code, message, errcode }: FastifyError & { errcode?: number }): boolean {
  return (
    unavailableCodes.test(code ?? '') ||
    unavailableInSqlite.includes((errcode ?? 0) & 255) ||
    /timeout|Connection terminated|Client has encountered a connection error/i.test(message)
  )
}
