import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders } from './security-headers.ts'
import type { Door } from './visitor.ts'

export const statusPath = '/api/v1/user/status'

export type AnswerStatus = (request: IncomingMessage, response: ServerResponse, onFault: () => void) => void

/**
 * Every page view of everyone asks whether somebody is logged in, so this one call is answered before Fastify begins,
 * with the bytes and headers that it would give. What goes wrong is left to Fastify.
 */
export function statusAnswerer({ jar, hasSession }: Door, isHttps: boolean): AnswerStatus {
  const headers = Object.entries({
    ...answerHeaders(isHttps),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }).flat()
  const send = (response: ServerResponse, authenticated: boolean) => {
    const body = authenticated ? '{"authenticated":true}' : '{"authenticated":false}'
    response.writeHead(200, [...headers, 'content-length', String(body.length)])
    response.end(body)
  }

  return (request, response, onFault) => {
    const token = jar.read(request, 'izz')
    if (!token || token.length > 64) return send(response, false)
    hasSession(token).then((authenticated) => send(response, authenticated), onFault)
  }
}
