import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '#forms/messages.ts'
import { isUnavailable, secondsToComeBack } from './failures.ts'
import { answerHeaders } from './security-headers.ts'
import type { Door } from './visitor.ts'

export const statusPath = '/api/v1/user/status'

export type AnswerStatus = (request: IncomingMessage, response: ServerResponse, onFault: () => void) => void

/**
 * Every page view of everyone asks whether somebody is logged in, so this one call is answered before Fastify begins,
 * with the bytes and headers that it would give. Who cannot be looked up now is not looked up twice; what else goes
 * wrong is left to Fastify.
 */
export function statusAnswerer({ jar, findSession }: Door, isHttps: boolean): AnswerStatus {
  const answerWith = (status: number, body: string, more: Record<string, string> = {}) => {
    const headers = Object.entries({
      ...answerHeaders(isHttps),
      ...more,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }).flat()
    return (response: ServerResponse) => void response.writeHead(status, headers).end(body)
  }
  const sayYes = answerWith(200, '{"authenticated":true}')
  const sayNo = answerWith(200, '{"authenticated":false}')
  const sayLater = answerWith(503, JSON.stringify({ message: messages.general, errorCode: 'unavailable' }), {
    'retry-after': String(secondsToComeBack),
  })

  return (request, response, onFault) => {
    const token = jar.read(request, 'izz')
    if (!token || token.length > 64) return sayNo(response)
    findSession(token).then(
      (session) => (session ? sayYes : sayNo)(response),
      (error) => (isUnavailable(error) ? sayLater(response) : onFault()),
    )
  }
}
