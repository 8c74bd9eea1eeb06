import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUnavailable, secondsToComeBack, unavailable } from './failures.ts'
import type { Traffic } from './metrics/traffic.ts'
import { answerHeaders } from './security-headers.ts'
import type { Door } from './visitor.ts'

export const statusPath = '/api/v1/user/status'

export type AnswerStatus = (request: IncomingMessage, response: ServerResponse, onFault: () => void) => void

/**
 * Every page view of everyone asks whether somebody is logged in, so this one call is answered before Fastify begins,
 * with the bytes and headers that it would give. Who cannot be looked up now is not looked up twice; what else goes
 * wrong is left to Fastify.
 */
export function statusAnswerer({ jar, findSession }: Door, isHttps: boolean, traffic: Traffic): AnswerStatus {
  const answerWith = (status: number, body: string, more: Record<string, string> = {}) => {
    const headers = Object.entries({
      ...answerHeaders(isHttps),
      ...more,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }).flat()
    return (response: ServerResponse, begun: number) => {
      response.writeHead(status, headers).end(body)
      traffic.count('status', status, performance.now() - begun)
    }
  }
  const sayYes = answerWith(200, '{"authenticated":true}')
  const sayNo = answerWith(200, '{"authenticated":false}')
  const { status, errorCode, message } = unavailable
  const sayLater = answerWith(status, JSON.stringify({ message, errorCode }), {
    'retry-after': String(secondsToComeBack),
  })

  return (request, response, onFault) => {
    const begun = performance.now()
    const token = jar.read(request, 'session')
    if (!token || token.length > 64) return sayNo(response, begun)
    findSession(token).then(
      (session) => (session ? sayYes : sayNo)(response, begun),
      (error) => (isUnavailable(error) ? sayLater(response, begun) : onFault()),
    )
  }
}
