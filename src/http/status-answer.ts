import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders } from './security-headers.ts'
import type { Door } from './visitor.ts'

export const statusPath = '/api/v1/user/status'

export type AnswerStatus = (request: IncomingMessage, response: ServerResponse, onFault: () => void) => void

/**
 * Every page view of everyone asks whether somebody is logged in, so this one call is answered before Fastify begins,
 * with the bytes and headers that it would give. What goes wrong is left to Fastify.
 */
export function statusAnswerer({ jar, findSession }: Door, isHttps: boolean): AnswerStatus {
  const answerWith = (body: string) => {
    const headers = Object.entries({
      ...answerHeaders(isHttps),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
    }).flat()
    return (response: ServerResponse) => void response.writeHead(200, headers).end(body)
  }
  const sayYes = answerWith('{"authenticated":true}')
  const sayNo = answerWith('{"authenticated":false}')

  return (request, response, onFault) => {
    const token = jar.read(request, 'izz')
    if (!token || token.length > 64) return sayNo(response)
    findSession(token).then((session) => (session ? sayYes : sayNo)(response), onFault)
  }
}
