import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The specification's sentence for whatever has no better one. */
export const generalFailure = 'Er is een fout opgetreden, probeer het later opnieuw.'

type Failure = { status: number; errorCode: string; message: string }

/** Programs that ask for JSON get JSON, people get a page; neither is told what broke inside. */
export function failureRoutes(
  app: FastifyInstance,
  drawError: (message: string, requestId: string) => string,
) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toFailure(error)
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendFailure(request, reply, failure, drawError)
  })
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, errorCode, message }: Failure,
  drawPage: (message: string, requestId: string) => string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (wantsJson(request)) return reply.send({ message, errorCode })
  return reply.type('text/html; charset=utf-8').send(drawPage(message, request.id))
}

export function wantsJson(request: FastifyRequest): boolean {
  return (
    /^\/(api|actions)\//.test(request.url) || (request.headers.accept ?? '').startsWith('application/json')
  )
}

function toFailure(error: FastifyError): Failure {
  const status = error.statusCode ?? 500
  return clientFailures[status] ?? (isUnavailable(error) ? unavailable : internal)
}

const internal: Failure = { status: 500, errorCode: 'internal_error', message: generalFailure }
const unavailable: Failure = { status: 503, errorCode: 'unavailable', message: generalFailure }

const clientFailures: Record<number, Failure> = {
  400: {
    status: 400,
    errorCode: 'bad_request',
    message: 'Deze aanvraag begrijpen we niet. Probeer het opnieuw.',
  },
  413: { status: 413, errorCode: 'too_large', message: 'Dit is te groot om te versturen. Maak het korter.' },
  415: {
    status: 415,
    errorCode: 'unsupported_media_type',
    message: 'Deze aanvraag heeft een vorm die we niet kennen.',
  },
}

/** The database cannot be reached, is starting or is shutting down. */
function isUnavailable(error: FastifyError): boolean {
  const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']
  return (
    unreachable.includes(error.code) ||
    /^(57P0|08|53)/.test(error.code ?? '') ||
    /timeout/i.test(error.message)
  )
}
